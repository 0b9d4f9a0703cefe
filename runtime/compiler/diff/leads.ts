import { joined } from '../words.ts'
import { type Add, type Kind, told } from './change.ts'
import type { Sides } from './handled.ts'
import { isSame, isSameSet, type JsonObject, objectOf, textIn, textsIn } from './json.ts'
import type { View } from './view.ts'
import { capital } from './words.ts'

/** Reports changes of the addresses that open a step. */
export function compareAddresses(
  one: JsonObject,
  other: JsonObject,
  name: string,
  tell: (kind: Kind, key: string, text: string) => void,
): void {
  if (!isSame(one.path, other.path))
    tell('address', 'path', `the address of ${name} is now ${textIn(other.path)} instead of ${textIn(one.path)}`)
  const [former, latter] = [textsIn(one.aliases), textsIn(other.aliases)]
  if (isSameSet(former, latter)) return
  const gone = former.filter(alias => !latter.includes(alias) && alias !== other.path)
  const come = latter.filter(alias => !former.includes(alias) && alias !== one.path)
  const opens = (some: readonly string[]) => (some.length === 1 ? 'opens' : 'open')
  if (come.length > 0) tell('address', 'aliases', `${joined(come)} now ${opens(come)} ${name}`)
  if (gone.length > 0) tell('address', 'aliases', `${joined(gone)} no longer ${opens(gone)} ${name}`)
}

/**
 * Reports changes of the facts that a step needs. If a customer lacks such a fact, another step is shown. If this is
 * now a different step, that is reported too.
 */
export function compareNeeds({ before, after }: Sides, id: string, name: string, add: Add): void {
  const leads = (view: View) => {
    const step = objectOf(view.screens('steps')[id])
    // If no step collects the fact, the engine shows the first step of the flow.
    const need = (fact: string) =>
      [fact, textIn(step.else) ?? `step:${view.collectorOf(fact) ?? textIn(view.config.start)}`] as const
    return new Map(textsIn(step.needs).map(need))
  }
  const [former, latter] = [leads(before), leads(after)]
  for (const fact of new Set([...former.keys(), ...latter.keys()])) {
    const [one, other] = [former.get(fact), latter.get(fact)]
    if (one === other) continue
    const say = (facts: readonly string[]): string => {
      const without = joined(
        facts.map(one => `\`${one}\``),
        'or',
      )
      if (other === undefined) return `${capital(name)} now also opens without ${without}.`
      const sees = `Without ${without}, whoever opens ${name} now sees ${after.wordsFor(other)}`
      return one === undefined ? `${sees}.` : `${sees} instead of ${before.wordsFor(one)}.`
    }
    const place = `steps/${id}/needs/${fact}`
    add({
      kind: 'needs',
      place,
      before: other && one,
      after: other,
      ...told({ key: say(['']), names: [fact, ''], say }),
    })
  }
}
