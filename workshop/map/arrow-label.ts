import type { Arrow } from './flow-map.ts'

const MOST = 42

/** Returns the label of an arrow: the first event or outcome that leads along it, and the number of the others. */
export function arrowLabel({ ways }: Pick<Arrow, 'ways'>): string {
  const [first] = ways
  if (first === undefined) return ''
  const words = [first.answer ?? first.deed.replace(/^taps /, ''), first.when && `if ${first.when}`]
  const text = words.filter(word => word !== undefined).join(', ')
  const more = ways.length > 1 ? ` +${ways.length - 1}` : ''
  return (text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`) + more
}
