import type { App } from '../../flows/kit/app.ts'
import type { Operations } from '../../flows/kit/operations.ts'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import type { Running } from '../../runtime/engine/state.ts'
import type { Action } from './action.ts'
import { doAction } from './do-action.ts'
import { whatIsWrong } from './expectation.ts'
import type { Plan } from './plan.ts'
import { createStoryApp, logIn } from './story-app.ts'
import type { Network } from './story-page.ts'
import { createRest } from './story-rest.ts'

/**
 * A check is repeated at most this many times, each time when the story is at rest. Every `watch` service that ends
 * does so within that time.
 */
const MOST_RESTS = 40
/**
 * Whether the action must wait until the step is open. If it came earlier, for example if the device were offline, the
 * step would not open.
 */
function isOnlyThere(action: Action): boolean {
  return action.do === 'offer' || action.do === 'offline' || action.do === 'schedule elsewhere'
}

/**
 * Whether the action has to be performed while the step is open. If it was performed before, opening the step undoes
 * it. For example, each visit of the review screen forgets a typed card.
 */
function isOnStep(action: Action): boolean {
  return action.do === 'new card' || isOnlyThere(action) || (action.do === 'saved card' && action.cvv !== undefined)
}

/**
 * Whether the action writes a fact of the channel. A little after its start, the app writes the same facts from the
 * operator's settings. The action has to come after that.
 */
function isOfChannel(action: Action): boolean {
  return action.do === 'write' && Object.keys(action.facts).some(name => name.startsWith('channel.'))
}

/** Whether the action is performed last, right before the step opens. */
function isAtDoor(action: Action): boolean {
  return action.do === 'store nothing' || action.do === 'silence'
}

/**
 * Whether the action has an effect while the step is open. A new card has none if a later action chooses another card
 * or a wallet, because the app then forgets the new card.
 */
function isStillOnStep(action: Action, at: number, all: readonly Action[]): boolean {
  const isCard = (one: Action) => one.do === 'new card' || one.do === 'saved card' || one.do === 'wallet'
  return isOnStep(action) && !(action.do === 'new card' && all.slice(at + 1).some(isCard))
}

/** Actions to perform while the step is on screen, right before the last event. */
export interface OnScreen {
  readonly actions: readonly Action[]
  readonly whenDone: () => void | Promise<void>
}
const nothing: OnScreen = { actions: [], whenDone: () => undefined }

export interface OpenedStory {
  readonly app: App
  readonly flow: WholeFlow
  /**
   * Sends the events of the plan while the step is on screen. Performs these actions before the last event. Resolves
   * when the story is at rest.
   */
  act(onScreen?: OnScreen): Promise<void>
  /** Does the same as `act`, but rejects unless the story ends as its plan expects. */
  play(): Promise<void>
  /**
   * Repeats the check each time the story is at rest. If the check passes, resolves to undefined. After `mostRests`
   * failures, resolves to the last complaint.
   */
  untilRight(check: () => string | undefined, mostRests?: number): Promise<string | undefined>
  /** From now on, time passes as usual, for a person who uses the screen. */
  letTimePass(): void
  close(): void
}

/** Lets a test follow a story. `meet` is called with the app before the step opens. */
export interface Witness {
  readonly meet: (app: App, operations: Operations) => void
  /** Called when the app sends the customer to another flow. */
  readonly goesTo: (flow: string) => void
}
const nobody: Witness = { meet: () => undefined, goesTo: () => undefined }

/**
 * Opens the app with its own page and its own operator, in the same way as the app's entry. Leads the customer to the
 * step.
 */
export async function openStory(
  config: unknown,
  plan: Plan,
  witness = nobody,
  network?: Network,
): Promise<OpenedStory> {
  const { app, flow, page, sandbox, held, close } = await createStoryApp(
    config,
    network,
    witness.goesTo,
    JSON.stringify(plan),
  )
  const { until, finish } = createRest(page, held)
  const [operations] = await finish(Promise.all([app.loadOperations(), app.open()]))
  const stage = { app, page, sandbox, person: plan.person }
  const perform = (action: Action) => finish(doAction(action, stage))
  const earlier = plan.actions.filter(action => !isOnlyThere(action))
  const before = [...earlier.filter(action => !isAtDoor(action)), ...earlier.filter(isAtDoor)]
  const running = (isKind: (kind: Running['kind']) => boolean) =>
    app.driver.state().running.filter(({ kind }) => isKind(kind)).length
  const watches = () => running(kind => kind === 'watch')
  const rest = (isEnd: boolean): Promise<void> =>
    until(() => {
      // Time passes until each pause has ended, except the pauses of a `watch`. A `watch` pauses again and again while
      // its step is open.
      if (page.clock.pauses() > watches()) return true
      return plan.isHeld && isEnd ? held() === 0 : running(kind => kind !== 'watch') > 0
    })

  if (plan.isCustomer) await logIn(app, sandbox, plan.person)
  if (before.some(isOfChannel)) await rest(false)
  for (const action of before) await perform(action)
  witness.meet(app, operations)
  const visited = plan.behind === null ? [] : [{ step: plan.behind, entry: 0 }]
  app.driver.send({ type: 'open', step: plan.step, entry: visited.length, visited })

  /**
   * Repeats the check each time the story is at rest. If a `watch` service is running, the clock then advances, because
   * its next read may change the result.
   */
  async function untilRight(check: () => string | undefined, mostRests = MOST_RESTS): Promise<string | undefined> {
    let wrong = check()
    for (let rests = 0; wrong !== undefined && rests < mostRests; rests += 1) {
      await rest(true)
      wrong = check()
      if (wrong !== undefined && watches() > 0) page.clock.pass()
    }
    return wrong
  }

  async function act({ actions, whenDone } = nothing): Promise<void> {
    const happen = async () => {
      for (const action of actions) await perform(action)
      await whenDone()
    }
    await rest(plan.events.length === 0)
    if (plan.events.length === 0) await happen()
    for (const [at, name] of plan.events.entries()) {
      const isLast = at === plan.events.length - 1
      for (const action of plan.actions.filter(isStillOnStep)) await perform(action)
      if (isLast) await happen()
      app.driver.send({ type: 'user', name })
      await rest(isLast)
    }
  }

  return {
    app,
    flow,
    act,
    untilRight,
    async play() {
      await act()
      for (const endMs = page.clock.elapsed() + (plan.waitsMs ?? 0); page.clock.pass(endMs - page.clock.elapsed()); )
        await rest(true)
      const wrong = await untilRight(() => whatIsWrong(app, plan.expected))
      if (wrong !== undefined) throw new Error(wrong)
    },
    letTimePass: page.clock.run,
    close,
  }
}
