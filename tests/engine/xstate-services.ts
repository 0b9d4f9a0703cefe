import { fromCallback } from 'xstate'
import type { Close, Handler, Run } from '../../runtime/engine/flow.ts'
import { type Check, type Context, type Heard, kit, type Node, transitions, type Way } from './xstate-kit.ts'
import { type Moves, only } from './xstate-moves.ts'

/** A service. Its answer comes from outside as an `outcome` event. */
const service = fromCallback(() => undefined)

/** A service that an action runs, together with the action's handler. */
export interface Known {
  readonly run: Run
  readonly state: string
  readonly of: 'step' | 'always' | { readonly modal: string }
}

export function isRun(handler: Handler | Close | undefined): handler is Run {
  return typeof handler === 'object' && 'run' in handler
}

export function runsIn(on: { readonly [event: string]: Handler | Close | undefined } | undefined): readonly Run[] {
  return Object.values(on ?? {}).filter(isRun)
}

/**
 * Returns the transitions for a service's outcomes. After each outcome, the region (the part of the machine that runs
 * the service) stays in the state `done`.
 */
function outcomes(moves: Moves, run: Run, of: string, done: string, isCharge = false) {
  const answered = Object.entries(run.outcomes).flatMap(([outcome, target]) => {
    if (target === undefined) return []
    const is: Check = (_, event) => event.type === 'outcome' && event.of === of && event.outcome === outcome
    const branches = typeof target === 'string' ? [{ to: target }] : target
    return branches.flatMap(branch => {
      const holds: Check = (c, e) =>
        is(c, e) && (!('when' in branch) || branch.when === undefined || c.known.get(branch.when) === true)
      return of === 'watch' && branch.to === 'stay'
        ? only(holds, [{}])
        : only(
            holds,
            moves.follow(branch.to).map(way => ({ target: done, ...way })),
          )
    })
  })
  // When an action's answer arrives, the action has ended, so `isCharging` is false here. Otherwise a charge would
  // block its own answer, because a running charge blocks all other answers.
  const over = answered.map(way => ({
    ...way,
    when: (c: Context, e: Heard) => way.when?.(of === 'action' ? { ...c, isCharging: false } : c, e) ?? true,
  }))
  const unknown: Way = isCharge ? { target: done } : { target: done, ...moves.message() }
  const isOf: Check = (_, event) => event.type === 'outcome' && event.of === of
  const isBesideCharge: Check = (c, e) => of !== 'action' && isOf(c, e) && c.isCharging
  const beside = only(isBesideCharge, [of === 'watch' ? {} : { target: done }])
  return transitions([...beside, ...over, ...only(isOf, [unknown])])
}

/** Returns the state of a service that runs during a step (`enter` or `watch`), while the step is visible. */
export function beside(moves: Moves, run: Run | undefined, kind: 'enter' | 'watch'): Node {
  return run === undefined
    ? {}
    : {
        initial: 'on',
        states: {
          on: {
            invoke: { id: `${kind} ${run.run}`, src: service },
            on: { outcome: outcomes(moves, run, kind, 'off'), message: 'off' },
          },
          off: kind === 'enter' ? { on: { returned: 'on' } } : {},
        },
      }
}

interface WhileFree {
  readonly back: ReturnType<typeof transitions>
  readonly popped: ReturnType<typeof transitions>
}

/**
 * Returns the state in which the service of a customer's action runs. Meanwhile the customer can go back (`whileFree`),
 * unless the service charges.
 */
export function acting(moves: Moves, { run, of }: Known, whileFree: WhileFree): Node {
  const isCharge = of === 'step' && moves.step?.confirms === 'charge'
  const modal = typeof of === 'object' ? of.modal : undefined
  return {
    invoke: { id: `action ${run.run}`, src: service },
    entry: kit.assign({ isCharging: isCharge }),
    exit: kit.assign({ isCharging: false }),
    on: {
      outcome: outcomes(moves, run, 'action', 'idle', isCharge),
      message: 'idle',
      closed: transitions([
        { when: (_, e) => e.type === 'closed' && modal !== undefined && e.modals.includes(modal), target: 'idle' },
      ]),
      ...(isCharge ? {} : whileFree),
    },
  }
}
