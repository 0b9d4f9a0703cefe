/** The 67 area codes (DDD) in use, as ranges. Source: Anatel, Plano Geral de Códigos Nacionais. */
const runs = [
  [11, 19],
  [21, 22],
  [24, 24],
  [27, 28],
  [31, 35],
  [37, 38],
  [41, 49],
  [51, 51],
  [53, 55],
  [61, 69],
  [71, 71],
  [73, 75],
  [77, 77],
  [79, 79],
  [81, 89],
  [91, 99],
] as const

/** Returns whether `text` is an area code in use. */
export function isAreaCode(text: string): boolean {
  return /^\d\d$/.test(text) && runs.some(([from, to]) => Number(text) >= from && Number(text) <= to)
}
