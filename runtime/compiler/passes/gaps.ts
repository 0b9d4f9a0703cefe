import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { handlingsOf, runsOf, screensOf } from '../flow-parts.ts'
import { type Place, partOf, textOf } from '../json-tree.ts'
import type { FlowModel, StepModel } from '../model.ts'
import type { Pass } from '../pass.ts'

/** Facts with this prefix belong to a logged-in customer, so only private steps have them. */

/**
 * Checks that a step needs or collects each fact that it always shows or that its services read. On a final step, the
 * shown facts are not checked, because they are results that have just arrived.
 */
export const checkGaps: Pass = ({ flow, catalogue, problems }) => {
  const groups = groupsOf(flow, catalogue)
  for (const step of flow.steps.values()) {
    const known = knownOn(step, catalogue, groups)
    const report = (fact: string, at: Place, who: string) => {
      const spec = own(catalogue.facts, fact)
      const isKnown = spec?.certain === true || known.has(fact) || fact.startsWith('session.')
      if (spec !== undefined && !isKnown)
        problems.add('missing-need', at, `${who} of “${step.id}” needs “${fact}”, and the step does not.`)
    }
    for (const { id, name, tree, when, named } of step.blocks) {
      const unless = textOf(partOf(tree, 'unless'))?.text
      if (when !== undefined || step.isFinal) continue
      for (const fact of named) if (fact !== unless) report(fact, id?.at ?? tree.at, `“${id?.text ?? name}”`)
    }
    for (const { service } of handlingsOf(step))
      for (const fact of own(catalogue.services, service?.text ?? '')?.needs ?? [])
        report(fact, service?.at ?? step.at, `The service ${service?.text}`)
  }
}

/**
 * Returns the facts that are known on a step: those that it needs or collects, and those that are always written
 * together with a needed fact.
 */
function knownOn(
  step: StepModel,
  { givenFacts }: Catalogue,
  groups: readonly ReadonlySet<string>[],
): ReadonlySet<string> {
  const certain = step.needs.map(({ text }) => text)
  const collected = step.blocks.flatMap(({ writes }) => writes)
  const withThem = certain.flatMap(fact => {
    const [first, ...others] = groups.filter(group => group.has(fact))
    return [...(first ?? [])].filter(one => others.every(group => group.has(one)))
  })
  return new Set([...certain, ...collected, ...withThem, ...givenFacts.filter(fact => fact.startsWith('channel.'))])
}

/**
 * Returns groups of facts. The facts of a group get their values together, by one block or in one case of an outcome.
 */
function groupsOf(flow: FlowModel, { services }: Catalogue): readonly ReadonlySet<string>[] {
  const blocks = screensOf(flow).flatMap(screen => screen.blocks.map(({ writes }) => new Set(writes)))
  const cases = runsOf(flow).flatMap(({ text }) =>
    Object.values(own(services, text)?.outcomes ?? {}).flatMap(outcome => outcome?.cases ?? []),
  )
  return [...blocks, ...cases.map(({ gives }) => new Set(gives))].filter(({ size }) => size > 0)
}
