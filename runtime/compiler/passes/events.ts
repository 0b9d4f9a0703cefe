import { own } from '../../engine/flow.ts'
import type { ServiceSpec } from '../catalogue.ts'
import { eventsOf, explore } from '../explore.ts'
import { handlingOf, screensOf, titledName } from '../flow-parts.ts'
import { jsonOf, partOf, type Text, type Tree } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel, Handling, ModalModel, StepModel } from '../model.ts'
import { nearMiss } from '../near-miss.ts'
import { type Pass, type PassInput, RETRY, shownBy } from '../pass.ts'
import { confirmAdvice } from '../proof/usual-step.ts'
import { controlsOf } from './label-titles.ts'
import { mostOf } from './likely-targets.ts'
import { named } from './names.ts'
import { strayEntrance } from './stray-entrances.ts'

/** Checks that every possible event is handled, and that every handler belongs to a possible event. */
export const checkEvents: Pass = input => {
  const { flow, catalogue, actions, problems } = input
  for (const screen of [...flow.steps.values(), ...flow.modals.values()]) checkHandled(input, screen)
  for (const { text, at } of flow.menu) {
    if (!flow.always.has(text)) report(input, text, at, 'The menu')
  }
  for (const { text, at } of flow.links) {
    if (!flow.always.has(text)) report(input, text, at, 'The panel')
  }
  for (const action of actions) {
    if (flow.always.has(action)) continue
    problems.add('unhandled-action', flow.alwaysAt, `The error catalogue has buttons for \`${action}\`.`)
  }
  const sends = sendsOver(input)
  checkSends(input, sends)
  const menu = flow.menu.map(({ text }) => text)
  const links = flow.links.map(({ text }) => text)
  for (const step of flow.steps.values()) {
    const sent = sends.filter(send => send.step === step.id).map(({ event }) => event.text)
    checkEmitted(input, step, [...eventsOf(step, actions), ...sent, ...links, ...(step.isPrivate ? menu : [])])
  }
  for (const modal of flow.modals.values()) checkEmitted(input, modal, [...eventsOf(modal, actions)])
  const anywhere = [...flow.steps.values(), ...flow.modals.values()].flatMap(screen => [...eventsOf(screen, actions)])
  const known = new Set([...anywhere, ...menu, ...links, ...actions, ...catalogue.outerEvents])
  const isKnown = [...flow.steps.values(), ...flow.modals.values()].every(knowsItsBlocks)
  for (const [event, handling] of isKnown ? flow.always : []) {
    const { at } = handling
    if (known.has(event)) continue
    const what = `No button and no entry of the menu sends \`${event}\`${doneBy(flow, handling)}.`
    problems.add(
      'unemitted-event',
      at,
      what,
      { name: event, known },
      unsentWords(event, 'an entry of the menu or a button', partOf(flow.tree, 'always')),
    )
  }
}

/**
 * Checks that the menu has an entry for each home page: each step that an event of `always` leads to and that only
 * logged-in customers see. Steps of a payment, and steps that need facts, are no home pages.
 */
export const checkMenu: Pass = input => {
  const { flow, problems } = input
  checkHomePage(input)
  if (flow.menu.length === 0) return
  const stepOf = (event: string) => shownBy(flow.always.get(event)?.ways[0]?.to)
  const shown = new Set(flow.menu.map(({ text }) => stepOf(text)))
  for (const [event, { at, ways, service }] of flow.always) {
    const step = flow.steps.get(stepOf(event) ?? '')
    if (step === undefined || service !== undefined || ways.length > 1 || shown.has(step.id)) continue
    const isHomePage = step.isPrivate && step.needs.length === 0 && step.claims === undefined
    if (isHomePage)
      problems.add('not-in-menu', at, `\`${event}\` leads to \`${step.id}\` from any screen, and the menu does not.`)
  }
}

/**
 * Checks that help and the words about privacy are one tap away from the home page, by the menu or by a block. A home page
 * on which customers pay is left out, because it belongs to a payment link.
 */
function checkHomePage({ flow, catalogue, problems }: PassInput): void {
  const home = flow.steps.get(shownBy(flow.always.get('home')?.ways[0]?.to) ?? '')
  if (home === undefined || partOf(home.tree, 'confirms') !== undefined) return
  const sent = [...flow.menu, ...home.blocks.flatMap(({ emits }) => emits)].map(({ text }) => text)
  for (const event of catalogue.homeEvents) {
    const to = flow.always.get(event)
    if (to === undefined || sent.includes(event)) continue
    const what = `No tap on the home page “${home.id}” leads to “${to.ways[0]?.to.text ?? event}”.`
    const mend = `Add \`"event": "${event}"\` to an item of the menu, or to a link on “${home.id}”.`
    problems.add('not-in-menu', home.at, what, undefined, { why: 'Customers look for it there.', mend })
  }
}

function report(input: PassInput, event: string, at: Text['at'], who: string, screen?: StepModel | ModalModel): void {
  const { flow, problems } = input
  const isInherited = flow.leftOut.steps.length > 0 && !flow.files.has(at.file)
  const entrance = screen !== undefined && isInherited ? strayEntrance(input) : undefined
  if (screen !== undefined && entrance !== undefined) {
    if (problems.has('unhandled-event', entrance.at)) return
    const label = labelOfSender(flow, event)
    const what = `Customers of the flow \`${flow.id}\` would come from here to ${titledName(screen)}, which that flow shows nowhere else: it does nothing with \`${event}\`, which ${label === undefined ? who : `the button “${label}”`} sends there.`
    const mend = `Lead to another screen here. Only if they are to see \`${screen.id}\`, write \`"${event}": "step:…"\` in its \`on\` in the file of \`${flow.id}\`.`
    problems.add('unhandled-event', entrance.at, what, undefined, mend)
    return
  }
  const known = [...(screen?.on.keys() ?? []), ...flow.always.keys()]
  // An event that another block sends is no misspelling of this one.
  const sent = new Set(screen?.blocks.flatMap(({ emits }) => emits.map(({ text }) => text)))
  const free = known.filter(name => !sent.has(name))
  const guess = nearMiss(event, free) ?? idleHandler(input, screen, event) ?? sameLabelled(flow, event, known)
  const usual = mostOf(screensOf(flow).flatMap(({ on }) => (on.get(event)?.ways ?? []).map(({ to }) => to.text)))
  const entry = `"${event}": "${usual ?? named(flow, event) ?? 'step:…'}"`
  const on = screen === undefined ? flow.alwaysAt : onOf(screen, at)
  // If no handler has a similar name, the control is probably correct, and the author has to edit the handlers.
  const isMine = on !== undefined && (on.file === at.file || flow.files.has(on.file))
  const place = guess === undefined && isMine ? on : at
  const handlers = screen === undefined ? '`always`' : `\`on\` of \`${screen.id}\``
  const label = labelOfSender(flow, event)
  const sender = label === undefined ? who : `The button “${label}”`
  const isHere = place === on
  const isEmpty = (screen?.on ?? flow.always).size === 0
  const written =
    on === undefined
      ? `write \`"on": { ${entry} }\` beside \`"blocks"\` of \`${screen?.id}\` in this file`
      : `write \`${entry}${isEmpty ? '' : ','}\` ${isHere ? 'here' : `in ${whereIs(on, place)}`}, after the \`{\` of ${handlers}${entry.includes('…') ? `. Put the id of a screen in place of …, for example ${examplesOf(flow)}. If there is no such screen yet, take the button out until there is` : ''}`
  const what = isHere
    ? `\`${event}\` is missing in ${handlers}, in this line. ${sender} sends it, in ${whereIs(at, place)}.`
    : `${sender} sends \`${event}\`, which is not in ${handlers}.`
  const advice =
    guess === undefined
      ? `${written.charAt(0).toUpperCase()}${written.slice(1)}.`
      : `If it is to be an event of its own, ${written}.`
  const meant = guess === undefined ? undefined : { name: event, write: guess }
  problems.add('unhandled-event', place, what, meant, advice)
}

/** Returns the ids of two screens, as examples. */
function examplesOf({ steps }: FlowModel): string {
  return [...steps.keys()]
    .slice(0, 2)
    .map(id => `\`${id}\``)
    .join(' or ')
}

/**
 * Returns the only event of a screen's `on` that nothing sends, if `event` is the only one that it lacks: one of the two
 * was renamed.
 */
function idleHandler({ flow, actions }: PassInput, screen: StepModel | ModalModel | undefined, event: string) {
  if (screen === undefined || !knowsItsBlocks(screen)) return undefined
  const sent = new Set([...eventsOf(screen, actions)])
  const [idle, another] = [...screen.on.keys()].filter(name => !sent.has(name))
  const lacking = [...sent].filter(name => handlingOf(flow, screen, name) === undefined)
  return another === undefined && lacking.length === 1 && lacking[0] === event ? idle : undefined
}

/** Returns the label of the control that sends an event, if there is one. */
function labelOfSender(flow: FlowModel, event: string): string | undefined {
  return controlsOf(flow).find(control => control.event.text === event)?.label.text
}

/** Returns the event that another control with the same label sends, if it is handled. */
function sameLabelled(flow: FlowModel, event: string, known: readonly string[]): string | undefined {
  const controls = controlsOf(flow)
  const labels = controls.filter(control => control.event.text === event).map(({ label }) => label.text)
  return controls.find(control => labels.includes(control.label.text) && known.includes(control.event.text))?.event.text
}

/** Returns the place of the `on` in which an author adds a handler: in the block's file, if the screen is written there. */
function onOf({ id, tree }: StepModel | ModalModel, at: Text['at']): Text['at'] | undefined {
  const on = tree.kind === 'object' ? tree.members.get('on')?.keyAt : undefined
  const isWrittenHere = at.pointer.includes(`/${id}/`)
  return on?.file === at.file || !isWrittenHere ? on : undefined
}

function checkHandled(input: PassInput, screen: StepModel | ModalModel): void {
  const { flow, actions } = input
  const isHandled = (event: string): boolean => handlingOf(flow, screen, event) !== undefined
  for (const { emits, emitsActions, id, tree, name } of screen.blocks) {
    const who = `\`${id?.text ?? name}\` of \`${screen.id}\``
    for (const { text, at } of emits) {
      const isDismissed = text === 'dismiss' && !('paths' in screen)
      if (!isHandled(text) && !isDismissed) report(input, text, at, who, screen)
    }
    for (const action of emitsActions ? [...actions, RETRY] : []) {
      if (!isHandled(action)) report(input, action, id?.at ?? tree.at, who, screen)
    }
  }
}

/** Returns what a handler does, as the end of a sentence about its event. */
function doneBy({ steps }: FlowModel, { service, ways }: Handling): string {
  if (service !== undefined) return `, which runs ${service.text}`
  const [way, ...others] = ways
  const step = others.length > 0 ? undefined : steps.get(shownBy(way?.to) ?? '')
  return step === undefined ? '' : `, which leads to ${titledName(step)}`
}

/** A longer handler is quoted by its beginning. */
const LONGEST_QUOTE = 60

/** Returns the words about a handler that nothing reaches. `handlers` is the object in the file that has it. */
function unsentWords(event: string, sender: string, handlers: Tree | undefined, spec?: ServiceSpec) {
  const handler = partOf(handlers, event)
  const written = handler === undefined ? '…' : JSON.stringify(jsonOf(handler))
  const quote = written.length > LONGEST_QUOTE ? '{ … }' : written
  const keep = `If customers are not to do that any more, delete \`"${event}": ${quote}\`, with its comma.`
  const mend = `Put back ${sender} with \`"event": "${event}"\`. ${keep}`
  const asks = Object.values(spec?.outcomes ?? {}).some(outcome => outcome?.money !== undefined)
  const why = asks ? 'Customers could not ask how their payment stands.' : 'Customers could not do that.'
  return { why, mend, keep }
}

function checkEmitted(input: PassInput, screen: StepModel | ModalModel, known: readonly string[]): void {
  const { flow, catalogue, problems } = input
  for (const [event, handling] of knowsItsBlocks(screen) ? screen.on : []) {
    const { at } = handling
    if (known.includes(event)) continue
    // A misspelt event is reported only at the block that emits it, not also at its handler.
    const emitted = nearMiss(event, known)
    if (emitted !== undefined && !screen.on.has(emitted) && !flow.always.has(emitted)) continue
    if (known.some(sent => idleHandler(input, screen, sent) === event)) continue
    const spec = own(catalogue.services, handling.service?.text ?? '')
    const what = `No block of ${titledName(screen)} sends \`${event}\`${doneBy(flow, handling)}.`
    problems.add(
      'unemitted-event',
      at,
      what,
      { name: event, known },
      unsentWords(event, 'a button', partOf(screen.tree, 'on'), spec),
    )
  }
}

/**
 * Returns whether all blocks are known. If a block is unknown, its events are unknown, so unused handlers cannot be
 * reported.
 */
function knowsItsBlocks({ blocks }: StepModel | ModalModel): boolean {
  return blocks.every(({ schema }) => schema !== undefined)
}

/**
 * Checks that a step handles each event that a modal over it sends. The problem is reported at the modal's event. If
 * another step handles that event, the problem is reported once, at the step that does not.
 */
function checkSends({ flow, catalogue, problems }: PassInput, sends: readonly Sent[]): void {
  const handles = ({ event, step }: Sent) => flow.steps.get(step)?.on.has(event.text) !== false
  const handled = new Set(sends.filter(handles).map(({ event }) => event.text))
  const wrongSteps = new Map<StepModel, Sent[]>()
  for (const sent of sends) {
    const { event, step, modal } = sent
    const model = flow.steps.get(step)
    if (model === undefined) continue
    if (handles(sent)) {
      const { service, at } = model.on.get(event.text) ?? {}
      if (service !== undefined || at === undefined) continue
      const what = `\`${modal}\` sends \`${event.text}\` on to \`${step}\`, which runs no service for it, in ${whereIs(at, event.at)}.`
      const why = 'The customer would have confirmed something that is not done.'
      const mend = `Run the service for \`${event.text}\` on \`${step}\`, or lead to the screen from \`${modal}\` itself.`
      problems.add('unhandled-send', event.at, what, undefined, { why, mend })
      continue
    }
    if (handled.has(event.text)) wrongSteps.set(model, [...(wrongSteps.get(model) ?? []), sent])
    else {
      const what = `\`${modal}\` sends \`${event.text}\`, which \`${step}\` does not handle.`
      problems.add('unhandled-send', event.at, what, { name: event.text, known: model.on.keys() })
    }
  }
  for (const [step, wrong] of wrongSteps) {
    const { id, at } = step
    // The dialogs of a charge send their events to the step that confirms it. Without `confirms`, the charge is wrong.
    const charge = unconfirmedOf(catalogue, step)
    if (charge !== undefined) {
      const { event, service } = charge
      const label = labelOfSender(flow, event) ?? event
      const what = `A tap on “${label}” pays at once on \`${id}\`, which has no \`"confirms": "charge"\`.`
      problems.add('unconfirmed-charge', service.at, what, undefined, confirmAdvice(flow, service.text, id, service.at))
      continue
    }
    const modals = quoted(wrong.map(({ modal }) => modal))
    const events = quoted(wrong.map(({ event }) => event.text))
    problems.add(
      'unhandled-send',
      at,
      `\`${id}\` opens ${modals}, and does not handle ${events}, which is sent from there.`,
    )
  }
}

/** Returns the event with which a step charges although it confirms no charge. */
function unconfirmedOf(
  { services }: PassInput['catalogue'],
  { tree, on }: StepModel,
): { readonly event: string; readonly service: Text } | undefined {
  if (partOf(tree, 'confirms') !== undefined) return undefined
  const runs = [...on].flatMap(([event, { service }]) => (service === undefined ? [] : [{ event, service }]))
  return runs.find(({ service }) => own(services, service.text)?.charges !== undefined)
}

function quoted(names: readonly string[]): string {
  return [...new Set(names)].map(name => `\`${name}\``).join(', ')
}

interface Sent {
  readonly event: Text
  readonly step: string
  readonly modal: string
}

/** Returns the events that a modal can send to the step below it when it closes. */
function sendsOver(input: PassInput): readonly Sent[] {
  return explore(input).moves.flatMap(({ step, modal, handling: { send } }) =>
    send === undefined || modal === null ? [] : [{ event: send, step, modal }],
  )
}
