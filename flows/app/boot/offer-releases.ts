import { onceTouched } from '../../../runtime/browser/once-touched.ts'
import { followReleases, type TakeOver } from '../../../runtime/browser/releases.ts'
import type { App } from '../../kit/app.ts'
import { persist } from '../../kit/bodies.ts'
import { report } from '../../kit/report.ts'

/** Registers the service worker, and offers each newer release to the person: theirs is the page until they take it. */
export async function offerReleases(window: Window, app: App, release: string): Promise<void> {
  if (!('serviceWorker' in window.navigator)) return
  await whenLoaded(window)
  const { look, fill } = await followReleases(window, release, takeOver => void offer(window, app, takeOver))
  // Who only looks in pays for nothing more.
  onceTouched(window, () => void fill())
  // A tab may stay open for weeks.
  app.page.onReturn(() => void look().catch(() => undefined))
}

/** No first page needs the code for it. */
async function offer({ document }: Window, app: App, takeOver: TakeOver): Promise<void> {
  try {
    const { offerRelease } = await persist(app.page.clock, () => import('./offer-release.ts'))
    offerRelease(app, document, takeOver)
  } catch (error) {
    report('no-offer', String(error))
  }
}

/** What the page needs comes before what it may need one day. */
function whenLoaded(window: Window): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }))
}
