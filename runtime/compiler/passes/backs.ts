import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { explore } from '../explore.ts'
import { handlingsIn, handlingsOf, screensOf } from '../flow-parts.ts'
import { partOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel, ModalModel, StepModel } from '../model.ts'
import { listed } from '../near-miss.ts'
import { idIn, type Pass, type PassInput, shownBy } from '../pass.ts'
import { logsIn } from './answers.ts'

/**
 * Checks that each step has a previous step for Back, that Back and `else` lead to a step that comes before it, and that
 * `else` is used only with `needs`. Also checks that the flow starts where its customers come in.
 */
export const checkBacks: Pass = input => {
  checkOrder(input)
  checkBrought(input)
  checkStart(input)
  checkAfterPayment(input)
  const { flow, catalogue, problems } = input
  const logout = idIn(flow.always.get('loggedOut')?.ways[0]?.to, 'step')
  const bases = basesOf(flow, catalogue.openedSteps)
  const home = targetsOf(flow, 'home')[0] ?? flow.start?.text ?? '…'
  for (const { id, at, tree, back, isFinal, isPrivate, needs, enter, watch, else: other } of flow.steps.values()) {
    if (isPrivate && catalogue.openedSteps.includes(id))
      problems.add('no-way-back', at, `\`${id}\` is for customers only, and the app shows it to anybody.`)
    const isPlain = needs.length === 0 && enter === undefined && watch === undefined
    const place = partOf(tree, 'final')?.at ?? at
    if (isFinal && (back === undefined || back.text === 'visited'))
      problems.add(
        'back-of-final',
        place,
        `\`${id}\` is final, and its Back leads to the step before.`,
        undefined,
        `Write \`"back": "step:${home}",\` after the \`{\` of \`${id}\` in ${whereIs(tree.at, place)}, or \`"back": "none",\` if nothing is to lead back.`,
      )
    else if (isFinal && isPlain)
      problems.add('back-of-final', place, `\`${id}\` is final, and neither needs what it shows nor runs anything.`)
    if (back?.text === 'none' && !isFinal && !bases.has(id))
      problems.add(
        'no-way-back',
        back.at,
        `\`${id}\` has no Back, and is neither an end nor a home page.`,
        undefined,
        'Delete `"back": "none"`. Back then leads to the step before.',
      )
    if (!isPrivate && back?.text !== 'none' && id === logout)
      problems.add('back-of-final', place, `\`${id}\` is shown after a logout, and its Back leads to the step before.`)
    if (other !== undefined && needs.length === 0)
      problems.add(
        'idle-else',
        other.at,
        `\`else\` of \`${id}\` says where to lead customers without the facts in \`needs\`, and it has no \`needs\`.`,
      )
  }
}

/** Returns the steps that need no previous step: the start, the login, the home page and those that the app opens. */
function basesOf({ start, always }: FlowModel, opened: readonly string[]): ReadonlySet<string> {
  const named = ['home', 'loggedOut'].flatMap(event => always.get(event)?.ways ?? [])
  return new Set([...opened, start?.text ?? '', ...named.flatMap(({ to }) => idIn(to, 'step') ?? [])])
}

/**
 * Checks that `back` and `else` lead to a step from which customers come, or to the home page. Back may also lead where
 * the step itself leads. `else` may also lead to the start, to the login, or to a step that collects a missing fact. A
 * step that only its address opens may lead anywhere.
 */
function checkOrder(input: PassInput): void {
  const { flow, problems } = input
  const home = new Set(targetsOf(flow, 'home'))
  const entries = new Set([...home, ...targetsOf(flow, 'login', 'loggedOut'), flow.start?.text])
  const before = stepsBefore(input, entries)
  const reached = new Set(handlingsIn(flow).flatMap(({ ways }) => ways.flatMap(({ to }) => shownBy(to) ?? [])))
  for (const step of flow.steps.values()) {
    const { id, back, else: other, needs, isPrivate } = step
    if (!reached.has(id)) continue
    const comesAfter = (other: string) => before(id).has(other)
    const backTo = idIn(back, 'step')
    const isBase = backTo !== undefined && (isPrivate ? home : entries).has(backTo)
    const isNext = handlingsOf(step).some(({ ways }) => ways.some(({ to }) => shownBy(to) === backTo))
    if (back !== undefined && backTo !== undefined && !isBase && !isNext && !comesAfter(backTo))
      problems.add(
        'foreign-back',
        back.at,
        `Back leads from \`${id}\` to \`${backTo}\`, which does not lead to \`${id}\`.`,
        undefined,
        `Write in \`back\` a step that leads to \`${id}\`, or the home page.`,
      )
    const elsewhere = idIn(other, 'step')
    const collects = flow.steps
      .get(elsewhere ?? '')
      ?.blocks.some(({ writes }) => needs.some(({ text }) => writes.includes(text)))
    if (other === undefined || elsewhere === undefined || entries.has(elsewhere) || collects) continue
    if (!comesAfter(elsewhere))
      problems.add(
        'foreign-back',
        other.at,
        `\`${id}\` leads to \`${elsewhere}\` without its facts, which does not lead to \`${id}\`.`,
      )
  }
}

/**
 * Checks that a final step that says how a payment stands leads home: by Back, and, once the payment has ended, by `else`.
 * Also checks that a final step has `else` if it needs a fact that no step asks for.
 */
function checkAfterPayment({ flow, catalogue, problems }: PassInput): void {
  const homes = new Set([...targetsOf(flow, 'home', 'login', 'loggedOut'), flow.start?.text])
  const home = targetsOf(flow, 'home')[0] ?? flow.start?.text ?? '…'
  const asked = new Set(screensOf(flow).flatMap(({ blocks }) => blocks.flatMap(({ writes }) => writes)))
  const isGiven = (fact: string) => catalogue.givenFacts.includes(fact) || asked.has(fact)
  for (const { id, tree, claims, back, isFinal, needs, else: other } of flow.steps.values()) {
    if (!isFinal) continue
    const lacking = needs.find(({ text }) => !isGiven(text))
    if (other === undefined && lacking !== undefined) {
      const what = `\`${id}\` needs \`${lacking.text}\`, which no step asks for, and has no \`else\`.`
      const why = 'Whoever opens its address again later, without that, would come to the start of the flow.'
      const mend = `Write \`"else": "step:${home}",\` after the \`{\` of \`${id}\` in ${whereIs(tree.at, lacking.at)}.`
      problems.add('foreign-back', lacking.at, what, undefined, { why, mend })
    }
    if (claims === undefined) continue
    const hasEnded = claims.text === 'taken' || claims.text === 'unknown'
    for (const target of [back, hasEnded ? other : undefined]) {
      const to = idIn(target, 'step')
      if (target === undefined || to === undefined || homes.has(to)) continue
      const what = `From \`${id}\`, which says how a payment stands, ${target === back ? 'Back' : '`else`'} leads to \`${to}\`.`
      const why = 'The customer would land in the middle of another purchase.'
      problems.add('foreign-back', target.at, what, { name: target.text, write: `step:${home}` }, { why })
    }
  }
}

/**
 * Returns a function that returns the ids of the steps from which customers come to a step. It ignores the events that
 * any screen handles, and the steps before an entrance.
 */
function stepsBefore(input: PassInput, entries: ReadonlySet<string | undefined>): (id: string) => ReadonlySet<string> {
  const leads = new Map<string, Set<string>>()
  const anywhere = new Set(input.flow.always.values())
  for (const { step, way, handling } of explore(input).moves) {
    const to = shownBy(way?.to)
    if (to === undefined || to === step || anywhere.has(handling)) continue
    leads.set(to, (leads.get(to) ?? new Set()).add(step))
  }
  return id => {
    const found = new Set<string>()
    const next = [id]
    for (let one = next.pop(); one !== undefined; one = next.pop()) {
      for (const from of leads.get(one) ?? []) {
        if (found.has(from)) continue
        found.add(from)
        if (!entries.has(from)) next.push(from)
      }
    }
    return found
  }
}

/**
 * Checks that the flow starts on the home page, on the login, where a login leads, or on a step that logs in by itself.
 */
function checkStart({ flow, catalogue, problems }: PassInput): void {
  const { start } = flow
  const step = flow.steps.get(start?.text ?? '')
  if (start === undefined || step === undefined) return
  const returns = handlingsIn(flow).flatMap(({ ways }) => ways.flatMap(({ to }) => idIn(to, 'return') ?? []))
  const entries = [...targetsOf(flow, 'home', 'login', 'loggedOut'), ...returns]
  if (entries.includes(start.text) || handlingsOf(step).some(({ service }) => canLogIn(catalogue, service?.text)))
    return
  const names = [...new Set(entries)].filter(id => flow.steps.has(id))
  problems.add(
    'foreign-start',
    start.at,
    `\`${flow.id}\` starts with \`${start.text}\`, where nobody comes in.`,
    undefined,
    names.length === 0 ? undefined : `Write one of these in place of \`${start.text}\`: ${listed(names)}.`,
  )
}

function canLogIn({ services }: Catalogue, service: string | undefined): boolean {
  return Object.values(own(services, service ?? '')?.outcomes ?? {}).some(logsIn)
}

function targetsOf({ always }: FlowModel, ...events: readonly string[]): readonly string[] {
  return events.flatMap(event => always.get(event)?.ways.flatMap(({ to }) => shownBy(to) ?? []) ?? [])
}

/**
 * Checks that a screen on the way to a step gives each fact that the step needs. If only a screen elsewhere gives it,
 * such as one that the menu opens, the fact is unknown for most customers.
 */
function checkBrought(input: PassInput): void {
  const { flow, catalogue, problems } = input
  const before = stepsBefore(input, new Set())
  const over = new Map<string, Set<string>>()
  for (const { step, modal } of explore(input).screens)
    if (modal !== null) over.set(step, (over.get(step) ?? new Set()).add(modal))
  const givenBy = (screen: StepModel | ModalModel | undefined): readonly string[] => {
    if (screen === undefined) return []
    const outcomes = handlingsOf(screen).flatMap(({ service }) =>
      Object.values(own(catalogue.services, service?.text ?? '')?.outcomes ?? {}),
    )
    return [
      ...screen.blocks.flatMap(({ writes }) => writes),
      ...outcomes.flatMap(outcome => [...(outcome?.gives ?? []), ...(outcome?.mayGive ?? [])]),
    ]
  }
  // The engine leads a customer without a fact to the step that asks for it.
  const asked = [...flow.steps.values()].flatMap(({ blocks }) => blocks.flatMap(({ fact }) => fact ?? []))
  const anywhere = new Set([...catalogue.givenFacts, ...catalogue.appFacts, ...asked])
  for (const step of flow.steps.values()) {
    const addressed = step.paths.map(({ text }) => text).join(' ')
    const needs = step.needs.filter(({ text }) => !anywhere.has(text) && !addressed.includes(`{${text}}`))
    // Most steps need nothing that a screen before has to give. The way to them is not searched, because that takes
    // longer the more steps a flow has.
    if (needs.length === 0) continue
    const earlier = before(step.id)
    if (earlier.size === 0) continue
    const screens = [...earlier, step.id].flatMap(id => [
      flow.steps.get(id),
      ...[...(over.get(id) ?? [])].map(modal => flow.modals.get(modal)),
    ])
    const given = new Set(screens.flatMap(givenBy))
    for (const { text, at } of needs) {
      if (given.has(text)) continue
      problems.add('unmet-need', at, `No screen on the way to \`${step.id}\` gives \`${text}\`.`)
    }
  }
}
