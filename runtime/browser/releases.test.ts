import { expect, test } from 'vitest'
import { followReleases, type TakeOver } from './releases.ts'
import { workerMessages } from './worker-messages.ts'

/** A worker of a release, which takes over when it is told to. */
class FakeWorker extends EventTarget {
  readonly told: unknown[] = []
  state: ServiceWorkerState = 'installing'
  readonly release: string

  constructor(release: string) {
    super()
    this.release = release
  }

  become(state: ServiceWorkerState): void {
    this.state = state
    this.dispatchEvent(new Event('statechange'))
  }

  postMessage(message: unknown, [port]: readonly MessagePort[] = []): void {
    if (message === workerMessages.whichRelease) return port?.postMessage(this.release)
    this.told.push(message)
    if (message === workerMessages.takeOver) this.become('activated')
  }
}

class FakeRegistration extends EventTarget {
  active: FakeWorker | null = null
  waiting: FakeWorker | null = null
  installing: FakeWorker | null = null
  readonly update = async (): Promise<void> => undefined

  /** A worker is fetched, and waits until the one before it is done. */
  fetch(worker: FakeWorker): void {
    this.installing = worker
    this.dispatchEvent(new Event('updatefound'))
    worker.become('installed')
  }
}

/** A page of the release r1. */
async function open(registration: FakeRegistration) {
  const registered: unknown[] = []
  const policies: string[] = []
  const offers: TakeOver[] = []
  let offered = (): void => undefined
  const offer = new Promise<void>(resolve => {
    offered = resolve
  })
  const serviceWorker = {
    ready: Promise.resolve(registration),
    register: async (address: unknown) => {
      registered.push(address)
      return registration
    },
  }
  const trustedTypes = {
    createPolicy(name: string, { createScriptURL }: { createScriptURL: () => string }) {
      policies.push(name)
      return { createScriptURL }
    },
  }
  const releases = await followReleases({ navigator: { serviceWorker }, trustedTypes }, 'r1', takeOver => {
    offers.push(takeOver)
    offered()
  })
  return { releases, registered, policies, offers, offer }
}

test('the worker is registered by the one policy that pages have', async () => {
  const { registered, policies } = await open(new FakeRegistration())
  expect([registered, policies]).toEqual([['/sw.js'], ['recarrega#sw']])
})

test('a newer release waits until it is taken', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r1')
  const { offers, offer } = await open(registration)
  const newer = new FakeWorker('r2')
  registration.fetch(newer)
  await offer
  expect(newer.told).toEqual([])
  await offers[0]?.()
  expect(newer.state).toBe('activated')
})

test('one that waits since the page before is offered too', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r0')
  registration.waiting = new FakeWorker('r2')
  const { offers, offer } = await open(registration)
  await offer
  expect(offers).toHaveLength(1)
})

test('a worker of the page’s own release takes over without a word', async () => {
  const registration = new FakeRegistration()
  registration.active = new FakeWorker('r0')
  const { offers } = await open(registration)
  const own = new FakeWorker('r1')
  const over = new Promise(resolve =>
    own.addEventListener('statechange', () => own.state === 'activated' && resolve(0)),
  )
  registration.fetch(own)
  await over
  expect(offers).toEqual([])
})
