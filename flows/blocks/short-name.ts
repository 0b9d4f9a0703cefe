/**
 * The maximum number of characters of a short name. With a phone number beside it, it fits in two lines on a narrow
 * screen.
 */
const LONGEST = 20

/** Returns the first words of a name, as many as fit into `LONGEST` characters. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name
  const head = name.slice(0, LONGEST + 1)
  const end = head.lastIndexOf(' ')
  return `${head.slice(0, end > 0 ? end : LONGEST).replace(/[\s,.;(–-]+$/, '')}…`
}
