import type { Text } from './config.ts'

const AROUND = 3

/** Returns the edits as a patch for `git apply`, with one hunk for each file. */
export function patchText(saved: readonly Text[], changed: readonly Text[]): string {
  return changed.map(({ file, text }) => fileText(file, saved.find(one => one.file === file)?.text, text)).join('')
}

function fileText(file: string, before: string | undefined, after: string): string {
  const [old, now] = [linesOf(before ?? ''), linesOf(after)]
  let head = 0
  while (head < old.length && head < now.length && old[head] === now[head]) head += 1
  let tail = 0
  while (tail < Math.min(old.length, now.length) - head && old.at(-1 - tail) === now.at(-1 - tail)) tail += 1
  const start = Math.max(0, head - AROUND)
  const left = Math.max(0, tail - AROUND)
  const range = (lines: readonly string[]) => {
    const count = lines.length - left - start
    return `${count === 0 ? 0 : start + 1},${count}`
  }
  const lines = [
    ...now.slice(start, head).map(line => ` ${line}`),
    ...old.slice(head, old.length - tail).map(line => `-${line}`),
    ...now.slice(head, now.length - tail).map(line => `+${line}`),
    ...now.slice(now.length - tail, now.length - left).map(line => ` ${line}`),
  ]
  const from = before === undefined ? '/dev/null' : `a/${file}`
  return `--- ${from}\n+++ b/${file}\n@@ -${range(old)} +${range(now)} @@\n${lines.join('\n')}\n`
}

/** Returns the lines of a text that ends with a line break. */
function linesOf(text: string): readonly string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n')
}
