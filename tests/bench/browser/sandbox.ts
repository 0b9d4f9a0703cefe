const PATIENCE_MS = 5000
const LOOK_AGAIN_MS = 50

/** Creates a customer without cards or history for this visit only. Resolves to the phone number. */
export async function newCustomer(origin: string): Promise<string> {
  const response = await fetch(`${origin}/sandbox/customers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ like: 'bruno' }),
  })
  return String(Object(await response.json()).msisdn)
}

/** Waits until the operator has sent an SMS, and returns its code. */
export async function smsCode(origin: string, msisdn: string): Promise<string> {
  const end = Date.now() + PATIENCE_MS
  while (Date.now() < end) {
    const response = await fetch(`${origin}/sandbox/sms/${msisdn}`)
    if (response.ok) return String(Object(await response.json()).code)
    await new Promise(resolve => setTimeout(resolve, LOOK_AGAIN_MS))
  }
  throw new Error(`No SMS came for ${msisdn}.`)
}
