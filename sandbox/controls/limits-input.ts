import { type Limits, limits } from '../limits.ts'

const SWITCH = 'check_max_reload_attempt_limit_status'
type Amount = Exclude<keyof Limits, typeof SWITCH>

const isAmount = (name: string): name is Amount => name !== SWITCH && Object.hasOwn(limits, name)

interface Wrong {
  readonly error: string
  /** The names of the limits that can be changed. */
  readonly limits: readonly string[]
}

/** Returns a customer's limits from the body, or a sentence about the first error in it. */
export function readLimits(given: Readonly<Record<string, unknown>>): { readonly limits: Partial<Limits> } | Wrong {
  const read: { -readonly [Name in keyof Limits]?: Limits[Name] } = {}
  const wrong = (name: string, why: string): Wrong => {
    return { error: `limits.${name}: ${why}`, limits: Object.keys(limits) }
  }
  for (const [name, value] of Object.entries(given)) {
    if (name === SWITCH) {
      if (typeof value !== 'boolean') return wrong(name, 'true or false')
      read[name] = value
    } else if (isAmount(name)) {
      if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0)
        return wrong(name, 'a count or cents, or 0 for no limit')
      read[name] = value
    } else return wrong(name, 'no limit is named so')
  }
  return { limits: read }
}
