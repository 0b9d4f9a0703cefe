import type { App } from '../../flows/kit/app.ts'
import type { Operations } from '../../flows/kit/operations.ts'
import type { Facts } from '../../runtime/engine/flow.ts'
import type { EngineEvent, FlowState, Running } from '../../runtime/engine/state.ts'
import type { FactValues } from '../../runtime/facts.ts'

/** One event or answer, with the app's state before and after it. */
export interface Moment {
  /** The event that the customer or the app sent. If a service has answered instead, it is undefined. */
  readonly sent?: EngineEvent
  readonly ran?: Running
  readonly outcome?: string
  readonly before: FlowState
  readonly after: FlowState
  readonly facts: Facts
  /** The fact whose field shows an error. */
  readonly field: string | null
  /**
   * Addresses outside the flow to which the app has led: another company's page, or another flow. The app leaves a
   * little after the operator's answer, so the list may grow after the answer was recorded.
   */
  readonly leftTo: readonly string[]
}

export interface Watched {
  readonly moments: readonly Moment[]
  readonly meet: (app: App, operations: Operations) => void
  readonly goesTo: (flow: string) => void
}

/** Records each change of an app's state. A service is delayed until the promise of `turnOf` resolves. */
export function watchApp(turnOf: (running: Running) => Promise<void>): Watched {
  const moments: Moment[] = []
  const leftTo: string[] = []
  let look: (before: FlowState) => Omit<Moment, 'sent' | 'ran' | 'outcome'>

  function meet(app: App, operations: Operations): void {
    const { driver, page } = app
    look = before => ({
      before,
      after: driver.state(),
      facts: factsOf(app),
      field: app.ui.getState().field?.fact ?? null,
      leftTo,
    })
    const { send } = driver
    const { perform } = operations
    Object.assign(page, { leave: (address: string) => void leftTo.push(address) })
    Object.assign(driver, {
      send(event: EngineEvent): void {
        const before = driver.state()
        send(event)
        moments.push({ sent: event, ...look(before) })
      },
    })
    Object.assign(operations, {
      async perform(running: Running, signal: AbortSignal) {
        await turnOf(running)
        const performed = await perform(running, signal)
        const apply = () => {
          const before = driver.state()
          performed.apply()
          // `apply` changes the engine's state in this turn of the event loop, so a microtask already finds the new
          // state.
          queueMicrotask(() => moments.push({ ran: running, outcome: performed.outcome, ...look(before) }))
        }
        return { ...performed, apply }
      },
    })
  }

  return { moments, meet, goesTo: flow => void leftTo.push(`flow:${flow}`) }
}

const factsOf = ({ facts }: App): FactValues => ({ ...facts.all() })
