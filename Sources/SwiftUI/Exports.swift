// `import SwiftUI` brings these along on Apple's platforms; sources rely on it.
@_exported public import VitrineCombine
@_exported public import CoreGraphics
@_exported public import Foundation
@_exported public import Observation
@_exported public import UIKit
@_exported public import VitrineFoundation
