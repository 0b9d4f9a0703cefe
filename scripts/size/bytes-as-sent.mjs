import { gzipSync } from 'node:zlib'

/**
 * Returns the number of bytes of a text after `gzip -9`, which every browser supports. Brotli would be smaller.
 * @param {Buffer | string} text
 */
export function bytesAsSent(text) {
  return gzipSync(text, { level: 9 }).length
}
