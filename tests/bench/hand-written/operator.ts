import type { Customer } from './session.ts'

export interface Value {
  readonly id: number
  readonly validityDays: number
  readonly mostChosen?: boolean
}

export interface SavedCard {
  readonly token: string
  readonly brand: string
  readonly last: string
}

export interface Brand {
  readonly brand: string
  readonly prefixes: readonly string[]
  readonly lengths: readonly number[]
  readonly code: number
}

class OperatorError extends Error {
  readonly status: number
  constructor(status: number) {
    super(`The operator answered ${status}.`)
    this.status = status
  }
}

const DEVICE_ID = crypto.randomUUID()
const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'
const PRIVATE = /^\/operator\/[ab]\//

async function call<T>(path: string, { token, body, form }: { token?: string; body?: object; form?: string } = {}) {
  const headers: Record<string, string> = { Accept: JSON_TYPE }
  if (PRIVATE.test(path)) Object.assign(headers, { 'App-Version': '1', Channel: 'web', deviceId: DEVICE_ID })
  if (token !== undefined) headers.Authorization = `customer ${token}`
  if (PRIVATE.test(path) && body !== undefined) headers['Idempotency-Key'] = crypto.randomUUID()
  const sent = form ?? (body === undefined ? undefined : JSON.stringify(body))
  if (sent !== undefined || PRIVATE.test(path)) headers['Content-Type'] = form === undefined ? JSON_TYPE : FORM_TYPE
  const response = await fetch(path, {
    method: sent === undefined ? 'GET' : 'POST',
    headers,
    ...(sent === undefined ? {} : { body: sent }),
  })
  const text = await response.text()
  if (!response.ok) throw new OperatorError(response.status)
  return JSON.parse(text) as T
}

export const sendCode = (msisdn: string) =>
  call<{ encryptedMsisdn: string }>('/operator/a/sms-token', { body: { msisdn } })

export async function openSession(encryptedMsisdn: string, authCode: string): Promise<Customer> {
  const { id: token, msisdn } = await call<{ id: string; msisdn: string }>('/operator/a/sessions', {
    body: { encryptedMsisdn, authCode },
  })
  const { id } = await call<{ id: string }>(`/operator/b/v3/customers/${msisdn}/`, { token })
  return { token, msisdn, id }
}

export const getValues = ({ id, token }: Customer) =>
  call<{ rechargeValues: readonly Value[] }>(`/operator/b/customers/${id}/recharge-values`, { token })

/** Returns the last recharge, or undefined if the customer has none. */
export const getLastRecharge = ({ msisdn, token }: Customer) =>
  call<{ recipient: string; value: number }>(`/operator/b/customers/${msisdn}/last-recharge`, { token }).catch(
    error => {
      if (error instanceof OperatorError && error.status === 404) return undefined
      throw error
    },
  )

export async function getWaysToPay({ id, msisdn, token }: Customer) {
  const [{ payment_methods: methods }, { credit_cards: cards }] = await Promise.all([
    call<{ payment_methods: readonly string[] }>(`/operator/b/payment_methods/${id}/available`, { token }),
    call<{ credit_cards: readonly SavedCard[] }>(`/operator/b/v3/customers/${msisdn}/`, { token }),
  ])
  return { methods, cards }
}

export const getPlace = () => call<{ country_code: string; IPv4: string }>('/operator/geo/json')

export const getBrands = async () => (await call<{ brands: readonly Brand[] }>('/operator/cards/v1/brand')).brands

export const getBin = (bin: string) => call<{ bin: { CardType: string } }>(`/operator/cards/v1/cc/bin/${bin}`)

export async function tokenize(pan: string, month: string, year: string): Promise<string> {
  const form = new URLSearchParams({ pan, month, year }).toString()
  return (await call<{ card: { key: string } }>('/operator/cards/v1/cc', { form })).card.key
}

export interface Created {
  readonly id: string
  readonly nsu: string | null
  readonly date: string
}

const orderOf = ({ msisdn, valueCents }: Customer) => ({ msisdnRecebedor: msisdn, rechargeValueId: valueCents })

export const charge = (customer: Customer, card: { token: string; cvv?: string; save?: boolean }) =>
  call<Created>(`/operator/b/customers/${customer.id}/recharges/async`, {
    token: customer.token,
    body: { ...orderOf(customer), card },
  })

/** Creates a recharge that the customer pays by Pix. */
export const createPix = (customer: Customer) =>
  call<Created>(`/operator/b/customers/${customer.id}/recharges/pix`, {
    token: customer.token,
    body: orderOf(customer),
  })

const CALLS = 5
const EVERY_MS = 3000

/** Asks several times, each time after a pause, until the answer is there. */
async function soon<T>(ask: () => Promise<T | undefined>): Promise<T> {
  for (let asked = 0; asked < CALLS; asked += 1) {
    await new Promise(resolve => setTimeout(resolve, EVERY_MS))
    const answer = await ask().catch(() => undefined)
    if (answer !== undefined) return answer
  }
  throw new OperatorError(404)
}

interface Settled {
  readonly nsu: string
  readonly date: string
}

/** Requests the status of the recharge until it is paid. */
export const untilPaid = ({ id, token }: Customer, rechargeId: string): Promise<Settled> =>
  soon(async () => {
    const path = `/operator/b/customers/${id}/uuid/${DEVICE_ID}/recharges/${rechargeId}`
    const { nsu, date } = await call<{ nsu: string | null; date: string }>(path, { token })
    return nsu === null ? undefined : { nsu, date }
  })

export const settle = async (customer: Customer, { id, nsu, date }: Created): Promise<Settled> =>
  nsu === null ? untilPaid(customer, id) : { nsu, date }

/** Requests the Pix code until the operator has made it. */
export const getPixCode = ({ id, token }: Customer, rechargeId: string) =>
  soon(() => call<{ qr_code: string }>(`/operator/b/customers/${id}/recharges/pix/${rechargeId}`, { token }))
