import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { explore } from '../explore.ts'
import { domainOf, factsIn, handlingsOf, runsOf, screensOf, senderOf, shownOn, titledName } from '../flow-parts.ts'
import { jsonOf, type Place, partOf, textOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel, GuardModel, Handling, StepModel } from '../model.ts'
import type { Pass, PassInput } from '../pass.ts'

/**
 * Checks that a step needs or collects each fact that it always shows or that its services read. On a final step and on
 * the end of a payment, the shown facts are not checked, because they are results that have just arrived.
 */
export const checkGaps: Pass = input => {
  const { flow, catalogue, problems } = input
  const groups = groupsOf(flow, catalogue)
  checkDialogs(input, groups)
  const told = new Set<string>()
  for (const step of flow.steps.values()) {
    const known = knownOn(step, catalogue, groups)
    const isGap = (fact: string) => {
      const spec = own(catalogue.facts, fact)
      return spec !== undefined && spec.certain !== true && !known.has(fact) && !fact.startsWith('session.')
    }
    for (const { id, name, tree, when, named } of step.blocks) {
      const unless = textOf(partOf(tree, 'unless'))?.text
      if (when !== undefined || step.isFinal || step.claims?.text === 'taken') continue
      for (const fact of named) {
        // Several blocks may share this place of the file by `like`, and one message is enough.
        const key = `${fact} ${JSON.stringify(partOf(tree, 'block')?.at)}`
        if (fact === unless || told.has(key) || !isGap(fact)) continue
        told.add(key)
        const what = `\`${id?.text ?? name}\` of \`${step.id}\` shows \`${fact}\`${own(catalogue.facts, fact)?.words === undefined ? '' : ` (${own(catalogue.facts, fact)?.words})`}, which is not always known there.`
        const guard = guardFor(flow, fact, id?.text)
        const advice =
          guard &&
          `Write \`"when": "${guard}",\` after the \`{\` of this block, in ${whereIs(tree.at, id?.at ?? tree.at)}. It is then shown only where that is known.`
        const why = 'A customer for whom it is unknown would read a sentence with a gap.'
        problems.add('missing-need', id?.at ?? tree.at, what, undefined, { why, mend: advice, keep: '' })
      }
    }
    for (const handling of handlingsOf(step)) {
      const { service } = handling
      for (const fact of own(catalogue.services, service?.text ?? '')?.needs ?? [])
        if (isGap(fact)) {
          const words = own(catalogue.facts, fact)?.words
          const named = `\`${fact}\`${words === undefined ? '' : ` (${words})`}`
          const label = labelFor(step, handling)
          const cause =
            label === undefined
              ? `\`${service?.text}\` of ${titledName(step)}`
              : `The button “${label}” of ${titledName(step)}`
          const what = `${cause} works only with ${named}. Nothing on \`${step.id}\` asks for it, and its \`needs\` does not name it.`
          const at = service?.at ?? step.at
          const why = `A customer for whom it is unknown would ${label === undefined ? 'see' : `tap “${label}” and read`} an error.`
          problems.add('missing-need', at, what, undefined, { why, mend: needAdvice(step, fact, at), keep: '' })
        }
    }
  }
}

/**
 * Checks that a dialog's services need only facts that the dialog shows or asks for, or that are known on each step below
 * it.
 */
function checkDialogs(input: PassInput, groups: readonly ReadonlySet<string>[]): void {
  const { flow, catalogue, problems } = input
  const { screens } = explore(input)
  for (const modal of flow.modals.values()) {
    const below = screens.flatMap(one => (one.modal === modal.id ? (flow.steps.get(one.step) ?? []) : []))
    const domains = new Set(shownOn(modal).map(domainOf))
    const guarded = below.flatMap(({ blocks }) => blocks.flatMap(({ when }) => (when ? factsIn(flow, when.text) : [])))
    if (domains.size === 0) continue
    for (const { service } of handlingsOf(modal)) {
      for (const fact of own(catalogue.services, service?.text ?? '')?.needs ?? []) {
        // Facts of one subject mostly come together, and a guard below may have asked for the fact.
        const isNear = fact.startsWith('session.') || domains.has(domainOf(fact)) || guarded.includes(fact)
        if (isNear || below.every(step => knownOn(step, catalogue, groups).has(fact))) continue
        const what = `${service?.text} of \`${modal.id}\` works only with \`${fact}\`, which the dialog neither shows nor asks for.`
        const mend = 'Run the service that uses what the dialog is about.'
        problems.add('missing-need', service?.at ?? modal.at, what, undefined, { mend })
      }
    }
  }
}

/** Returns the label of the button that a handler answers. */
function labelFor(step: StepModel, handling: Handling): string | undefined {
  const [event] = [...step.on].find(([, one]) => one === handling) ?? []
  return event === undefined ? undefined : senderOf(step, event)
}

/** Returns what to write in `needs`, so that a step is shown only with a fact. `at` is the place of the message. */
function needAdvice({ id, needs, tree }: StepModel, fact: string, at: Place): string {
  const all = [...needs.map(({ text }) => text), fact].map(one => `"${one}"`).join(', ')
  const old = partOf(tree, 'needs')
  const where =
    old === undefined
      ? `after the \`{\` of \`${id}\` in ${whereIs(tree.at, at)}`
      : `in place of the \`needs\` of \`${id}\` in ${whereIs(old.at, at)}`
  return `Write \`"needs": [${all}],\` ${where}: the step is then shown only where it is known.`
}

/** Returns a guard under which a fact is known. It prefers the guard that has the block's id as its name. */
function guardFor(flow: FlowModel, fact: string, id: string | undefined): string | undefined {
  if (id !== undefined && flow.guards.has(id)) return id
  const guards = partOf(flow.tree, 'guards')
  const isPresent = ([name, guard]: readonly [string, GuardModel]) => {
    const present = partOf(partOf(guards, name), 'present')
    return guard.fact?.text === fact && present !== undefined && jsonOf(present) === true
  }
  return [...flow.guards].find(isPresent)?.[0]
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
