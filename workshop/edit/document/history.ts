import type { Change } from './change.ts'
import { type Text, textOfSource } from './config.ts'
import { printJson } from './print.ts'
import { saveChange } from './save.ts'

interface Done {
  readonly change: Change
  /** The name of the field in which somebody typed. All typing in one field is undone in one step. */
  readonly field: string | undefined
  readonly texts: readonly Text[]
}

/** The config files with the edits that are not saved yet. They are plain data. Each function returns a new object. */
export interface History {
  readonly saved: readonly Text[]
  readonly edits: readonly Done[]
  /** The number of edits that are in effect. All later edits were undone. */
  readonly count: number
  /** The history before all edits were discarded. Undo returns to it. */
  readonly discarded?: History
}

export function beginHistory(saved: readonly Text[]): History {
  return { saved, edits: [], count: 0 }
}

/** Returns the files with the edits that are in effect. */
export function textsOf({ saved, edits, count }: History): readonly Text[] {
  return edits[count - 1]?.texts ?? saved
}

export function changesOf({ edits, count }: History): readonly Change[] {
  return edits.slice(0, count).map(({ change }) => change)
}

/** Returns the edits of `now` that `before` does not have. */
export function changesSince(before: History, now: History): readonly Change[] {
  return changesOf({ ...now, edits: now.edits.slice(0, now.count).filter(edit => !before.edits.includes(edit)) })
}

/** Returns the history with one more edit. If the edit cannot be made, throws an error with a sentence. */
export function addEdit(history: History, change: Change, field?: string): History {
  const last = history.edits[history.count - 1]
  const isTyping = field !== undefined && last?.field === field && last.change.on === change.on
  const count = history.count - (isTyping ? 1 : 0)
  const before = textsOf({ ...history, count })
  const texts = isNewFile(before, change) ? withFile(before, change) : saveChange(before, change)
  return { ...history, edits: [...history.edits.slice(0, count), { change, field, texts }], count: count + 1 }
}

function isNewFile(texts: readonly Text[], { on, at }: Change): boolean {
  return on.endsWith('.json') && at.length === 0 && !texts.some(({ file }) => file === on)
}

function withFile(texts: readonly Text[], change: Change): readonly Text[] {
  const value = change.do === 'set' ? change.value : {}
  return [...texts, textOfSource({ file: change.on, text: printJson('', value) })]
}

export function undo(history: History): History {
  return history.count > 0 ? { ...history, count: history.count - 1 } : (history.discarded ?? history)
}

export function canUndo({ count, discarded }: History): boolean {
  return count > 0 || discarded !== undefined
}

/** Returns the history without edits. Undo restores all edits at once. */
export function discard(history: History): History {
  return { ...beginHistory(history.saved), discarded: history }
}

export function redo(history: History): History {
  return { ...history, count: Math.min(history.edits.length, history.count + 1) }
}

/**
 * Makes the edits again on other texts. Returns the result, and a sentence for each edit that can no longer be made.
 */
export function replay(
  saved: readonly Text[],
  changes: readonly Change[],
): { history: History; lost: readonly string[] } {
  let history = beginHistory(saved)
  const lost: string[] = []
  for (const change of changes) {
    try {
      history = addEdit(history, change)
    } catch (error) {
      lost.push(error instanceof Error ? error.message : String(error))
    }
  }
  return { history, lost }
}

/** Returns the files that the edits change. */
export function changedFiles(history: History): readonly Text[] {
  return textsOf(history).filter(({ file, text }) => history.saved.find(one => one.file === file)?.text !== text)
}
