import type { Page } from '../../flows/kit/page.ts'
import type { AppHistory, Entry } from '../../runtime/browser/history.ts'
import { type KeyValue, noStorage } from '../../runtime/browser/storage.ts'
import { emptyLedger, hashNumber, IN_FLIGHT_KEY, ledgerText } from '../../runtime/operator/charge/in-flight.ts'
import type { Fetch } from '../../runtime/operator/client.ts'
import type { BridgeMessage } from '../../runtime/payment/gateway/read-event.ts'
import { testNumbers } from '../../sandbox/seed/seed.ts'
import type { Issuer } from './action.ts'
import { createStoryClock, type StoryClock } from './story-clock.ts'
import { STORY_HEADER } from './story-operator.ts'

/** After this time an issuer's question expires. If a story is about the expiry, the question expires at once. */
const QUESTION_MS = 600_000

const DEVICE_ID = 'story-device'
/** Marks the ledger of every test number as complete. Otherwise a payment would read the history first. */
const whole = testNumbers.map(({ msisdn }) => hashNumber(msisdn, DEVICE_ID))

/** A page that exists as long as its story. It never uses the browser's own storage or history. */
export interface StoryPage extends Page {
  readonly clock: StoryClock
  /** Returns the number of requests that are not answered yet. */
  readonly waiting: () => number
  /** From now on, requests have these headers instead of the app's. */
  send(headers: Readonly<Record<string, string>>): void
  /** Sets how the card's issuer answers 3-D Secure checks from now on. */
  letIssuer(how: Issuer): void
  /** From now on, the device cannot store anything. */
  refuseToStore(): void
  /** From now on, every request fails. */
  loseNetwork(): void
  /** Makes wallets' sheets return this value: a token of the sandbox, `left` or `failed`. */
  answerSheets(sheet: string): void
  /** Stops everything that the story is still running. */
  close(): void
}

/** The network between a story's page and its operator. */
export interface Network {
  readonly origin: string
  readonly fetch: (url: string, init: Parameters<Fetch>[1]) => Promise<Response>
}

const browserNetwork = (): Network => ({
  origin: window.location.origin,
  fetch: (url, init) => window.fetch(url, init),
})

export function createStoryPage(storyId: string, network = browserNetwork(), clock = createStoryClock()): StoryPage {
  let isClosed = false
  let isOnline = true
  let mayStore = true
  let issuer: Issuer = 'asks'
  let sheet = 'left'
  let waiting = 0
  let instead: Readonly<Record<string, string>> = {}
  const left = new AbortController()
  return {
    device: memoryStorage(
      () => mayStore,
      [
        ['recarrega.device', DEVICE_ID],
        [IN_FLIGHT_KEY, ledgerText({ ...emptyLedger, whole })],
      ],
    ),
    tab: memoryStorage(() => true),
    history: memoryHistory(),
    tabs: { hasMissedLogout: () => false, announceLogout: () => undefined, onLogout: () => () => undefined },
    clock: {
      ...clock,
      after: (delayMs, call) =>
        clock.after(issuer === 'runs out of time' && delayMs === QUESTION_MS ? 0 : delayMs, call),
    },
    async fetch(url, init) {
      waiting += 1
      try {
        const signal = AbortSignal.any([init.signal, left.signal])
        const headers = { ...init.headers, ...instead, [STORY_HEADER]: storyId }
        const response = await network.fetch(url, { ...init, signal, headers })
        // The request counts as running until its whole body has arrived.
        await response
          .clone()
          .blob()
          .catch(() => undefined)
        return response
      } finally {
        waiting -= 1
      }
    },
    takeAddress: () => '/',
    inAddress: () => null,
    takeFromAddress: () => null,
    isMobile: false,
    newId: () => crypto.randomUUID(),
    isOnline: () => isOnline,
    onOnline: () => () => undefined,
    onOffline: () => undefined,
    onReturn: () => undefined,
    whenVisible: () => (isClosed ? new Promise(() => undefined) : Promise.resolve()),
    whenPainted: () => Promise.resolve(),
    origin: network.origin,
    // A story does not leave its page, so this does nothing.
    leave: () => undefined,
    onHide: () => undefined,
    // Every wallet is available. Its sheet returns the value that an action has set.
    wallets: async () => () => ({
      isOffered: async () => true,
      pay: async () => (sheet === 'left' || sheet === 'failed' ? sheet : { token: sheet, close: () => undefined }),
    }),
    contacts: { select: async () => [{ name: ['Tia Rosa'], tel: ['(11) 3333-4444', '+55 11 95555-4444'] }] },
    reload: () => undefined,
    openBridge: storyIssuer(() => issuer),
    waiting: () => waiting,
    letIssuer(how) {
      issuer = how
    },
    refuseToStore() {
      mayStore = false
    },
    loseNetwork() {
      isOnline = false
    },
    send(headers) {
      instead = headers
    },
    answerSheets(next) {
      sheet = next
    },
    close() {
      isClosed = true
      clock.stop()
      left.abort()
    },
  }
}

const issuerPage = `<!doctype html><html lang="pt-BR"><meta name="color-scheme" content="light" /><title>Banco emissor</title>
<body style="margin: 1rem; font: 1rem/1.5 system-ui, sans-serif"><h1 style="font-size: 1.125rem">Banco emissor</h1>
<p>Aqui o banco pede a confirmação, com as palavras e as cores dele.</p></body></html>`

const proof = { Eci: '05', Version: '2', ReferenceId: 'story', Cavv: 'story', Xid: null }
const says: { readonly [I in Issuer]: readonly BridgeMessage[] } = {
  asks: [{ event: 'challenge', fields: {} }],
  'says nothing': [],
  agrees: [{ event: 'success', fields: proof }],
  refuses: [{ event: 'failure', fields: {} }],
  'does not know the card': [{ event: 'unsupportedBrand', fields: {} }],
  'runs out of time': [{ event: 'challenge', fields: {} }],
}

/** Returns a bridge that shows the page of an issuer who answers at once. */
function storyIssuer(issuer: () => Issuer): NonNullable<Page['openBridge']> {
  return ({ host, title, className }, hear) => {
    const frame = document.createElement('iframe')
    frame.title = title
    frame.className = className
    frame.srcdoc = issuerPage
    host.append(frame)
    queueMicrotask(() => {
      const how = issuer()
      if (how === 'says nothing') return
      hear({ event: 'ready', fields: {} })
      for (const message of says[how]) hear(message)
    })
    return { send: () => undefined, close: () => frame.remove() }
  }
}

function memoryStorage(mayStore: () => boolean, known: readonly (readonly [string, string])[] = []): KeyValue {
  const kept = new Map<string, string>(known)
  return {
    get: async key => (mayStore() ? (kept.get(key) ?? null) : null),
    set: async (key, value) => (mayStore() ? void kept.set(key, value) : noStorage.set(key, value)),
    remove: async key => void kept.delete(key),
  }
}

/** Returns a history in memory. The address bar therefore keeps the workshop's address. */
function memoryHistory(): AppHistory {
  let entries: { entry: Entry | null; path: string }[] = [{ entry: null, path: '/' }]
  let at = 0
  const listeners = new Set<(entry: Entry) => void>()
  return {
    current: () => entries[at]?.entry ?? null,
    pathname: () => entries[at]?.path ?? '/',
    push(entry, path) {
      entries = [...entries.slice(0, at + 1), { entry, path }]
      at += 1
    },
    replace(entry, path) {
      entries[at] = { entry, path }
    },
    go(by) {
      const to = entries[at + by]
      if (to === undefined) return
      at += by
      const { entry } = to
      if (entry !== null) queueMicrotask(() => listeners.forEach(listener => void listener(entry)))
    },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
