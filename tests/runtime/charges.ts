import { Attempts } from '../../runtime/operator/charge/attempts.ts'
import type { About } from '../../runtime/operator/charge/frozen.ts'
import { createClient } from '../../runtime/operator/client.ts'
import { createCreditRecharge } from '../../runtime/operator/contract/recharge.ts'
import { FakeClock } from './fake-clock.ts'
import { FakeStorage } from './fake-storage.ts'
import { answers, Network } from './network.ts'
import { ANA, bases, KEY_MEMORY_MS, START } from './page.ts'

type Created = { readonly id: string; readonly nsu: string | null; readonly date: string }

export const about = { kind: 'credit', msisdn: ANA, recipient: '11976543210', amountCents: 2000 } as const
const created: Created = { id: 'r1', nsu: null, date: new Date(START).toISOString() }
export const LEDGER = 'ledger'

/**
 * Returns a page's payment attempts, and the network on which a test plans the operator's answers. Unless a test plans
 * otherwise, the operator accepts each charge.
 */
export function openAttempts(
  name: string,
  storage = new FakeStorage(new FakeClock(START)),
  keyMemoryMs = KEY_MEMORY_MS,
) {
  const log: string[] = []
  const network = new Network(
    () => Response.json(created, { status: 201 }),
    () => START,
  )
  let ids = 0
  let sentAttempts = 0
  const clock = new FakeClock(START)
  const send = createClient({
    fetch: (url, init) => {
      log.push('sent')
      return network.fetch(url, init)
    },
    clock,
    bases,
    isOnline: () => network.isOnline,
    headers: () => ({}),
    token: () => 'token',
    onSessionEnded: () => undefined,
    onServerTime: () => undefined,
  })
  const attempts = new Attempts({
    send,
    storage: {
      read: () => storage.get(LEDGER),
      write: async text => {
        await storage.set(LEDGER, text)
        log.push('written')
      },
      remove: () => storage.remove(LEDGER),
    },
    newId: () => {
      ids += 1
      return `${name}-${ids}`
    },
    time: { now: () => START, atLeast: () => START, mark: () => () => START },
    deviceId: () => 'device-1',
    keyMemoryMs,
    onSent: () => {
      sentAttempts += 1
    },
  })
  return {
    attempts,
    storage,
    network,
    log,
    sentAttempts: () => sentAttempts,
    refuse: (status: number, code: number) => network.plan('POST', answers(status, { code })),
    /** Sends the newest open charge again, as when the customer decides to send it once more. */
    async resend() {
      const [record] = await attempts.open(ANA)
      return record && attempts.resend(record)
    },
    keys: () => network.sent.map(({ headers }) => headers['Idempotency-Key']),
    charge: (more: Partial<About> = {}, card = { token: 't', cvv: '987' }, signal?: AbortSignal) => {
      const paid = { ...about, ...more }
      const body = { msisdnRecebedor: paid.recipient, rechargeValueId: paid.amountCents, card }
      return attempts.charge(
        createCreditRecharge,
        { params: { id: 'c1' }, body, ...(signal === undefined ? {} : { signal }) },
        paid,
      )
    },
  }
}
