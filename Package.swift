// swift-tools-version: 6.2
import Glibc
import PackageDescription

/// The settings of every Swift target: Swift 6 mode, explicit import visibility, no warnings.
let strict: [SwiftSetting] = [
  .swiftLanguageMode(.v6),
  .treatAllWarnings(as: .error),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// Whether this machine's C library reads packed relocations, as glibc does from 2.36 on.
let packsRelocations: Bool = {
  // "glibc 2.36"
  var name = [CChar](repeating: 0, count: 64)
  confstr(CInt(_CS_GNU_LIBC_VERSION), &name, name.count)
  let words = name.prefix { $0 != 0 }.split { $0 == 32 || $0 == 46 }
  let numbers = words.map { word in word.reduce(0) { $0 * 10 + Int($1) - 48 } }
  return numbers.count >= 3 && (numbers[1], numbers[2]) >= (2, 36)
}()

/// A released program carries what it uses of Swift's library, and loads 9 libraries fewer.
///
/// That is 2 ms of the start and 2.5 MB. Test bundles cannot: the test library brings Swift's along.
/// What runs from the start through a turn lies side by side, which keeps 1.7 MB of code out of memory;
/// the list is made by `.ci/hot-functions`, and may be old: names that are gone do no harm. Packed
/// relocations and no exported names are another 0.5 MB, and a twentieth of the start.
func released(_ program: String) -> [LinkerSetting] {
  let hot = "\(Context.packageDirectory)/Assets/hot-functions/\(program).txt"
  var flags = [
    "-static-stdlib", "-use-ld=lld", "-Xlinker", "--no-warn-symbol-ordering",
    "-Xlinker", "--symbol-ordering-file=\(hot)", "-Xlinker", "--no-export-dynamic",
  ]
  if packsRelocations {
    flags += ["-Xlinker", "-z", "-Xlinker", "pack-relative-relocs"]
  }
  return [.unsafeFlags(flags, .when(configuration: .release))]
}

let package = Package(
  name: "vpage",
  products: [
    .library(name: "PagerCore", targets: ["PagerCore"]),
    .library(name: "PagerSDL", targets: ["PagerSDL"]),
    .library(name: "PagerText", targets: ["PagerText"]),
    .library(name: "PagerTrace", targets: ["PagerTrace"]),
    .library(name: "PagerCapture", targets: ["PagerCapture"]),
    .library(name: "PagerTesting", targets: ["PagerTesting"]),
    .library(name: "CSDL2", targets: ["CSDL2"]),
    .executable(name: "vpage-demo", targets: ["vpage-demo-main"]),
    .executable(name: "vpage-bench", targets: ["vpage-bench"]),
    .executable(name: "vpage-floor", targets: ["vpage-floor"]),
  ],
  targets: [
    // One room per C library: a module map and a header, no logic.
    .systemLibrary(name: "CSDL2", providers: [.apt(["libsdl2-dev"])]),
    .systemLibrary(name: "CSDL2TTF", providers: [.apt(["libsdl2-ttf-dev"])]),
    .systemLibrary(name: "CPNG", pkgConfig: "libpng", providers: [.apt(["libpng-dev"])]),
    .systemLibrary(
      name: "CFontconfig", pkgConfig: "fontconfig", providers: [.apt(["libfontconfig-dev"])]),
    // Not linked: loaded by hand for texts that need it.
    .systemLibrary(name: "CICU", providers: [.apt(["libicu-dev"])]),
    .systemLibrary(name: "CHarfBuzz", providers: [.apt(["libharfbuzz-dev"])]),
    .systemLibrary(name: "CFriBidi", pkgConfig: "fribidi", providers: [.apt(["libfribidi-dev"])]),

    .target(
      name: "PagerCore", swiftSettings: strict, linkerSettings: [.linkedLibrary("m")]),
    // The text form of a run: knows no pixels.
    .target(name: "PagerTrace", dependencies: ["PagerCore"], swiftSettings: strict),
    .target(name: "SDLVideo", dependencies: ["CSDL2", "CPNG"], swiftSettings: strict),
    // The component and its window: no text, no files.
    .target(
      name: "PagerSDL", dependencies: ["PagerCore", "SDLVideo", "CSDL2"], swiftSettings: strict),
    .target(
      name: "PagerText",
      dependencies: [
        "PagerCore", "PagerSDL", "SDLVideo", "CSDL2", "CSDL2TTF", "CFontconfig", "CFriBidi",
        "CHarfBuzz", "CICU",
      ],
      swiftSettings: strict),
    // Everything that turns a run into files.
    .target(
      name: "PagerCapture", dependencies: ["PagerCore", "PagerTrace", "PagerSDL", "SDLVideo"],
      swiftSettings: strict),
    // What the desktop wants of all programs; knows neither SDL nor pagers.
    .target(name: "DesktopSettings", swiftSettings: strict),
    .target(
      name: "PagerTesting",
      dependencies: ["PagerCore", "PagerTrace", "PagerSDL", "PagerCapture", "SDLVideo"],
      swiftSettings: strict),
    // The demo but for its main: a library, so that the measurements can link its scenes too.
    .target(
      name: "vpage-demo",
      dependencies: [
        "PagerCore", "PagerTrace", "PagerSDL", "PagerText", "PagerCapture", "DesktopSettings",
      ],
      swiftSettings: strict),
    .executableTarget(
      name: "vpage-demo-main", dependencies: ["vpage-demo"], swiftSettings: strict,
      linkerSettings: released("vpage-demo")),

    // Measurements: our own, and the C program that is the floor for SDL2.
    .target(name: "CMallocCount"),
    .executableTarget(
      name: "vpage-bench",
      dependencies: [
        "PagerCore", "PagerTrace", "PagerSDL", "PagerText", "PagerCapture", "SDLVideo",
        "vpage-demo",
        "CMallocCount",
      ],
      swiftSettings: strict, linkerSettings: released("vpage-bench")),
    .executableTarget(
      name: "vpage-floor",
      linkerSettings: [.linkedLibrary("SDL2"), .linkedLibrary("SDL2_ttf"), .linkedLibrary("m")]),

    .target(
      name: "PagerTestSupport",
      dependencies: ["PagerTesting", "PagerCore", "PagerTrace", "SDLVideo"],
      path: "Tests/PagerTestSupport", swiftSettings: strict),
    // A stage of test cards, for the tests of what shows or captures a pager.
    .target(
      name: "PagerSDLTestSupport",
      dependencies: ["PagerSDL", "PagerCapture", "PagerCore", "PagerTestSupport"],
      path: "Tests/PagerSDLTestSupport", swiftSettings: strict),
    // The package as a whole: what none of its targets can know.
    .testTarget(
      name: "HouseTests", dependencies: ["PagerTesting", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerCoreTests",
      dependencies: ["PagerCore", "PagerTrace", "PagerTesting", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerTraceTests",
      dependencies: ["PagerTrace", "PagerCore", "PagerTesting", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "SDLVideoTests",
      dependencies: ["SDLVideo", "CSDL2", "PagerTesting", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerSDLTests",
      dependencies: [
        "PagerSDL", "PagerCapture", "PagerTrace", "PagerCore", "SDLVideo", "CSDL2", "PagerTesting",
        "PagerTestSupport", "PagerSDLTestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerCaptureTests",
      dependencies: [
        "PagerCapture", "PagerTrace", "PagerSDL", "PagerCore", "SDLVideo", "PagerTesting",
        "PagerTestSupport", "PagerSDLTestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "PagerTextTests",
      dependencies: [
        "PagerText", "PagerSDL", "PagerCore", "PagerTesting", "SDLVideo", "CSDL2",
        "PagerTestSupport",
      ],
      swiftSettings: strict),
    .testTarget(
      name: "PagerTestingTests",
      dependencies: [
        "PagerTesting", "PagerText", "PagerCapture", "PagerTrace", "PagerSDL", "PagerCore",
        "PagerTestSupport",
      ],
      exclude: ["Goldens"],
      swiftSettings: strict),
    .testTarget(
      name: "DesktopSettingsTests",
      dependencies: ["DesktopSettings", "PagerTesting", "PagerTestSupport"],
      swiftSettings: strict),
    .testTarget(
      name: "DemoTests",
      dependencies: [
        "vpage-demo", "PagerTesting", "PagerTestSupport", "PagerCore", "PagerTrace", "PagerSDL",
        "PagerCapture", "PagerText", "CSDL2", "DesktopSettings",
      ],
      exclude: ["Goldens", "Traces"],
      swiftSettings: strict),
  ]
)
