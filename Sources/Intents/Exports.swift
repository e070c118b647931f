// A widget source that imports only Intents uses Foundation's names, as with Apple's module.
@_exported public import Foundation
@_exported public import VitrineFoundation
