import { fromCallback } from 'xstate'
import type { Close, Flow, Handler, Run } from '../../runtime/engine/flow.ts'
import { knownConditions } from './known-conditions.ts'
import { type Check, type Context, type Heard, kit, type Node, type Way } from './xstate-kit.ts'
import { Moves, only } from './xstate-moves.ts'

/** A service answers from outside, as an `outcome` event. */
const service = fromCallback(() => undefined)

const hasName =
  (name: string, type: 'user' | 'sent' | 'always'): Check =>
  (_, event) =>
    event.type === type && event.name === name

/** The flow as an XState machine: steps are states, what a step runs are invoked actors, modals are a stack. */
export function machineOf(flow: Flow) {
  const ids = Object.keys(flow.steps)
  const stateOf = (id: string) => `s${ids.indexOf(id)}`
  const nowhere = new Moves(flow, '')
  const context: Context = {
    facts: {},
    known: new Map(),
    entry: 0,
    modals: [],
    visited: [],
    wanted: null,
    goingTo: '',
    isMessage: false,
    isCharging: false,
  }
  const asked = (_: Context, event: { type: string; step?: string | null }) => event.step ?? ''
  const opened = (_: Context, event: { type: string; entry?: number }) => event.entry ?? 0
  const arrive = ids.map(id => ({
    guard: ({ context: c }: { context: Context }) => c.goingTo === id,
    target: `#${stateOf(id)}`,
  }))
  const open: readonly Way[] = [
    nowhere.travel({ to: asked, at: opened }),
    nowhere.travel({ to: () => flow.start, at: opened, forgets: true }),
    { target: '#unopened' },
  ]
  const cleared = kit.assign(({ context: c, event }) =>
    event.type === 'open' ? { modals: [], visited: event.visited, entry: event.entry } : c,
  )
  return kit.createMachine({
    context,
    initial: 'unopened',
    states: {
      unopened: { id: 'unopened' },
      travel: { id: 'travel', always: arrive },
      ...Object.fromEntries(ids.map(id => [stateOf(id), stepState(flow, id, stateOf(id))])),
    },
    on: {
      open: transitions(open.map(way => ({ ...way, actions: [cleared, ...(way.actions ?? [])] }))),
      facts: {
        actions: kit.assign(({ context: c, event }) =>
          event.type === 'facts' ? { facts: event.facts, known: knownConditions(flow, event.facts) } : c,
        ),
      },
    },
  })
}

function transitions(ways: readonly Way[]) {
  return ways.map(({ when, target, actions }) => ({
    guard: ({ context, event }: { context: Context; event: Heard }) => when?.(context, event) ?? true,
    ...(target === undefined ? {} : { target }),
    actions: [...(actions ?? [])],
  }))
}

interface Known {
  readonly run: Run
  readonly state: string
  readonly of: 'step' | 'always' | { readonly modal: string }
}

function isRun(handler: Handler | Close | undefined): handler is Run {
  return typeof handler === 'object' && 'run' in handler
}

function runsIn(on: { readonly [event: string]: Handler | Close | undefined } | undefined): readonly Run[] {
  return Object.values(on ?? {}).filter(isRun)
}

/** Three regions beside the page: what it loads, what it watches, and the one thing that the person does. */
function stepState(flow: Flow, id: string, name: string): Node {
  const moves = new Moves(flow, id)
  const step = moves.step
  const modals = Object.entries(flow.modals)
  const runs: readonly Known[] = [
    ...runsIn(step?.on).map(run => ({ run, of: 'step' as const })),
    ...runsIn(flow.always).map(run => ({ run, of: 'always' as const })),
    ...modals.flatMap(([modal, config]) => runsIn(config?.on).map(run => ({ run, of: { modal } }))),
  ].map((known, at) => ({ ...known, state: `run${at}` }))
  const stateFor = (run: Run) => runs.find(known => known.run === run)?.state ?? ''

  const handle = (handler: Handler | Close, makesWay = false): readonly Way[] => {
    if (isRun(handler)) return [{ target: stateFor(handler) }]
    if (typeof handler === 'string' || !('close' in handler)) return moves.follow(handler, makesWay)
    const { send } = handler
    return [
      { actions: [...moves.closeTop(), ...(send === undefined ? [] : [kit.raise({ type: 'sent', name: send })])] },
    ]
  }
  const handlers = (
    on: { readonly [event: string]: Handler | Close | undefined } | undefined,
    type: 'user' | 'sent' | 'always',
  ) =>
    Object.entries(on ?? {}).flatMap(([event, handler]) => (handler ? only(hasName(event, type), handle(handler)) : []))

  const isPage: Check = context => context.isMessage && context.modals.length === 0
  const isTop =
    (modal: string): Check =>
    context =>
      context.modals.at(-1) === modal
  const byBrowser: Check = (_, event) => event.type === 'dismiss' && event.byBrowser
  const dismissals = modals.flatMap(([modal, config]) => {
    const handler = Object.entries(config?.on ?? {}).find(([event]) => event === 'dismiss')?.[1] ?? 'close'
    return [
      ...only((c, e) => isTop(modal)(c, e) && byBrowser(c, e), handle(handler, true)),
      ...only(isTop(modal), handle(handler)),
    ]
  })
  const taps: readonly Way[] = [
    ...only(
      (c, e) => isPage(c, e) && hasName('retry', 'user')(c, e),
      [moves.travel({ to: () => id, at: c => c.entry }), {}],
    ),
    ...modals.flatMap(([modal, config]) => only(isTop(modal), handlers({ dismiss: 'close', ...config?.on }, 'user'))),
    ...only(c => !c.isMessage && c.modals.length === 0, handlers(step?.on, 'user')),
    ...handlers(flow.always, 'user'),
  ]
  const dismiss = (byBrowser: boolean): Way => ({ actions: [kit.raise({ type: 'dismiss', byBrowser })] })
  const hasModals: Check = context => context.modals.length > 0
  const noModals: Check = context => context.modals.length === 0
  const popped = {
    of: (c: Context, e: Heard) => (e.type === 'popped' ? e.entry - c.entry - c.modals.length : 0),
  }
  const wayForward = moves.travel({
    to: (_, event) => ('step' in event ? (event.step ?? '') : ''),
    at: (_, event) => ('entry' in event ? event.entry : 0),
    isForward: true,
  })
  const forward: Check = (c, e) =>
    e.type === 'popped' && e.step !== null && e.step !== id && noModals(c, e) && moves.canShow(e.step, c.facts)
  const above = (c: Context, e: Heard) => (e.type === 'popped' ? e.entry - c.entry + 1 : 0)
  const moved: readonly Way[] = [
    ...only((c, e) => popped.of(c, e) > 0 && forward(c, e), [wayForward]),
    ...only((c, e) => popped.of(c, e) >= 0, [{}]),
    ...only(
      (c, e) => above(c, e) >= 1,
      [{ actions: [...moves.closeTo(above), kit.raise({ type: 'dismiss', byBrowser: true })] }],
    ),
    ...moves.browserBack(),
  ]

  /** What a running service leads to; `done` is where its region rests afterwards. */
  const outcomes = (run: Run, of: string, done: string, isWatch: boolean, isCharge: boolean) => {
    const answered = Object.entries(run.outcomes).flatMap(([outcome, target]) => {
      if (target === undefined) return []
      const is: Check = (_, event) => event.type === 'outcome' && event.of === of && event.outcome === outcome
      const branches = typeof target === 'string' ? [{ to: target }] : target
      return branches.flatMap(branch => {
        const holds: Check = (c, e) =>
          is(c, e) && (!('when' in branch) || branch.when === undefined || c.known.get(branch.when) === true)
        return isWatch && branch.to === 'stay'
          ? only(holds, [{}])
          : only(
              holds,
              moves.follow(branch.to).map(way => ({ target: done, ...way })),
            )
      })
    })
    // An action that has answered runs no more, so its own answer is never held up by the charge that it was.
    const over = answered.map(way => ({
      ...way,
      when: (c: Context, e: Heard) => way.when?.(of === 'action' ? { ...c, isCharging: false } : c, e) ?? true,
    }))
    const unknown: Way = isCharge ? { target: done } : { target: done, ...moves.message() }
    const isOf: Check = (_, event) => event.type === 'outcome' && event.of === of
    return transitions([...over, ...only(isOf, [unknown])])
  }
  const beside = (run: Run | undefined, kind: 'enter' | 'watch'): Node =>
    run === undefined
      ? {}
      : {
          initial: 'on',
          states: {
            on: {
              invoke: { id: `${kind} ${run.run}`, src: service },
              on: { outcome: outcomes(run, kind, 'off', kind === 'watch', false), message: 'off' },
            },
            off: {},
          },
        }
  const acting = ({ run, of }: Known): Node => {
    const isCharge = of === 'step' && step?.confirms === 'charge'
    const modal = typeof of === 'object' ? of.modal : undefined
    return {
      invoke: { id: `action ${run.run}`, src: service },
      entry: kit.assign({ isCharging: isCharge }),
      exit: kit.assign({ isCharging: false }),
      on: {
        outcome: outcomes(run, 'action', 'idle', false, isCharge),
        message: 'idle',
        closed: transitions([
          { when: (_, e) => e.type === 'closed' && modal !== undefined && e.modals.includes(modal), target: 'idle' },
        ]),
        ...(isCharge ? {} : { back: transitions(only(noModals, moves.headerBack())), popped: transitions(moved) }),
      },
    }
  }
  const always = Object.entries(flow.always).flatMap(([event, handler]) => {
    if (!handler || isRun(handler)) return []
    const ways = moves.follow(handler)
    const asWanted = kit.assign({ wanted: id })
    const asForgotten = kit.assign({ wanted: null })
    const clean = kit.assign({ wanted: null, visited: [] })
    const heard = only(hasName(event, 'always'), ways)
    if (event === 'sessionExpired') {
      const isLost: Check = context => step?.access === 'customer' && !context.isMessage
      return only(
        isLost,
        heard.map(way => ({ ...way, actions: [asWanted, ...(way.actions ?? [])] })),
      )
    }
    if (event !== 'loggedOut') return heard
    // A journey starts with nothing wanted, and what it leaves behind is forgotten.
    return heard.map(way => ({ ...way, actions: [asForgotten, ...(way.actions ?? []), clean] }))
  })
  return {
    id: name,
    type: 'parallel',
    on: { always: transitions(always) },
    states: {
      page: {
        initial: 'screen',
        states: {
          screen: { on: { message: 'message' } },
          message: { entry: kit.assign({ isMessage: true }), exit: kit.assign({ isMessage: false }) },
        },
      },
      enter: beside(step?.enter, 'enter'),
      watch: beside(step?.watch, 'watch'),
      action: {
        initial: 'idle',
        states: {
          idle: {
            on: {
              user: transitions(taps),
              sent: transitions(only(c => !c.isMessage, handlers(step?.on, 'sent'))),
              dismiss: transitions(dismissals),
              back: transitions([...only(hasModals, [dismiss(false)]), ...moves.headerBack()]),
              popped: transitions(moved),
            },
          },
          ...Object.fromEntries(runs.map(known => [known.state, acting(known)])),
        },
      },
    },
  }
}
