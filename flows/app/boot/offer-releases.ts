import { onceTouched } from '../../../runtime/browser/once-touched.ts'
import { followReleases, type TakeOver } from '../../../runtime/browser/releases.ts'
import type { App } from '../../kit/app.ts'
import { retry } from '../../kit/bodies.ts'
import { report } from '../../kit/report.ts'

/** Registers the service worker, and offers each newer release. The page does not change until the customer accepts. */
export async function offerReleases(window: Window, app: App, release: string): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return
  await whenLoaded(window)
  const { look, fill } = await followReleases(window, release, takeOver => void offer(window, app, takeOver))
  // The service worker fetches the other files only after the first touch, so that a visitor who leaves at once
  // downloads nothing unnecessary.
  onceTouched(window, () => void fill())
  // A tab may stay open for weeks, so the page checks for a newer release whenever the customer comes back.
  app.page.onReturn(() => void look().catch(() => undefined))
}

/** The code of the offer is loaded here, because no first page needs it. */
async function offer({ document }: Window, app: App, takeOver: TakeOver): Promise<void> {
  try {
    const { offerRelease } = await retry(app.page.clock, () => import('./offer-release.ts'))
    offerRelease(app, document, takeOver)
  } catch (error) {
    report('no-offer', String(error))
  }
}

/** Waits until the page's own files have loaded, because the service worker must not slow them down. */
function whenLoaded(window: Window): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }))
}
