import { own } from '../../engine/flow.ts'
import { explore } from '../explore.ts'
import { factsIn, handlingsOf } from '../flow-parts.ts'
import type { FlowModel, ModalModel, StepModel } from '../model.ts'
import { idIn, type Pass, type PassInput, shownBy } from '../pass.ts'

/**
 * Checks that each needed fact is of use: the step or one of its dialogs shows it, asks it in a guard or runs a service
 * that needs it, a step to which it leads needs it too, or the answer
 * that leads to it gives it, or a guard on the way asks it.
 */
export const checkUseOfNeeds: Pass = input => {
  const { flow, problems } = input
  const uses = usesOf(input)
  // The need of a fact that another step asks leads customers to that step, which may be its only purpose.
  const asked = new Set([...flow.steps.values()].flatMap(({ blocks }) => blocks.flatMap(({ fact }) => fact ?? [])))
  for (const step of flow.steps.values()) {
    for (const { text, at } of step.needs) {
      const isUsed =
        asked.has(text) ||
        uses.get(step.id)?.has(text) === true ||
        step.paths.some(path => path.text.includes(`{${text}}`))
      if (!isUsed)
        problems.add('idle-need', at, `\`${step.id}\` needs \`${text}\`, and neither it nor a step after it uses it.`)
    }
  }
}

/** Returns the facts that each step uses, and those that the steps after it need. */
function usesOf(input: PassInput): ReadonlyMap<string, ReadonlySet<string>> {
  const { flow } = input
  const used = new Map([...flow.steps.values()].map(step => [step.id, new Set(usedBy(input, step))]))
  const next = new Map<string, Set<string>>()
  for (const { step, modal, way, by, handling } of explore(input).moves) {
    const uses = used.get(step)
    const dialog = flow.modals.get(modal ?? '')
    if (uses !== undefined && dialog !== undefined) for (const fact of usedBy(input, dialog)) uses.add(fact)
    const to = shownBy(way?.to)
    if (to === undefined) continue
    const { gives = [] } =
      own(own(input.catalogue.services, handling.service?.text ?? '')?.outcomes ?? {}, way?.outcome ?? '') ?? {}
    const asked = way?.when === undefined ? [] : factsIn(flow, way.when.text)
    for (const fact of [...gives, ...asked]) used.get(to)?.add(fact)
    if (by !== 'app') next.set(step, (next.get(step) ?? new Set()).add(to))
  }
  return new Map(
    [...used].map(([id, uses]) => {
      const after = [...(next.get(id) ?? [])].filter(to => to !== id)
      return [id, new Set([...uses, ...after.flatMap(to => flow.steps.get(to)?.needs.map(({ text }) => text) ?? [])])]
    }),
  )
}

/** Returns the facts that a screen shows, that its guards ask, and that its services need. */
function usedBy({ flow, catalogue }: PassInput, screen: StepModel | ModalModel): readonly string[] {
  const handlings = handlingsOf(screen)
  const guards = [
    ...screen.blocks.flatMap(({ when }) => when ?? []),
    ...handlings.flatMap(({ ways }) => ways.flatMap(({ when }) => when ?? [])),
  ]
  return [
    ...screen.blocks.flatMap(({ reads, shows, writes }) => [...reads.map(({ text }) => text), ...shows, ...writes]),
    ...(screen.title === undefined ? [] : [...screen.title.text.matchAll(/\{([\w.]+)/g)].map(([, name = '']) => name)),
    ...guards.flatMap(({ text }) => factsIn(flow, text)),
    ...handlings.flatMap(({ service }) => own(catalogue.services, service?.text ?? '')?.needs ?? []),
  ]
}

/** Returns whether only guards on one fact lead to a step, and that fact. */
function onlyGuard(flow: FlowModel, ways: readonly { readonly when: string | undefined }[]): string | undefined {
  const facts = ways.map(({ when }) => (when === undefined ? [] : factsIn(flow, when)))
  const [first = []] = facts
  return first.find(fact => facts.every(list => list.includes(fact)))
}

/** Checks that a step to which only guards on a fact lead needs this fact. */
export const checkGuardedNeeds: Pass = input => {
  const { flow, catalogue, problems } = input
  const ways = new Map<string, { readonly when: string | undefined }[]>()
  for (const { way } of explore(input).moves) {
    const to = shownBy(way?.to)
    if (to === undefined || way === undefined) continue
    ways.set(to, [...(ways.get(to) ?? []), { when: way.when?.text }])
  }
  for (const step of flow.steps.values()) {
    const fact = onlyGuard(flow, ways.get(step.id) ?? [])
    if (fact === undefined || own(catalogue.facts, fact)?.type === 'flag' || catalogue.appFacts.includes(fact)) continue
    if (catalogue.givenFacts.includes(fact) || step.needs.some(({ text }) => text === fact)) continue
    if (step.onlyWhile !== undefined || step.id === flow.start?.text || idIn(step.else, 'step') === undefined) continue
    problems.add('missing-need', step.at, `Only guards on \`${fact}\` lead to \`${step.id}\`, which does not need it.`)
  }
}
