const PATIENCE_MS = 30_000
const LOOK_AGAIN_MS = 50
const MINUTE_MS = 60_000

/**
 * Creates a copy of a seed customer for this visit only, by default of one without cards or history. The customer may
 * spend any amount a day. Resolves to the phone number.
 */
export async function newCustomer(origin: string, like = 'bruno'): Promise<string> {
  const response = await post(`${origin}/sandbox/customers`, { like, limits: { customer_daily_spending_limit: 0 } })
  return String(Object(await response.json()).msisdn)
}

/** Moves the operator's clock on. The operator refuses the same recharge again within five minutes. */
export async function passMinutes(origin: string, minutes: number): Promise<void> {
  await post(`${origin}/sandbox/clock`, { moveMs: minutes * MINUTE_MS })
}

function post(url: string, body: object): Promise<Response> {
  return fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
}

/** Waits until the operator has sent an SMS, and returns its code. */
export function smsCode(origin: string, msisdn: string): Promise<string> {
  return soon(`${origin}/sandbox/sms/${msisdn}`, /"code":"(\d+)"/)
}

/** Waits until the operator has an unpaid Pix of anybody, and pays it at the simulated bank. */
export async function payPix(origin: string): Promise<void> {
  await fetch(origin + (await soon(`${origin}/sandbox`, /"(\/sandbox\/pix\/[^"]+\/pay)"/)), { method: 'POST' })
}

/** Asks the sandbox until its answer matches, and resolves to the match's first group. */
async function soon(url: string, wanted: RegExp): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const [, found] = wanted.exec(await (await fetch(url)).text()) ?? []
    if (found !== undefined) return found
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  throw new Error(`${url} never had ${wanted.source}.`)
}
