/**
 * The headers that the app sends to the operator's own services. A browser asks for leave to send them, if the operator
 * has another origin.
 */
export const requestHeaders = [
  'Content-Type',
  'Authorization',
  'App-Version',
  'Channel',
  'deviceId',
  'mode',
  'Idempotency-Key',
] as const

/** The headers of an answer that the app reads. A browser hides them from another origin unless they are exposed. */
export const exposedHeaders = ['Date', 'Retry-After'] as const

export const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const

/** How long a browser may remember a preflight, in seconds. Chromium remembers it for two hours at most. */
export const MAX_AGE_SECONDS = 7200
