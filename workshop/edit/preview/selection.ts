import { listOf, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import { type Json, jsonOf } from '../../../runtime/compiler/json-tree.ts'
import { type Change, type Path, valueAt } from '../document/change.ts'
import { configOf, type Text } from '../document/config.ts'
import type { Shown } from '../protocol.ts'

/** The part of a config that the panel shows. */
export interface Selection {
  readonly current: Shown | undefined
  /** The id of the chosen group of fields. If it is undefined, the first group is shown. */
  readonly chosen: string | undefined
}

const BLOCK = 'block:'

/** Returns the id of the selected block; undefined if no block is selected. */
export function blockIn({ chosen }: Selection): string | undefined {
  return chosen?.startsWith(BLOCK) ? chosen.slice(BLOCK.length) : undefined
}

/** Returns the selection of a block that somebody tapped. The screen in the panel and the story's screen come first. */
export function selectBlock(
  id: string,
  { current }: Selection,
  story: Shown | undefined,
  texts: readonly Text[],
): Selection | undefined {
  if (current === undefined || current.on.endsWith('.json')) return undefined
  const { on } = current
  const json = jsonIn(texts, on)
  const has = (at: Path) => valueAt(json, [...at, 'blocks', id]) !== undefined
  const all: readonly Path[] = [
    current.at,
    ...(story?.on === on ? [story.at] : []),
    ...['modals', 'steps'].flatMap(part => Object.keys(objectOf(valueAt(json, [part]))).map(one => [part, one])),
  ]
  const at = all.find(has)
  return at && { current: { on, at }, chosen: BLOCK + id }
}

/**
 * Returns the selection after an edit. A part that was added is selected, so that its fields are visible at once. A block
 * that got another id stays selected. Instead of a removed block, its neighbour is selected.
 */
export function selectionAfter(change: Change, before: Selection, texts: readonly Text[]): Selection {
  const { at, on } = change
  const [part = ''] = at
  const screen = { on, at: at.slice(0, 2) }
  if (change.do === 'set' && at.length === 2 && ['steps', 'modals'].includes(part))
    return { current: screen, chosen: before.current?.at.join('/') === at.join('/') ? before.chosen : undefined }
  if (change.do === 'insert' && at.at(-1) === 'blocks') return { ...before, chosen: BLOCK + idOf(change.value) }
  if (at.at(-2) !== 'blocks') return before
  if (change.do === 'set') return { ...before, chosen: BLOCK + (idOf(change.value) || at.at(-1)) }
  if (change.do !== 'remove') return before
  const ids = listOf(valueAt(jsonIn(texts, on), at.slice(0, -1))).map(idOf)
  const index = ids.indexOf(at.at(-1) ?? '')
  const next = ids[index + 1] ?? ids[index - 1]
  return { ...before, chosen: next === undefined ? undefined : BLOCK + next }
}

/** Returns the selection, or what remains of it after an undo removed the selected screen or config. */
export function presentSelection(selected: Selection, story: Shown | undefined, texts: readonly Text[]): Selection {
  const { current, chosen } = selected
  if (current === undefined) return { current, chosen }
  const json = jsonIn(texts, current.on)
  if (json === undefined) return { current: story, chosen: undefined }
  return valueAt(json, current.at) === undefined ? { current: { on: current.on, at: [] }, chosen } : { current, chosen }
}

function idOf(block: Json): string {
  return textIn(objectOf(block).id) ?? ''
}

function jsonIn(texts: readonly Text[], on: string): Json | undefined {
  const config = configOf(texts, on)
  return config && jsonOf(config.tree)
}

/** Returns the file in which a screen is written. */
export function fileOfScreen({ on, at }: Shown, texts: readonly Text[]): string | undefined {
  const [part = '', name = ''] = at
  const screens = configOf(texts, on)?.tree.members.get(part)?.value
  return screens?.kind === 'object' ? screens.members.get(name)?.keyAt.file : undefined
}
