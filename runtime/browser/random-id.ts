const BYTES = 16

/** Returns 128 random bits in hexadecimal. Our oldest supported browsers have no `randomUUID`. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
