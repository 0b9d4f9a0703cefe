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
  /** The operator call, spelled as in the contract, such as `POST /customers/{id}/recharges/pix`. */
  readonly call: string
  readonly fault: string
  readonly times?: number
  readonly msisdn?: string
  readonly delayMs?: number
  readonly status?: number
  readonly code?: number
}

/** Returns functions that control the sandbox operator for tests. */
export function sandboxControls(request: APIRequestContext) {
  // Each request opens a new connection, because the server may close an idle connection just when the test uses it.
  const headers = { connection: 'close' }
  const post = async (path: string, data: object = {}) =>
    bodyOf(await request.post(`/sandbox${path}`, { data, headers }))

  return {
    /** Creates a copy of a seed customer for this test only. */
    newCustomer: async (like: string): Promise<Customer> => z.parse(customer, await post('/customers', { like })),

    /** Waits until the operator has sent an SMS, and resolves to its code. */
    smsCode: async (msisdn: string): Promise<string> => {
      let code = ''
      await expect(async () => {
        const body = await bodyOf(await request.get(`/sandbox/sms/${msisdn}`))
        code = z.parse(z.object({ code: z.string() }), body).code
      }).toPass()
      return code
    },

    /** Returns the payer's charges that took money or may have taken money, newest first. */
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

    /**
     * Makes the operator fail as the fault describes. Set `msisdn` in the fault, because otherwise it can affect other
     * tests.
     */
    fault: async (fault: Fault): Promise<void> => void (await post('/faults', fault)),

    /** Removes all faults of this customer. */
    clearFaults: async (msisdn: string): Promise<void> =>
      void (await bodyOf(await request.delete('/sandbox/faults', { params: { msisdn } }))),

    payPix: async (txid: string): Promise<void> => void (await post(`/pix/${encodeURIComponent(txid)}/pay`)),

    /**
     * Returns the path of a link signed by a partner. The link logs the customer in and opens a payment with these
     * values.
     */
    signLink: async (what: { msisdn: string; valueCents?: number; recipient?: string }): Promise<string> =>
      z.parse(z.object({ path: z.string() }), await post('/links', what)).path,

    /** Opens a session without an SMS, and returns its token. */
    openSession: async (msisdn: string): Promise<string> =>
      z.parse(z.object({ token: z.string() }), await post(`/sessions/${msisdn}`)).token,

    /** Returns the payload of a session signed by a partner. It logs the customer in to recharge this amount. */
    signSession: async (msisdn: string, valueCents: number): Promise<string> =>
      z.parse(z.object({ payload: z.string() }), await post('/links', { msisdn, valueCents })).payload,

    /** Ends the customer's sessions, so the next call gets a 401. */
    endSessions: async (msisdn: string): Promise<void> => void (await post(`/sessions/${msisdn}/end`)),
  }
}

export type SandboxControls = ReturnType<typeof sandboxControls>

async function bodyOf(response: APIResponse): Promise<unknown> {
  const text = await response.text()
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${text}`).toBe(true)
  return text === '' ? undefined : JSON.parse(text)
}
