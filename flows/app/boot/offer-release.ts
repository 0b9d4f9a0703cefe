import type { Fields } from '../../../runtime/browser/has-typed-text.ts'
import type { TakeOver } from '../../../runtime/browser/releases.ts'
import { withinTime } from '../../../runtime/clock.ts'
import type { App } from '../../kit/app.ts'
import { mayInterrupt, type Shown } from './may-interrupt.ts'

/** How long the page waits for the new service worker. After that it reloads from the network. */
const TAKE_OVER_MS = 3_000

interface Offering extends Shown, Pick<App, 'ui'> {
  readonly page: Pick<App['page'], 'clock' | 'reload'>
}

/** Offers a newer release. The page reloads only if the customer accepts the offer and would lose nothing. */
export function offerRelease(app: Offering, fields: Fields, takeOver: TakeOver): void {
  const { ui, page } = app
  const isTimely = (): boolean => mayInterrupt(app, fields)
  const load = (): void => {
    if (isTimely()) return page.reload()
    // The customer has typed or started something since accepting, so the page does not reload. The offer is shown
    // again.
    ui.setState({ update: { isTimely, take: load } })
  }
  const take = async (): Promise<void> => {
    ui.setState({ update: null })
    await withinTime(page.clock, TAKE_OVER_MS, undefined, takeOver)
    load()
  }
  ui.setState({ update: { isTimely, take: () => void take() } })
}
