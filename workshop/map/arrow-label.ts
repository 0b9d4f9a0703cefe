import type { Arrow } from './flow-map.ts'

const MOST = 42

/** Returns the words beside an arrow: its first way in short form, and the number of further ways. */
export function arrowLabel({ ways }: Pick<Arrow, 'ways'>): string {
  const [first] = ways
  if (first === undefined) return ''
  const words = [first.answer ?? first.deed.replace(/^taps /, ''), first.when && `if ${first.when}`]
  const text = words.filter(word => word !== undefined).join(', ')
  const more = ways.length > 1 ? ` +${ways.length - 1}` : ''
  return (text.length <= MOST ? text : `${text.slice(0, MOST - 1).trimEnd()}…`) + more
}
