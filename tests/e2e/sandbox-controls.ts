import { type APIRequestContext, type APIResponse, expect } from '@playwright/test'
import * as z from 'zod/mini'

const charge = z.object({
  id: z.string(),
  msisdn: z.string(),
  recipient: z.string(),
  valueCents: z.number(),
  method: z.enum(['credit', 'debit', 'pix', 'pisp', 'mercado_pago']),
  nsu: z.nullable(z.string()),
  status: z.string(),
  at: z.string(),
  key: z.nullable(z.string()),
  release: z.nullable(z.string()),
})
export type Charge = z.infer<typeof charge>

const event = z.object({ event: z.string(), details: z.unknown() })

const customer = z.object({ msisdn: z.string(), id: z.string() })
export type Customer = z.infer<typeof customer>

export interface Fault {
  /** The call in the contract's spelling, such as `POST /customers/{id}/recharges/pix`. */
  readonly call: string
  readonly fault: string
  readonly times?: number
  readonly msisdn?: string
  readonly delayMs?: number
  readonly status?: number
  readonly code?: number
}

/** The sandbox's controls for tests. */
export function sandboxControls(request: APIRequestContext) {
  // No kept connection, because the server may close it just when the test uses it again.
  const headers = { connection: 'close' }
  const post = async (path: string, data: object = {}) =>
    bodyOf(await request.post(`/sandbox${path}`, { data, headers }))

  return {
    /** Creates a customer like one of the seeds, for this test only. */
    newCustomer: async (like: string): Promise<Customer> => z.parse(customer, await post('/customers', { like })),

    /** Resolves to the code of the last SMS, once it has been sent. */
    smsCode: async (msisdn: string): Promise<string> => {
      let code = ''
      await expect(async () => {
        const body = await bodyOf(await request.get(`/sandbox/sms/${msisdn}`))
        code = z.parse(z.object({ code: z.string() }), body).code
      }).toPass()
      return code
    },

    /** Returns the charges that took this payer's money, or may have; newest first. */
    ledger: async (msisdn: string): Promise<Charge[]> => {
      const body = await bodyOf(await request.get('/sandbox/ledger', { params: { msisdn } }))
      return z.parse(z.object({ charges: z.array(charge) }), body).charges
    },

    /** Returns the abandoned carts that the app reported for this customer. */
    carts: async (msisdn: string): Promise<unknown[]> => {
      const body = await bodyOf(await request.get('/sandbox/events', { params: { msisdn } }))
      const { events } = z.parse(z.object({ events: z.array(event) }), body)
      return events.filter(one => one.event === 'abandoned_cart').map(({ details }) => details)
    },

    /** Plants a fault; without `msisdn`, the fault may affect other tests. */
    fault: async (fault: Fault): Promise<void> => void (await post('/faults', fault)),

    /** Removes all faults of this customer. */
    clearFaults: async (msisdn: string): Promise<void> =>
      void (await bodyOf(await request.delete('/sandbox/faults', { params: { msisdn } }))),

    payPix: async (txid: string): Promise<void> => void (await post(`/pix/${encodeURIComponent(txid)}/pay`)),

    /** Returns the path of a link that a partner signs: it logs the customer in, to pay this. */
    signLink: async (what: { msisdn: string; valueCents?: number; recipient?: string }): Promise<string> =>
      z.parse(z.object({ path: z.string() }), await post('/links', what)).path,

    /** Returns the token of a new session, like a login by SMS. */
    openSession: async (msisdn: string): Promise<string> =>
      z.parse(z.object({ token: z.string() }), await post(`/sessions/${msisdn}`)).token,

    /** Returns a partner's signed session, which logs the customer in to recharge this amount. */
    signSession: async (msisdn: string, valueCents: number): Promise<string> =>
      z.parse(z.object({ payload: z.string() }), await post('/links', { msisdn, valueCents })).payload,

    /** Ends the customer's sessions: the next call gets 401. */
    endSessions: async (msisdn: string): Promise<void> => void (await post(`/sessions/${msisdn}/end`)),
  }
}

export type SandboxControls = ReturnType<typeof sandboxControls>

async function bodyOf(response: APIResponse): Promise<unknown> {
  const text = await response.text()
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${text}`).toBe(true)
  return text === '' ? undefined : JSON.parse(text)
}
