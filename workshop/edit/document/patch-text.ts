import { changedLines, type Line } from './changed-lines.ts'
import type { Text } from './config.ts'

const AROUND = 3
/** The first line of a patch. `git apply` ignores it. Somebody who takes a second patch may expect only the later edits in it. */
const HEAD = 'All edits that the workshop has not saved. This patch replaces those that were taken before it.\n'

/** Returns the edits as a patch for `git apply`. Edits that are far from each other have hunks of their own. */
export function patchText(saved: readonly Text[], changed: readonly Text[]): string {
  const files = changed.map(({ file, text }) => fileText(file, saved.find(one => one.file === file)?.text, text))
  return files.length === 0 ? '' : HEAD + files.join('')
}

function fileText(file: string, before: string | undefined, after: string): string {
  const lines = changedLines(linesOf(before ?? ''), linesOf(after))
  const from = before === undefined ? '/dev/null' : `a/${file}`
  return `--- ${from}\n+++ b/${file}\n${rangesOf(lines)
    .map(([start, end]) => hunkText(lines, start, end))
    .join('')}`
}

/** Returns where each hunk starts and ends. A hunk contains some unchanged lines before and after its changes. */
function rangesOf(lines: readonly Line[]): readonly (readonly [number, number])[] {
  const ranges: [number, number][] = []
  for (const [index, { sign }] of lines.entries()) {
    if (sign === ' ') continue
    const start = Math.max(0, index - AROUND)
    const end = Math.min(lines.length, index + AROUND + 1)
    const last = ranges.at(-1)
    if (last !== undefined && start <= last[1]) last[1] = end
    else ranges.push([start, end])
  }
  return ranges
}

function hunkText(lines: readonly Line[], start: number, end: number): string {
  const count = (some: readonly Line[], added: Line['sign']) => some.filter(({ sign }) => sign !== added).length
  const hunk = lines.slice(start, end)
  const range = (added: Line['sign']) => {
    const length = count(hunk, added)
    const first = count(lines.slice(0, start), added)
    return `${length === 0 ? first : first + 1},${length}`
  }
  return `@@ -${range('+')} +${range('-')} @@\n${hunk.map(({ sign, text }) => `${sign}${text}\n`).join('')}`
}

/** Returns the lines of a text that ends with a line break. */
function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
