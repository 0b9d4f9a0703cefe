const BYTES = 16

/** 128 random bits in hexadecimal; `randomUUID` is younger than the oldest browsers that are served. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES))
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('')
}
