import { Batches } from '../../../runtime/events/batches.ts'
import { type LogRecord, requestOf } from '../../../runtime/events/record.ts'
import type { Page } from '../../kit/page.ts'
import { whenBack, whenOnline } from '../boot/when-online.ts'
import { Events } from './events.ts'
import { eventsAddress } from './events-address.ts'

/** The longest time to wait for the collector's answer. It can be long, because the customer does not wait for it. */
const ANSWER_MS = 10_000
const TYPE = 'application/json'

type PagePart = Pick<Page, 'clock' | 'device' | 'fetch' | 'isOnline' | 'newId' | 'onOnline' | 'tab'>
/** The parts of a window that report when the page may close, and whether the customer permits analytics. */
interface Frame {
  readonly document: {
    readonly visibilityState: string
    addEventListener(type: 'visibilitychange', listener: () => void): void
  }
  readonly navigator: { sendBeacon(address: string, body: Blob): boolean }
  addEventListener(type: 'pagehide', listener: () => void): void
}

let opened: Promise<Events | undefined> | undefined

/** Returns the page's events, or undefined if the page must not send events. */
export function pageEvents(page: PagePart): Promise<Events | undefined> {
  opened ??= openEvents(page, window, document.documentElement.dataset.release ?? __APP_VERSION__)
  return opened
}

/**
 * Returns the events of a page. Returns undefined if the config contains no address, or if the browser sends the
 * Global Privacy Control signal. If the config cannot be read, the app reads it again when the network is back, and
 * the promise resolves then.
 */
export async function openEvents(page: PagePart, frame: Frame, release: string): Promise<Events | undefined> {
  if (Reflect.get(frame.navigator, 'globalPrivacyControl') === true) return undefined
  const { clock, tab, newId } = page
  const address = await new Promise<string | undefined>(resolve => {
    const attempt = (): void => void eventsAddress(page).then(resolve, () => whenBack(page, attempt))
    whenOnline(page, attempt)
  })
  if (address === undefined) return undefined
  const bodyOf = (records: readonly LogRecord[]): string => JSON.stringify(requestOf(__APP_VERSION__, records))
  const batches = new Batches<LogRecord>({
    send: records => post(page, address, bodyOf(records)),
    handOver(records) {
      try {
        return frame.navigator.sendBeacon(address, new Blob([bodyOf(records)], { type: TYPE }))
      } catch {
        // Browsers from before 2020 throw for a beacon with this content type.
        return false
      }
    },
    isOnline: page.isOnline,
    after: clock.after,
  })
  const events = new Events({ tab, newId, now: clock.now, release, batches })
  frame.addEventListener('pagehide', () => events.leave())
  frame.document.addEventListener('visibilitychange', () => {
    if (frame.document.visibilityState === 'hidden') events.leave(true)
  })
  return events
}

/** Posts a body to the collector. Resolves to whether the collector accepted it within 10 s. */
async function post({ fetch, clock }: PagePart, address: string, body: string): Promise<boolean> {
  const abort = new AbortController()
  const stop = clock.after(ANSWER_MS, () => abort.abort())
  try {
    const { status } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': TYPE },
      body,
      credentials: 'omit',
      keepalive: true,
      signal: abort.signal,
    })
    return status >= 200 && status < 300
  } catch {
    return false
  } finally {
    stop()
  }
}
