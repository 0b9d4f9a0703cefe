import { joined } from '../words.ts'

/** The maximum number of quoted characters of a text. */
const ROOM = 60
/** The number of equal characters that are quoted around a difference. */
const AROUND = 16

/** Returns a text in quotation marks, shortened. */
export function quoted(text: string, room = ROOM): string {
  return `“${clipped(text, room)}”`
}

function clipped(text: string, room: number): string {
  return text.length <= room ? text : `${text.slice(0, room - 1).trimEnd()}…`
}

/** Returns two texts in quotation marks. Long texts are shortened to the part where they differ. */
export function quotedPair(one: string, other: string): readonly [string, string] {
  if (one.length <= ROOM && other.length <= ROOM) return [quoted(one), quoted(other)]
  const shorter = Math.min(one.length, other.length)
  let head = 0
  while (head < shorter && one[head] === other[head]) head += 1
  let tail = 0
  while (tail < shorter - head && one[one.length - 1 - tail] === other[other.length - 1 - tail]) tail += 1
  const start = wordStart(one, Math.max(0, head - AROUND))
  const cut = (text: string): string => {
    const end = Math.min(text.length, text.length - tail + AROUND)
    return `${start > 0 ? '…' : ''}${text.slice(start, end).trim()}${end < text.length ? '…' : ''}`
  }
  return [quoted(cut(one)), quoted(cut(other))]
}

/** Returns where the word around this position starts, so that a text is not cut inside a word. */
function wordStart(text: string, place: number): number {
  return place === 0 ? 0 : text.lastIndexOf(' ', place) + 1
}

/** Returns the first names of a long list, and the number of the other names. */
export function some(names: readonly string[], most = 4): string {
  return names.length <= most ? joined(names) : joined([...names.slice(0, most - 1), `${names.length - most + 1} more`])
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
