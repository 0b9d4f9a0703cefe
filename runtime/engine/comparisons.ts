import type { Flow, Guard } from './flow.ts'

/** A guard that compares a fact with constants. */
export type Comparison = Extract<Guard, { readonly fact: string }>

/** Returns the guards of a flow that compare facts. */
export function comparisonsOf({ guards }: Pick<Flow, 'guards'>): readonly Comparison[] {
  return Object.values(guards).flatMap(guard => (guard !== undefined && 'fact' in guard ? [guard] : []))
}

/** Returns the constants for which a guard tests equality. */
export function literalsOf(guard: Comparison): readonly unknown[] {
  return 'is' in guard ? [guard.is] : 'in' in guard ? guard.in : []
}

/** Returns the numbers at which the result of a numeric comparison changes. */
export function bordersOf(guard: Comparison): readonly number[] {
  if ('atLeast' in guard) return [guard.atLeast]
  if ('atMost' in guard) return [guard.atMost]
  return literalsOf(guard).filter(value => typeof value === 'number')
}
