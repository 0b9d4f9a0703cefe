/** The answer to a charge that ended without being authorized: nothing was charged, for certain. */
export function notAuthorized(code: number) {
  return { outcome: 'refused', code: String(code), about: 'charge', uncharged: true } as const
}
