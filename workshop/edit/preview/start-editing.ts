import { addons } from 'storybook/preview-api'
import { type Ask, TO_PAGE, TO_PANEL } from '../protocol.ts'
import type { Editor } from './editor.ts'
import { keptChanges } from './kept-changes.ts'

/**
 * Listens to the panel that edits flows. The editor loads the compiler. To avoid a delay for other stories, it is
 * loaded only when the panel is opened, or when there are unsaved edits.
 */
export function startEditing(): void {
  const channel = addons.getChannel()
  let editor: Promise<Editor> | undefined
  const open = () => {
    editor ??= import('./editor.ts')
      .then(({ openEditor }) => openEditor(keptChanges(), view => channel.emit(TO_PANEL, view)))
      .catch((error: unknown) => {
        // If the server was busy or not reachable, the next message tries again.
        editor = undefined
        throw error
      })
    return editor
  }
  channel.on(TO_PAGE, (ask: Ask) => {
    if (ask.do !== 'close' || editor !== undefined) void open().then(one => one.ask(ask))
  })
  if (window.parent !== window && keptChanges().length > 0) void open()
}
