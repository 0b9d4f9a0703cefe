import { browserClock } from '../runtime/browser/clock.ts'
import { isSpared } from '../runtime/browser/spared-connection.ts'
import { workerMessages } from '../runtime/browser/worker-messages.ts'
import { handlingOf } from './handling.ts'
import { createKeeper } from './keeper.ts'
import { readRelease, type WrittenRelease } from './release.ts'

declare const self: ServiceWorkerGlobalScope
/** The build writes this constant at the start of this file. */
declare const RELEASE: WrittenRelease

const release = readRelease(RELEASE)
const keeper = createKeeper({
  release,
  caches: self.caches,
  clock: browserClock,
  fetch: (request, init) => self.fetch(request, init),
  hasSuccessor: () => self.registration.installing !== null || self.registration.waiting !== null,
})
const openPages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })

self.addEventListener('install', event => {
  const begin = async (): Promise<void> => {
    // The browser fetched these pages before it had a worker, so the worker has not stored them.
    const open = await openPages()
    await keeper.begin(
      open.map(({ url }) => url),
      isSpared(self.navigator),
    )
  }
  event.waitUntil(begin())
})

self.addEventListener('activate', event => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('message', event => {
  const { data, ports } = event
  if (data === workerMessages.whichRelease) ports[0]?.postMessage(release.name)
  // A failed fetch is ignored, because the next page sends the same message again.
  if (data === workerMessages.fill && !isSpared(self.navigator)) event.waitUntil(keeper.fill().catch(() => undefined))
  if (data === workerMessages.tidy) event.waitUntil(openPages().then(open => keeper.tidy(open.length)))
  // A page sends this message if it belongs to this release, or if its customer has accepted this release. Without the
  // message, this worker waits and open pages keep their release.
  if (data === workerMessages.takeOver) {
    self.registration.active?.postMessage(workerMessages.retire)
    void self.skipWaiting()
  }
  if (data === workerMessages.retire) keeper.retire()
})

self.addEventListener('fetch', event => {
  const handling = handlingOf(event.request, self.location.origin, release)
  const later = (work: Promise<unknown>): void => event.waitUntil(work)
  if (handling === 'page') event.respondWith(keeper.answerPage(event.request, later))
  if (handling === 'file') event.respondWith(keeper.answerFile(event.request, later))
})
