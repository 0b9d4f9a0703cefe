import { serviceSpec } from '../../flows/service-spec.ts'
import type { Effect } from '../../runtime/compiler/catalogue.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { codeMoney } from '../../runtime/service/code-money.ts'
import type { Service, ServiceAnswer } from '../../runtime/service/service.ts'

/** The facts of the page before and after a service ran. */
interface Known {
  readonly before: FactValues
  readonly after: FactValues
}

/**
 * Fails if a service returned an answer that it does not declare. The facts after the service must match a declared
 * case of its outcome, because the flow checker relies on these declarations.
 */
export function holdToItsWord(service: Service, answer: ServiceAnswer, known: Known): void {
  const spec = serviceSpec(service, undefined).outcomes[answer.outcome]
  if (spec === undefined) throw new Error(`The service does not declare the outcome "${answer.outcome}".`)
  if (spec.says !== (answer.code !== undefined))
    throw new Error(`The outcome "${answer.outcome}" has the code ${answer.code}, and \`says\` is ${spec.says}.`)
  // These test pages keep their facts when a session ends, so an outcome that drops all facts cannot be compared.
  if (spec.drops === 'all') return
  const faults = spec.cases.map(one => faultsIn(one, answer, known))
  if (faults.every(list => list.length > 0)) {
    const cases = faults.map((list, at) => `case ${at + 1}: ${list.join('; ')}`)
    throw new Error(`The outcome "${answer.outcome}" is not as the service declares it.\n${cases.join('\n')}`)
  }
}

function faultsIn(
  { gives, values, mayGive, mayClear, clears, money = [] }: Effect,
  { gives: given = {}, code, about, uncharged }: ServiceAnswer,
  { before, after }: Known,
): readonly string[] {
  const certain = codeMoney[about === undefined ? `${code}` : `${code}:${about}`] ?? codeMoney[`${code}`]
  const former = new Map<string, unknown>(Object.entries(before))
  const known = new Map<string, unknown>(Object.entries(after).filter(([, value]) => value !== undefined))
  return [
    ...gives.filter(name => !known.has(name)).map(name => `${name} is unknown`),
    ...clears.filter(name => known.has(name)).map(name => `${name} is known`),
    ...Object.entries(values)
      .filter(([name, list]) => !list?.some(value => value === known.get(name)))
      .map(([name]) => `${name} is ${known.get(name)}`),
    ...Object.entries(given)
      .filter(([name, value]) => value !== former.get(name))
      .filter(
        ([name, value]) => ![...mayGive, ...(value === undefined ? [...mayClear, ...clears] : gives)].includes(name),
      )
      .map(([name, value]) => `${name} is ${value === undefined ? 'forgotten' : 'given'} and not declared so`),
    ...(certain !== undefined && money.length > 0 && !uncharged && !money.includes(certain)
      ? [`its code says “${certain}” of the money`]
      : []),
    ...(uncharged && !money.includes('none') ? ['its message says that nothing was charged'] : []),
  ]
}
