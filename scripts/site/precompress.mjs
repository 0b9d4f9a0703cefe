import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
const COPY = /\.(br|gz)$/
/**
 * The smallest file worth compressing: below this, the answer's headers outweigh the saving, and the file fits in one
 * packet anyway.
 */
const MIN_BYTES = 1024

const toBrotli = (/** @type {Buffer} */ bytes) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
const toGzip = (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })

/**
 * Puts `.br` and `.gz` copies beside every file of a folder that they make smaller, replacing older copies. The same
 * files give the same bytes.
 *
 * @param {string} dir
 * @returns {Promise<number>} how many files have copies now
 */
export async function precompress(dir) {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  for (const copy of files.filter(file => COPY.test(file))) rmSync(copy)
  const compressed = files.filter(file => COMPRESSIBLE.test(file)).map(compress)
  return (await Promise.all(compressed)).filter(Boolean).length
}

/** @param {string} file */
async function compress(file) {
  const bytes = readFileSync(file)
  if (bytes.length <= MIN_BYTES) return false
  const [brotlied, gzipped] = await Promise.all([toBrotli(bytes), toGzip(bytes)])
  if (gzipped.length >= bytes.length) return false
  writeFileSync(`${file}.br`, brotlied)
  writeFileSync(`${file}.gz`, gzipped)
  return true
}
