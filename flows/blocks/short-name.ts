/** The maximum in characters: with a number beside it, the name still fits in two lines of a narrow screen. */
const LONGEST = 20

/** Returns as many whole words of a name as fit in little space. */
export function shortName(name: string): string {
  if (name.length <= LONGEST) return name
  const head = name.slice(0, LONGEST + 1)
  const end = head.lastIndexOf(' ')
  return `${head.slice(0, end > 0 ? end : LONGEST).replace(/[\s,.;(–-]+$/, '')}…`
}
