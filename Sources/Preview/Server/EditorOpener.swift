/// Opens a file of the sources in the person's editor.
struct EditorOpener: Sendable {
}
