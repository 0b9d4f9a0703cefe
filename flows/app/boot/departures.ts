import type { Driver } from '../../../runtime/engine/driver.ts'
import { type Flow, own } from '../../../runtime/engine/flow.ts'
import { pathOf } from '../../../runtime/engine/paths.ts'
import type { Session } from '../../../runtime/session/session.ts'
import type { Page } from '../../kit/page.ts'
import { report } from '../../kit/report.ts'
import { type Channel, keepFlow } from './channel.ts'

interface Departing {
  readonly flow: Flow
  readonly page: Page
  readonly channel: Channel
  readonly session: Session
  readonly driver: Driver
  /**
   * Returns `wanted` if the other flow has this address, or else that flow's start address. Returns undefined if
   * the release has no such flow.
   */
  readonly startOf: (flow: string, wanted?: string) => Promise<string | undefined>
  /** Returns the whole address if the app may open it, or undefined if it must not. */
  readonly allowed: (url: string) => string | undefined
  /** Stores the customer's place in the flow, so that the customer can return to it. */
  readonly save: () => Promise<void>
}

/** Returns the functions that open another site or another flow instead of this page. */
export function createDepartures({ flow, page, channel, session, driver, startOf, allowed, save }: Departing) {
  /**
   * Opens another site if its address is allowed. The customer's place in the flow is stored before, so that the
   * customer returns to it.
   */
  async function goElsewhere(url: string): Promise<void> {
    const address = allowed(url)
    if (address === undefined) {
      report('forbidden-address', driver.state().step)
      return driver.send({ type: 'always', name: 'forbiddenAddress', message: { code: 'forbiddenAddress' } })
    }
    await save()
    page.leave(address)
  }

  /** Opens the page of another flow, and takes along the facts that survive a reload. */
  async function goToFlow(id: string): Promise<void> {
    const wanted = pathOf(flow, driver.state().wanted ?? '', channel.path)
    const address = await startOf(id, wanted).catch(() => undefined)
    // Without session storage, the next page could not open the customer's session or the other flow.
    const isKept = address !== undefined && (await keepFlow(page, id))
    await save()
    if (isKept) return page.leave(address)
    report('no-flow', id)
    stay()
  }

  /**
   * Stays in this flow, because the other one cannot be opened. Shows a message about it, unless the customer has
   * logged in or out and has to see another step.
   */
  function stay(): void {
    const isIn = session.token() !== undefined
    const isInside = own(flow.steps, driver.state().step)?.access === 'customer'
    if (isIn && !isInside) return driver.send({ type: 'user', name: 'home' })
    const code = page.isOnline() ? 'unloaded' : 'offline'
    driver.send({ type: 'always', name: isInside && !isIn ? 'loggedOut' : 'offline', message: { code } })
  }

  return { goElsewhere, goToFlow }
}
