import { onceTouched } from '../../runtime/browser/once-touched.ts'
import { followReleases } from '../../runtime/browser/releases.ts'
import type { App } from './create-app.ts'
import { mayInterrupt } from './may-interrupt.ts'

/** Registers the service worker, and offers each newer release to the person: theirs is the page until they take it. */
export async function offerReleases(window: Window, app: App, release: string): Promise<void> {
  const { page, ui } = app
  if (!('serviceWorker' in window.navigator)) return
  await whenLoaded(window)
  const { look, fill } = await followReleases(window, release, takeOver => {
    let isTaken = false
    const accept = async (): Promise<void> => {
      if (isTaken) return
      isTaken = true
      ui.setState({ update: null })
      await takeOver()
      // What the person began meanwhile is theirs to end.
      if (mayInterrupt(app)) page.reload()
    }
    ui.setState({ update: { isTimely: () => mayInterrupt(app), take: () => void accept() } })
  })
  // Who only looks in pays for nothing more.
  onceTouched(window, () => void fill())
  // A tab may stay open for weeks.
  page.onReturn(() => void look().catch(() => undefined))
}

/** What the page needs comes before what it may need one day. */
function whenLoaded(window: Window): Promise<void> {
  if (window.document.readyState === 'complete') return Promise.resolve()
  return new Promise(resolve => window.addEventListener('load', () => resolve(), { once: true }))
}
