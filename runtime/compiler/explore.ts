import { handlingOf } from './flow-parts.ts'
import type { BlockModel, Handling, ModalModel, StepModel, Way } from './model.ts'
import { idIn, type PassInput, RETRY, shownBy } from './pass.ts'

export interface Screen {
  readonly step: string
  readonly modal: string | null
}

export interface Move extends Screen {
  readonly event: string
  /** The cause: the customer, the step itself, or the app (for example when a session ends). */
  readonly by: 'person' | 'step' | 'app'
  readonly handling: Handling
  /** Undefined if a modal only closes, even if it sends an event to its step. */
  readonly way: Way | undefined
}

export type Explorable = Pick<PassInput, 'flow' | 'catalogue' | 'actions'>

export interface Explored {
  readonly screens: readonly Screen[]
  readonly moves: readonly Move[]
}

const explored = new WeakMap<Explorable, Explored>()

/**
 * Returns every screen that can be shown, and every move from it. It ignores guards, so any branch may be taken. The
 * result is cached by `input`, because several passes need it.
 */
export function explore(input: Explorable): Explored {
  const known = explored.get(input) ?? exploreAnew(input)
  explored.set(input, known)
  return known
}

function exploreAnew(input: Explorable): Explored {
  const { flow, catalogue } = input
  const screens = new Map<string, Screen>()
  const waiting: Screen[] = []
  const moves: Move[] = []
  const meet = (step: string | undefined, modal: string | null): void => {
    if (step === undefined || !flow.steps.has(step) || (modal !== null && !flow.modals.has(modal))) return
    const key = modal === null ? step : `${step}\0${modal}`
    if (screens.has(key)) return
    screens.set(key, { step, modal })
    waiting.push({ step, modal })
  }
  for (const step of [flow.start?.text, ...catalogue.openedSteps]) meet(step, null)
  for (let screen = waiting.shift(); screen !== undefined; screen = waiting.shift()) {
    const step = flow.steps.get(screen.step)
    if (step === undefined) continue
    for (const move of movesOn(input, step, screen.modal)) {
      moves.push(move)
      const modal = idIn(move.way?.to, 'modal')
      if (modal === undefined) meet(shownBy(move.way?.to), null)
      else meet(screen.step, modal)
    }
    for (const { to } of detoursOf(input, step)) meet(to, null)
    meet(idIn(step.back, 'step'), null)
  }
  return { screens: [...screens.values()], moves }
}

function movesOn(input: Explorable, step: StepModel, modalId: string | null): readonly Move[] {
  const { flow, catalogue } = input
  const modal = modalId === null ? undefined : flow.modals.get(modalId)
  const moves: Move[] = []
  const add = (event: string, by: Move['by'], handling: Handling | undefined): void => {
    if (handling === undefined) return
    const ways = handling.closes ? [undefined] : handling.ways
    for (const way of ways) moves.push({ step: step.id, modal: modalId, event, by, handling, way })
  }
  if (modal === undefined) {
    add('enter', 'step', step.enter)
    add('watch', 'step', step.watch)
    for (const event of catalogue.outerEvents) add(event, 'app', flow.always.get(event))
    // The page with an error message can replace any step. On every step, its buttons can therefore send their events.
    for (const event of input.actions) add(event, 'person', flow.always.get(event))
  }
  for (const event of eventsOf(modal ?? step, input.actions)) {
    const handling = handlingOf(flow, modal ?? step, event)
    add(event, 'person', handling)
    if (handling?.send !== undefined) add(handling.send.text, 'person', step.on.get(handling.send.text))
  }
  if (modal === undefined && step.isPrivate) {
    for (const { text } of flow.menu) add(text, 'person', handlingOf(flow, step, text))
  }
  return moves
}

/** Returns the events that a screen's blocks can emit; for a modal, also `dismiss`. */
export function eventsOf(screen: StepModel | ModalModel, actions: ReadonlySet<string>): ReadonlySet<string> {
  const events = new Set(screen.blocks.flatMap(block => [...eventsIn(block, actions)]))
  if (!('paths' in screen)) events.add('dismiss')
  return events
}

/** Returns the events that a block can emit. */
export function eventsIn({ emits, emitsActions }: BlockModel, actions: ReadonlySet<string>): ReadonlySet<string> {
  return new Set([...emits.map(({ text }) => text), ...(emitsActions ? [...actions, RETRY] : [])])
}

export interface Detour {
  /** The missing fact. It is undefined if the session is missing. */
  readonly need: string | undefined
  readonly to: string
}

/**
 * If a fact of a step's `needs` is missing, the engine shows another step. Returns all such steps, in the same way as
 * `runtime/engine/resolve.ts`.
 */
export function detoursOf({ flow }: Pick<Explorable, 'flow'>, step: StepModel): readonly Detour[] {
  const start = flow.start?.text ?? ''
  const login = idIn(flow.always.get('loggedOut')?.ways[0]?.to, 'step') ?? start
  const detours: Detour[] = step.isPrivate ? [{ need: undefined, to: login }] : []
  for (const { text } of step.needs) {
    const collector = [...flow.steps.values()].find(({ blocks }) => blocks.some(({ fact }) => fact === text))
    detours.push({ need: text, to: idIn(step.else, 'step') ?? collector?.id ?? start })
  }
  return detours
}
