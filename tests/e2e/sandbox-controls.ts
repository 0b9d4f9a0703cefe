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
})
export type Charge = z.infer<typeof charge>

const event = z.object({ event: z.string(), details: z.unknown() })

const customer = z.object({ msisdn: z.string(), id: z.string() })
export type Customer = z.infer<typeof customer>

export interface Fault {
  /** As the contract has it: `POST /customers/{id}/recharges/pix`. */
  readonly call: string
  readonly fault: string
  readonly times?: number
  readonly msisdn?: string
  readonly delayMs?: number
  readonly status?: number
  readonly code?: number
}

/** The sandbox's own controls, as a test uses them. */
export function sandboxControls(request: APIRequestContext) {
  const post = async (path: string, data: object = {}) => bodyOf(await request.post(`/sandbox${path}`, { data }))

  return {
    /** A new customer like one of the seeds, whom no other test knows. */
    newCustomer: async (like: string): Promise<Customer> => z.parse(customer, await post('/customers', { like })),

    /** The code of the last SMS, once it has been sent. */
    smsCode: async (msisdn: string): Promise<string> => {
      let code = ''
      await expect(async () => {
        const body = await bodyOf(await request.get(`/sandbox/sms/${msisdn}`))
        code = z.parse(z.object({ code: z.string() }), body).code
      }).toPass()
      return code
    },

    /** Money that left this payer, or may have; newest first. */
    ledger: async (msisdn: string): Promise<Charge[]> => {
      const body = await bodyOf(await request.get('/sandbox/ledger', { params: { msisdn } }))
      return z.parse(z.object({ charges: z.array(charge) }), body).charges
    },

    /** What was told of the carts that this customer left. */
    carts: async (msisdn: string): Promise<unknown[]> => {
      const body = await bodyOf(await request.get('/sandbox/events', { params: { msisdn } }))
      const { events } = z.parse(z.object({ events: z.array(event) }), body)
      return events.filter(one => one.event === 'abandoned_cart').map(({ details }) => details)
    },

    /** Plants a fault; give `msisdn`, or other tests may meet it. */
    fault: async (fault: Fault): Promise<void> => void (await post('/faults', fault)),

    /** From here on nothing goes wrong for this customer. */
    clearFaults: async (msisdn: string): Promise<void> =>
      void (await bodyOf(await request.delete('/sandbox/faults', { params: { msisdn } }))),

    payPix: async (txid: string): Promise<void> => void (await post(`/pix/${encodeURIComponent(txid)}/pay`)),

    /** The path of a link that a partner signs: it logs the customer in, to pay what it says. */
    signLink: async (what: { msisdn: string; valueCents?: number; recipient?: string }): Promise<string> =>
      z.parse(z.object({ path: z.string() }), await post('/links', what)).path,

    /** The token of a new session, as a login by SMS would have opened it. */
    openSession: async (msisdn: string): Promise<string> =>
      z.parse(z.object({ token: z.string() }), await post(`/sessions/${msisdn}`)).token,

    /** What a partner signs to log the customer in, to recharge so many cents. */
    signSession: async (msisdn: string, valueCents: number): Promise<string> =>
      z.parse(z.object({ payload: z.string() }), await post('/links', { msisdn, valueCents })).payload,

    /** Ends the customer's sessions: the next call is answered with 401. */
    endSessions: async (msisdn: string): Promise<void> => void (await post(`/sessions/${msisdn}/end`)),
  }
}

export type SandboxControls = ReturnType<typeof sandboxControls>

async function bodyOf(response: APIResponse): Promise<unknown> {
  const text = await response.text()
  expect(response.ok(), `${response.url()} answered ${response.status()}: ${text}`).toBe(true)
  return text === '' ? undefined : JSON.parse(text)
}
