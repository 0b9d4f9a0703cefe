import { onceTouched } from '../../runtime/browser/once-touched.ts'
import { followReleases, type TakeOver } from '../../runtime/browser/releases.ts'
import { withinTime } from '../../runtime/clock.ts'
import type { App } from './create-app.ts'
import { mayInterrupt } from './may-interrupt.ts'

/** A worker that takes longer is not waited for: the page itself comes by the network. */
const TAKE_OVER_MS = 3_000

/** Registers the service worker, and offers each newer release to the person: theirs is the page until they take it. */
export async function offerReleases(window: Window, app: App, release: string): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return
  await whenLoaded(window)
  const isTimely = (): boolean => mayInterrupt(app, window.document)
  const { look, fill } = await followReleases(window, release, takeOver => offer(app, isTimely, takeOver))
  // Who only looks in pays for nothing more.
  onceTouched(window, () => void fill())
  // A tab may stay open for weeks.
  app.page.onReturn(() => void look().catch(() => undefined))
}

/** Offers a release until the page is loaded anew, which it is only when the person asks for it and loses nothing. */
export function offer(
  { ui, page }: { readonly ui: App['ui']; readonly page: Pick<App['page'], 'clock' | 'reload'> },
  isTimely: () => boolean,
  takeOver: TakeOver,
): void {
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

/** What the page needs comes before what it may need one day. */
function whenLoaded(window: Window): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }))
}
