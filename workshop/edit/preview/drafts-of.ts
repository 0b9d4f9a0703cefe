import { type Json, jsonOf } from '../../../runtime/compiler/json-tree.ts'
import { configOf, type Text } from '../document/config.ts'
import type { Shown } from '../protocol.ts'

const ERRORS = 'flow-configs/shared/errors.json'

/**
 * Returns the edited configs that stories show instead of the original ones: the story's flow, or its variant if the
 * panel edits that, and the error catalogue. Configs without an edit are left out. `typing` is the edited config while
 * somebody types.
 */
export function draftsOf(
  loaded: readonly Text[],
  texts: readonly Text[],
  story: Shown | undefined,
  current: Shown | undefined,
  typing?: Json,
): ReadonlyMap<string, Json> {
  const drafts = new Map<string, Json>()
  const isVariant = story !== undefined && current?.on.startsWith(`${story.on}~`) === true
  const wanted = new Map([
    [ERRORS, ERRORS],
    ...(story === undefined ? [] : [[story.on, isVariant ? current.on : story.on] as const]),
  ])
  for (const [name, on] of wanted) {
    const config = configOf(texts, on)
    const now = current?.on === on && typing !== undefined ? typing : config && jsonOf(config.tree)
    const was = configOf(loaded, name)
    if (now !== undefined && (was === undefined || now !== jsonOf(was.tree))) drafts.set(name, now)
  }
  return drafts
}
