import type { Fields } from '../../../runtime/browser/has-typed-text.ts'
import type { TakeOver } from '../../../runtime/browser/releases.ts'
import { withinTime } from '../../../runtime/clock.ts'
import type { App } from '../../kit/app.ts'
import { mayInterrupt, type Shown } from './may-interrupt.ts'

/** A worker that takes longer is not waited for: the page itself comes by the network. */
const TAKE_OVER_MS = 3_000

interface Offering extends Shown, Pick<App, 'ui'> {
  readonly page: Pick<App['page'], 'clock' | 'reload'>
}

/** Offers a release until the page is loaded anew, which it is only when the person asks for it and loses nothing. */
export function offerRelease(app: Offering, fields: Fields, takeOver: TakeOver): void {
  const { ui, page } = app
  const isTimely = (): boolean => mayInterrupt(app, fields)
  const load = (): void => {
    if (isTimely()) return page.reload()
    // What the person began meanwhile is theirs to end.
    ui.setState({ update: { isTimely, take: load } })
  }
  const take = async (): Promise<void> => {
    ui.setState({ update: null })
    await withinTime(page.clock, TAKE_OVER_MS, undefined, takeOver)
    load()
  }
  ui.setState({ update: { isTimely, take: () => void take() } })
}
