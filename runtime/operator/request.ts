import type { Call, ClientName } from './contract/call.ts'

/** The settings that decide how a call becomes an HTTP request. */
export interface RequestSettings {
  /** Base address of each service, without a slash at the end. */
  readonly bases: Readonly<Record<ClientName, string>>
  /** Returns the headers of every call: App-Version, Channel, deviceId and, if needed, the mode. */
  readonly headers: () => Readonly<Record<string, string>>
  /** Further headers of each charge, such as the release that the customer saw. */
  readonly chargeHeaders?: Readonly<Record<string, string>>
  /** Headers that this operator does not allow, in lower case. They are not sent. */
  readonly omitsHeaders?: ReadonlySet<string>
}

/**
 * Returns whether the service belongs to the operator. Only these services get the headers for channel, device and
 * version.
 */
export function isOperator(client: ClientName): boolean {
  return client === 'a' || client === 'b'
}

/** Returns the address of a call. A parameter that is missing is empty. */
export function urlOf(
  bases: RequestSettings['bases'],
  call: Call,
  input: { readonly params: unknown; readonly query?: Readonly<Record<string, string>> },
): string {
  const params: Readonly<Record<string, string>> = Object.assign({}, input.params)
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const query = Object.entries(input.query ?? {}).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `${bases[call.client]}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`
}

/**
 * Returns the headers of a call. The customer's token, the channel and the device id are sent only to the operator's
 * services.
 */
export function headersOf(
  settings: RequestSettings,
  call: Call,
  key: string | undefined,
  token: string | undefined,
): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' }
  if (call.method !== 'GET' || isOperator(call.client)) {
    headers['Content-Type'] = call.encoding === 'form' ? 'application/x-www-form-urlencoded' : 'application/json'
  }
  if (!isOperator(call.client)) return headers
  Object.assign(headers, call.effect === 'charge' ? settings.chargeHeaders : {}, settings.headers())
  if (call.mode !== undefined) headers.mode = call.mode
  if (key !== undefined) headers['Idempotency-Key'] = key
  if (call.who === 'customer' && token !== undefined) headers.Authorization = `customer ${token}`
  for (const name of Object.keys(headers)) if (settings.omitsHeaders?.has(name.toLowerCase())) delete headers[name]
  return headers
}

/** Returns a body as JSON, or as the form that the call demands. */
export function encode(call: Call, body: unknown): string {
  if (call.encoding !== 'form') return JSON.stringify(body)
  return Object.entries(Object.assign({}, body))
    .map(([name, value]) => `${name}=${encodeURIComponent(String(value))}`)
    .join('&')
}
