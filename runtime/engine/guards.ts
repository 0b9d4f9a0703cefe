import { type Facts, type Guard, type Names, own } from './flow.ts'

/**
 * Returns whether a named guard is true. If a guard cannot be decided (unknown name, cycle, unknown fact), it is false.
 * Then every guard that uses it is false too, even with `not`, because an undecided condition must not allow anything.
 */
export function holds(guards: Names<Guard>, name: string, facts: Facts): boolean {
  return decide(guards, name, facts) === true
}

/**
 * Returns whether a named guard is true. Unlike `holds`, it returns undefined and not false if a fact that the guard
 * needs is unknown.
 */
export function decide(guards: Names<Guard>, name: string, facts: Facts): boolean | undefined {
  return evaluate(guards, name, facts, [])
}

function evaluate(guards: Names<Guard>, name: string, facts: Facts, asked: readonly string[]): boolean | undefined {
  const guard = own(guards, name)
  if (guard === undefined) return undefined
  if ('fact' in guard) return compare(guard, own(facts, guard.fact))
  if (asked.includes(name)) return undefined
  const path = [...asked, name]
  if ('not' in guard) {
    const value = evaluate(guards, guard.not, facts, path)
    return value === undefined ? undefined : !value
  }
  const names = 'all' in guard ? guard.all : 'any' in guard ? guard.any : undefined
  if (names !== undefined) {
    const values = names.map(part => evaluate(guards, part, facts, path))
    if (values.includes(undefined)) return undefined
    return 'all' in guard ? !values.includes(false) : values.includes(true)
  }
  return undefined
}

/** Returns whether a value satisfies the comparison. If the comparison cannot be decided, returns undefined. */
export function compare(guard: Extract<Guard, { fact: string }>, value: unknown): boolean | undefined {
  if ('present' in guard) return isKnown(value) === guard.present
  if (value === undefined) return undefined
  if ('is' in guard) return value === guard.is
  if ('in' in guard) return guard.in.some(option => option === value)
  if (typeof value !== 'number') return undefined
  return 'atLeast' in guard ? value >= guard.atLeast : value <= guard.atMost
}

/** Returns whether a fact has a value that is not empty. */
export function isKnown(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}
