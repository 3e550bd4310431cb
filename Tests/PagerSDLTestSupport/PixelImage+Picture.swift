package import PagerSDL
package import PagerTestSupport

extension PixelImage {
  /// Takes the colours of a picture.
  package init(_ picture: Picture) {
    let (columns, rows) = (picture.width, picture.height)
    self.init(width: columns, height: rows) { target in
      picture.withPixels { source, stride in
        var row = 0
        while row < rows {
          var column = 0
          while column < columns {
            target[row * columns + column] = source[row * stride + column]
            column += 1
          }
          row += 1
        }
      }
    }
  }
}
