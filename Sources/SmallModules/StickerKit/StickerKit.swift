@_exported public import UIKit

// Stickers, as a name that sources import.
