import { type Facts, type Flow, own } from '../../engine/flow.ts'
import { holds } from '../../engine/guards.ts'
import type { EngineEvent, Running } from '../../engine/state.ts'
import type { Effect, Money, ServiceSpec } from '../catalogue.ts'
import { type Explorable, eventsIn } from '../explore.ts'
import type { BlockModel, ModalModel, StepModel } from '../model.ts'
import { AUTHENTICATED, RETRY } from '../pass.ts'
import { messageOf, type Situation, topOf } from './situation.ts'
import type { Domains } from './worlds.ts'

/** An event that the explorer tries in a state. */
export interface Probe {
  /** The cause: a customer's tap, a service's answer, the app, the browser's Back button, or an opened address. */
  readonly by: 'person' | 'service' | 'app' | 'back' | 'address'
  readonly event: EngineEvent
  readonly name: string
  /**
   * The block whose control is tapped. For a menu entry, a message's button, or a control that closes a modal, it is
   * undefined.
   */
  readonly block?: BlockModel
  readonly service?: string
  /** The outcome in words, such as `Pix paid`. */
  readonly words?: string | undefined
  /** Whether the event ends the session. */
  readonly ends?: boolean
  /** The facts and money that the answer changes. */
  readonly effect?: Effect
  /** The meaning of the outcome for the customer's money, if it has one. */
  readonly money?: Money | undefined
  /** Facts that the event has just set, with their possible values. */
  readonly given?: Domains
}

const loggedOut = new Map([[AUTHENTICATED, [undefined]]])
const endings = ['sessionExpired', 'invalidSession', 'loggedOut']

/**
 * Returns every event that the customer, the app and the services can cause in a situation. Back and opened addresses
 * are left out, because the explorer adds them. The app's own events, such as the end of a session, are tried only
 * without a modal or a running service. With them, the app sends the same events.
 */
export function probesOf(known: Explorable, situation: Situation): readonly Probe[] {
  const { state } = situation
  const isBare = topOf(state) === null && !state.running.some(({ kind }) => kind === 'action')
  return [
    ...(state.running.some(({ kind }) => kind === 'action') ? [] : tapsOf(known, situation)),
    ...awaited(state.running).flatMap(run => answersOf(known, run)),
    ...(isBare ? known.catalogue.outerEvents : []).map(
      (name): Probe => ({
        by: 'app',
        name,
        event: { type: 'always', name, message: messageOf(false) },
        ...(endings.includes(name) ? { given: loggedOut } : {}),
      }),
    ),
  ]
}

/** Returns the top screen, whose controls a customer can tap. For a page with an error message, returns undefined. */
export function screenOf({ flow }: Explorable, { state }: Situation): StepModel | ModalModel | undefined {
  const modal = topOf(state)
  if (modal !== null) return flow.modals.get(modal)
  return state.message === null ? flow.steps.get(state.step) : undefined
}

/** Returns whether a block is shown with these facts. If a control belongs to no block, returns true. */
export function isShown({ guards }: Flow, block: BlockModel | undefined, facts: Facts): boolean {
  const when = block?.when?.text
  return when === undefined || holds(guards, when, facts)
}

function tapsOf(known: Explorable, situation: Situation): readonly Probe[] {
  const { flow, actions } = known
  const { state } = situation
  const tap = (name: string, block?: BlockModel): Probe => ({
    by: 'person',
    name,
    event: { type: 'user', name },
    ...(block === undefined ? {} : { block }),
  })
  const screen = screenOf(known, situation)
  if (screen === undefined) return [...actions, RETRY].map(name => tap(name))
  const own = screen.blocks.flatMap(block => [...eventsIn(block, actions)].map(name => tap(name, block)))
  if (topOf(state) !== null) return [...own, tap('dismiss')]
  const isPrivate = flow.steps.get(state.step)?.isPrivate === true
  return [...own, ...(isPrivate ? flow.menu.map(({ text }) => tap(text)) : [])]
}

/** While a charge runs, the engine ignores every other answer, so other answers cause no move. */
function awaited(running: readonly Running[]): readonly Running[] {
  const charges = running.filter(({ charge }) => charge)
  return charges.length > 0 ? charges : running
}

/** Caches the answers of each service, because most situations wait for the same services. */
const answers = new WeakMap<ServiceSpec, Map<number, readonly Probe[]>>()

function answersOf({ catalogue }: Explorable, { id, service }: Running): readonly Probe[] {
  const spec = own(catalogue.services, service)
  if (spec === undefined) return []
  const known = answers.get(spec) ?? new Map<number, readonly Probe[]>()
  answers.set(spec, known)
  const made = known.get(id) ?? makeAnswers(spec, service, id)
  known.set(id, made)
  return made
}

function makeAnswers({ outcomes }: ServiceSpec, service: string, id: number): readonly Probe[] {
  return Object.entries(outcomes).flatMap(([outcome, spec]) =>
    (spec?.cases ?? []).flatMap(effect =>
      (effect.money ?? [undefined]).map((money): Probe => {
        const message = spec?.says ? { message: messageOf(money === 'none') } : {}
        // By contract, a service returns an address only with the outcome `leave`.
        const url = outcome === 'leave' ? { url: '/' } : {}
        const event = { type: 'outcome', run: id, outcome, ...url, ...message } as const
        return {
          by: 'service',
          name: outcome,
          words: spec?.words,
          service,
          event,
          effect,
          money,
          ends: spec?.drops === 'all',
        }
      }),
    ),
  )
}
