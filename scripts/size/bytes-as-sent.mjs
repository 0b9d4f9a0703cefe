import { gzipSync } from 'node:zlib'

/**
 * The bytes of a text when it is sent: compressed with `gzip -9`, which everybody can. Brotli makes it less.
 *
 * @param {Buffer | string} text
 */
export function bytesAsSent(text) {
  return gzipSync(text, { level: 9 }).length
}
