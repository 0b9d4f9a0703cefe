import type { MouseEvent } from 'react'
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import type { Globals } from '../map/story-link.ts'

/**
 * Moves the workshop to a story without loading again. The look of the toolbar stays, except the globals in `changed`.
 * A press that asks for a new tab follows the link instead, and so does a press on a page outside Storybook.
 */
export function goToStory(event: MouseEvent, id: string, changed: Globals = {}): void {
  goTo(event, `/story/${id}`, changed)
}

/** Moves the workshop to a page or story, in the same way as `goToStory`. */
export function goTo(event: MouseEvent, path: string, changed: Globals = {}): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || window.parent === window) return
  event.preventDefault()
  const channel = addons.getChannel()
  if (Object.keys(changed).length > 0) channel.emit(UPDATE_GLOBALS, { globals: changed })
  channel.emit(NAVIGATE_URL, `?path=${path}`)
}
