/** In characters: with a number beside it, it stays within two lines of a narrow screen. */
const LONGEST = 20

/** A name where there is little room: whole words of it, as many as fit. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name
  const head = name.slice(0, LONGEST + 1)
  const end = head.lastIndexOf(' ')
  return `${head.slice(0, end > 0 ? end : LONGEST).replace(/[\s,.;(–-]+$/, '')}…`
}
