import type { Change } from './change.ts'
import { type Text, textOfSource } from './config.ts'
import { printJson } from './print.ts'
import { saveChange } from './save.ts'

interface Done {
  readonly change: Change
  /** Names the field that was typed into: typing in one field is undone at once. */
  readonly field: string | undefined
  readonly near: string | undefined
  readonly texts: readonly Text[]
}

/** The config files with the edits that are not saved yet. Plain data; each function returns a new one. */
export interface History {
  readonly saved: readonly Text[]
  readonly edits: readonly Done[]
  /** How many of the edits count: the others were undone. */
  readonly count: number
}

export function beginHistory(saved: readonly Text[]): History {
  return { saved, edits: [], count: 0 }
}

/** Returns the files with the edits that count. */
export function textsOf({ saved, edits, count }: History): readonly Text[] {
  return edits[count - 1]?.texts ?? saved
}

export function changesOf({ edits, count }: History): readonly Change[] {
  return edits.slice(0, count).map(({ change }) => change)
}

/** Returns the history with one more edit. Throws with a sentence if the edit cannot be made. */
export function addEdit(history: History, change: Change, field?: string, near?: string): History {
  const last = history.edits[history.count - 1]
  const isTyping = field !== undefined && last?.field === field && last.change.on === change.on
  const count = history.count - (isTyping ? 1 : 0)
  const before = textsOf({ ...history, count })
  const texts = isNewFile(before, change) ? withFile(before, change) : saveChange(before, change, near)
  return { ...history, edits: [...history.edits.slice(0, count), { change, field, near, texts }], count: count + 1 }
}

function isNewFile(texts: readonly Text[], { on, at }: Change): boolean {
  return on.endsWith('.json') && at.length === 0 && !texts.some(({ file }) => file === on)
}

function withFile(texts: readonly Text[], change: Change): readonly Text[] {
  const value = change.do === 'set' ? change.value : {}
  return [...texts, textOfSource({ file: change.on, text: printJson('', value) })]
}

export function undo(history: History): History {
  return { ...history, count: Math.max(0, history.count - 1) }
}

export function redo(history: History): History {
  return { ...history, count: Math.min(history.edits.length, history.count + 1) }
}

/** Returns the edits made anew on other texts, with the sentences for those that cannot be made any more. */
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
