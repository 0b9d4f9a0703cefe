import type { Fields } from '../../../runtime/browser/has-typed-text.ts'
import type { TakeOver } from '../../../runtime/browser/releases.ts'
import { withinTime } from '../../../runtime/clock.ts'
import type { App } from '../../kit/app.ts'
import { mayInterrupt, type Shown } from './may-interrupt.ts'

/** How long to wait for the new worker. After that the page reloads from the network. */
const TAKE_OVER_MS = 3_000

interface Offering extends Shown, Pick<App, 'ui'> {
  readonly page: Pick<App['page'], 'clock' | 'reload'>
}

/** Offers a release. The page reloads only when the customer accepts it and would lose nothing. */
export function offerRelease(app: Offering, fields: Fields, takeOver: TakeOver): void {
  const { ui, page } = app
  const isTimely = (): boolean => mayInterrupt(app, fields)
  const load = (): void => {
    if (isTimely()) return page.reload()
    // The customer has typed or started something meanwhile: they may finish it, and the offer stays.
    ui.setState({ update: { isTimely, take: load } })
  }
  const take = async (): Promise<void> => {
    ui.setState({ update: null })
    await withinTime(page.clock, TAKE_OVER_MS, undefined, takeOver)
    load()
  }
  ui.setState({ update: { isTimely, take: () => void take() } })
}
