import { addons } from 'storybook/preview-api'
import { createInbox, type Message } from '../delivery.ts'
import { CLOSED, CONFIRMED, TO_PAGE, TO_PANEL } from '../protocol.ts'
import type { Editor } from './editor.ts'
import { keptChanges } from './kept-changes.ts'

/**
 * Listens to the panel that edits flows. The editor includes the compiler, which is slow to load. So the editor is
 * loaded only when the panel is opened, or when there are unsaved edits.
 */
export function startEditing(): void {
  const channel = addons.getChannel()
  let editor: Promise<Editor> | undefined
  const open = () => {
    editor ??= import('./editor.ts')
      .then(({ openEditor }) => openEditor(view => channel.emit(TO_PANEL, view)))
      .catch((error: unknown) => {
        // If the server was busy or not reachable, the next message tries again.
        editor = undefined
        throw error
      })
    return editor
  }
  const inbox = createInbox(number => channel.emit(CONFIRMED, number))
  channel.on(TO_PAGE, (message: Message) => {
    void open().then(({ ask }) => inbox.receive(message, ask))
  })
  channel.on(CLOSED, () => {
    inbox.close()
    void editor?.then(({ ask }) => ask({ do: 'close' }, undefined))
  })
  if (window.parent !== window && keptChanges().length > 0) void open()
}
