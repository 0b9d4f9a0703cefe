import type { EngineEvent } from '../../../runtime/engine/state.ts'
import type { App } from '../../kit/app.ts'
import { retry } from '../../kit/bodies.ts'
import type { Seen } from '../events/trail.ts'
import type { OpenEvents } from '../events/watch-app.ts'
import { whenOnline } from './when-online.ts'

/** The highest number of changes that are kept until the analytics code has loaded. */
const MOST_KEPT = 60
/**
 * How long the analytics code waits after the first screen, so that it does not slow down the customer's first
 * action.
 */
const LOAD_MS = 2_000

type Recorded = Pick<App, 'flow' | 'driver' | 'facts' | 'page'>

/**
 * Keeps what happens in the app until the analytics code has loaded. With `soon` (the page has an A/B test), the code
 * loads right after the first screen, because visitors who leave at once must be counted too. Tests pass `open` to
 * replace the page's own analytics.
 */
export function recordEvents({ flow, driver, facts, page }: Recorded, soon: boolean, open?: OpenEvents): void {
  const { clock } = page
  const seen: Seen[] = []
  let take = (one: Seen): void => {
    if (seen.length < MOST_KEPT) seen.push(one)
  }
  const see = (event?: EngineEvent, known: Seen['facts'] = facts.all()): void =>
    take({ event, state: driver.state(), facts: known, nowMs: clock.now(), elapsedMs: clock.elapsed() })
  see()
  driver.subscribe(see)
  void page.whenPainted().then(() => {
    const paintedMs = clock.elapsed()
    const load = async (): Promise<void> => {
      const { watchApp } = await retry(clock, () => import('../events/watch-app.ts'))
      const channel = facts.get('channel.name') ?? ''
      const ready = (next: typeof take): void => {
        take = next
      }
      await watchApp({ flow, page, channel, seen, paintedMs }, ready, open)
    }
    // If the analytics code cannot be loaded, nothing is sent, and the customer does not notice.
    const loadOnline = (): void => whenOnline(page, () => void load().catch(() => undefined))
    clock.after(soon ? 0 : LOAD_MS, loadOnline)
  })
}
