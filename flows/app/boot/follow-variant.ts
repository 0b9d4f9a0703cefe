import type { Fields } from '../../../runtime/browser/has-typed-text.ts'
import { own } from '../../../runtime/engine/flow.ts'
import { APP_DATA, type AppData, bodyPath, type Variant } from '../../../runtime/engine/page-data.ts'
import type { App, Membership } from '../../kit/app.ts'
import type { FetchBody } from '../../kit/bodies.ts'
import { report } from '../../kit/report.ts'
import { mayInterrupt, type Shown } from './may-interrupt.ts'
import { startOf } from './start-of.ts'
import { keepStopped } from './stopped.ts'

interface Following extends Shown, Pick<App, 'ui'> {
  readonly page: Pick<App['page'], 'history' | 'isOnline' | 'leave' | 'reload' | 'tab'>
}

/**
 * Checks at each step change whether the visitor's variant and arm still exist. After the variant was stopped, the
 * page loads the unchanged flow as soon as the customer would lose nothing. It opens the same step, or the flow's
 * start if only the variant has the step.
 */
export function followVariant(
  app: Following,
  { variant, arm }: Membership,
  fetchBody: FetchBody,
  fields: Fields,
): void {
  const { driver, ui, page, flow } = app
  const [base = ''] = variant.split('~')
  let last = driver.state()
  let isStopped = false
  let isBusy = false

  async function hasStopped(): Promise<boolean> {
    const { variants } = await fetchBody<AppData>(APP_DATA)
    const offered = own(variants, base)
    const list = offered === undefined ? [] : await fetchBody<readonly Variant[]>(bodyPath(offered.list))
    return !list.some(({ id, trial }) => id === variant && (trial?.arms.some(one => one.id === arm) ?? true))
  }

  /** Returns whether a reload would keep all input, the result of a payment and every message on screen. */
  function isTimely(): boolean {
    const { step, message } = driver.state()
    const isEnd = own(flow.steps, step)?.final === true
    return !isEnd && message === null && ui.getState().notice === null && mayInterrupt(app, fields)
  }

  async function look(): Promise<void> {
    isStopped ||= page.isOnline() && (await hasStopped())
    if (!isStopped || !isTimely()) return
    const path = page.history.pathname()
    const address = await startOf(fetchBody, base, path)
    if (address === undefined) return
    // Without this storage, the next page could show the variant again, and the app would reload at each step.
    await keepStopped(page.tab, variant)
    // While the address was being fetched, the customer may have gone on or typed something. The page then stays.
    if (page.history.pathname() !== path || !isTimely()) return
    if (address === path) page.reload()
    else page.leave(address)
  }

  let isDue = false
  function lookOnce(): void {
    isDue = isBusy
    if (isBusy) return
    isBusy = true
    look()
      .catch((error: unknown) => report('not-followed', String(error)))
      .finally(() => {
        isBusy = false
        if (isDue) lookOnce()
      })
  }

  driver.subscribe(() => {
    const { step, entry } = driver.state()
    const hasMoved = step !== last.step || entry !== last.entry
    last = driver.state()
    // After the variant was stopped, each change is looked at, because the page can reload only when the step's service
    // has ended.
    if (hasMoved || isStopped) lookOnce()
  })
}
