import type { Effect, Money, OutcomeSpec, ServiceSpec, Value } from '../runtime/compiler/catalogue.ts'
import type { Effect as Declared, OutcomeSpec as DeclaredOutcome } from '../runtime/service/outcome.ts'
import type { Service } from '../runtime/service/service.ts'

/** Returns the catalogue's description of a service, as plain data. Lists that the service leaves out are empty. */
export function serviceSpec(
  { outcomes, needs = [], charges, agreedTo, agreesToTwice, onlyIf, refusedIf, everyMs, late }: Service,
  about: string | undefined,
): ServiceSpec {
  const specs = Object.entries<DeclaredOutcome>(outcomes).map(([name, spec]) => [name, outcomeSpec(spec)] as const)
  return {
    outcomes: Object.fromEntries(specs),
    needs,
    ...(charges === undefined ? {} : { charges }),
    ...(agreedTo === undefined ? {} : { agreedTo }),
    ...(agreesToTwice === undefined ? {} : { agreesToTwice }),
    ...(onlyIf === undefined ? {} : { onlyIf }),
    ...(refusedIf === undefined ? {} : { refusedIf }),
    ...(everyMs === undefined ? {} : { everyMs }),
    ...(late === undefined ? {} : { late }),
    ...(about === undefined ? {} : { about }),
  }
}

/** Returns the spec of an outcome: its cases (`either`), and the changes that all of its cases have in common. */
function outcomeSpec({ either = [{}], says, drops, at, ...shared }: DeclaredOutcome): OutcomeSpec {
  const base = effect(shared)
  const cases = either.map(one => joined(base, effect(one)))
  return {
    ...common(cases),
    says: says === true,
    ...(at === undefined ? {} : { at }),
    ...(drops === undefined ? {} : { drops }),
    cases,
  }
}

function effect({ gives = [], sets = {}, mayGive = [], mayClear = [], clears = [], money }: Declared): Effect {
  const values = Object.entries<Value | readonly Value[]>(sets).map(([name, value]) => [name, listOf(value)] as const)
  const words = typeof money === 'string' ? [money] : money
  const names = [...gives, ...Object.keys(sets)]
  return { gives: names, values: Object.fromEntries(values), mayGive, mayClear, clears, ...moneyOf(words) }
}

function listOf(value: Value | readonly Value[]): readonly Value[] {
  return typeof value === 'object' ? value : [value]
}

function joined(one: Effect, other: Effect): Effect {
  return {
    gives: [...one.gives, ...other.gives],
    values: { ...one.values, ...other.values },
    mayGive: [...one.mayGive, ...other.mayGive],
    mayClear: [...one.mayClear, ...other.mayClear],
    clears: [...one.clears, ...other.clears],
    ...moneyOf(one.money, other.money),
  }
}

function moneyOf(...lists: readonly (readonly Money[] | undefined)[]): Pick<Effect, 'money'> {
  const money = [...new Set(lists.flatMap(words => words ?? []))]
  return money.length === 0 ? {} : { money }
}

/**
 * Combines the cases of an outcome. `gives` and `clears` contain the facts that every case writes or clears, `mayGive`
 * and `mayClear` those that only some cases do.
 */
function common(cases: readonly Effect[]): Effect {
  const inAll = (namesOf: (one: Effect) => readonly string[]) => (name: string) =>
    cases.every(one => namesOf(one).includes(name))
  const given = new Set(cases.flatMap(({ gives, mayGive }) => [...gives, ...mayGive]))
  const forgotten = new Set(cases.flatMap(({ mayClear, clears }) => [...mayClear, ...clears]))
  const gives = [...given].filter(inAll(one => one.gives))
  const clears = [...forgotten].filter(inAll(one => one.clears))
  const certain = new Set([...gives, ...clears])
  return {
    gives,
    values: Object.fromEntries(gives.flatMap(name => valuesIn(cases, name))),
    mayGive: [...given].filter(name => !certain.has(name)),
    mayClear: [...forgotten].filter(name => !certain.has(name) && !given.has(name)),
    clears,
    ...moneyOf(...cases.map(({ money }) => money)),
  }
}

/**
 * Returns the fact's name with the values that the fact can have after the outcome, whichever case happened. Returns an
 * empty list if a case allows any value.
 */
function valuesIn(cases: readonly Effect[], name: string): readonly (readonly [string, readonly Value[]])[] {
  const lists = cases.map(({ values }) => values[name])
  const known = lists.filter(values => values !== undefined)
  return known.length < lists.length ? [] : [[name, [...new Set(known.flat())]]]
}
