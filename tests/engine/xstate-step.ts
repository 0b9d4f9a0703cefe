import type { Close, Handler, Run, WholeFlow } from '../../runtime/engine/flow.ts'
import { type Check, type Context, type Heard, kit, type Node, transitions, type Way } from './xstate-kit.ts'
import { Moves, only } from './xstate-moves.ts'
import { acting, beside, isRun, type Known, runsIn } from './xstate-services.ts'

const hasName =
  (name: string, type: 'user' | 'sent' | 'always'): Check =>
  (_, event) =>
    event.type === type && event.name === name

/**
 * Returns a step with three parallel regions: its `enter` service, its `watch` service, and the customer's action. Only
 * one action runs at a time.
 */
export function stepState(flow: WholeFlow, id: string, name: string): Node {
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

  const whileFree = { back: transitions(only(noModals, moves.headerBack())), popped: transitions(moved) }
  return {
    id: name,
    type: 'parallel',
    on: { always: transitions(systemWays(flow, moves, id)) },
    states: {
      page: {
        initial: 'screen',
        states: {
          screen: { on: { message: 'message' } },
          message: { entry: kit.assign({ isMessage: true }), exit: kit.assign({ isMessage: false }) },
        },
      },
      enter: beside(moves, step?.enter, 'enter'),
      watch: beside(moves, step?.watch, 'watch'),
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
          ...Object.fromEntries(runs.map(known => [known.state, acting(moves, known, whileFree)])),
        },
      },
    },
  }
}

/** Returns the transitions that apply on every step. */
function systemWays(flow: WholeFlow, moves: Moves, id: string): readonly Way[] {
  return Object.entries(flow.always).flatMap(([event, handler]) => {
    if (!handler || isRun(handler)) return []
    const isSessionLost = event === 'sessionExpired' || event === 'invalidSession'
    const ways = (isSessionLost ? new Moves(flow, id, id) : moves).follow(handler)
    const asWanted = kit.assign({ wanted: id })
    const asForgotten = kit.assign({ wanted: null })
    const clean = kit.assign({ wanted: null, visited: [] })
    const heard = only(hasName(event, 'always'), ways)
    if (isSessionLost) {
      const isLost: Check = context => moves.step?.access === 'customer' && !context.isMessage
      return only(
        isLost,
        heard.map(way => ({ ...way, actions: [asWanted, ...(way.actions ?? [])] })),
      )
    }
    if (event !== 'loggedOut') return heard
    // After a logout no step is postponed, and the visited path is empty.
    return heard.map(way => ({ ...way, actions: [asForgotten, ...(way.actions ?? []), clean] }))
  })
}
