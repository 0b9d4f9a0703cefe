import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(css|html|js|json|map|mjs|svg|txt|webmanifest|xml)$/
const COPY = /\.(br|gz)$/
/** The smallest file worth compressing. A smaller file fits into one network packet anyway. */
const MIN_BYTES = 1024

/**
 * The Brotli quality and window for each kind of file. A higher quality makes smaller files but takes longer, and a
 * release is published only after its pages are compressed. Most visits begin on a flow's start page, so start pages
 * get a higher quality than other pages. With a window of 64 KB, quality 9 takes a tenth of the time, and pages become
 * no larger.
 * @typedef {{ quality: number, window?: number }} Effort
 * @type {Record<'app' | 'start' | 'other', Effort>}
 */
export const EFFORTS = {
  app: { quality: constants.BROTLI_MAX_QUALITY },
  start: { quality: 10 },
  other: { quality: 9, window: 16 },
}

/** @param {Buffer} bytes @param {Effort} effort */
const toBrotli = (bytes, { quality, window = constants.BROTLI_DEFAULT_WINDOW }) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_LGWIN]: window,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
const toGzip = (/** @type {Buffer} */ bytes) => promisify(gzip)(bytes, { level: constants.Z_BEST_COMPRESSION })

/**
 * Writes `.br` and `.gz` copies of a folder's files next to them, if the copies are smaller. Older copies are replaced.
 * The same files always produce the same bytes.
 * @param {string} dir
 * @returns {Promise<number>} how many files have copies now
 */
export async function precompress(dir) {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => join(entry.parentPath, entry.name))
  for (const copy of files.filter(file => COPY.test(file))) rmSync(copy)
  const compressed = files
    .filter(file => !COPY.test(file))
    .map(async file => {
      const copies = await copiesOf(file, readFileSync(file), EFFORTS.app)
      for (const [copy, bytes] of copies) writeFileSync(copy, bytes)
      return copies.length > 0
    })
  return (await Promise.all(compressed)).filter(Boolean).length
}

/**
 * @param {string} file its name or path
 * @param {Buffer} bytes
 * @param {Effort} effort
 * @returns {Promise<[string, Buffer][]>} both copies by path; none if they are not smaller
 */
export async function copiesOf(file, bytes, effort) {
  if (!COMPRESSIBLE.test(file) || bytes.length <= MIN_BYTES) return []
  const [brotlied, gzipped] = await Promise.all([toBrotli(bytes, effort), toGzip(bytes)])
  if (gzipped.length >= bytes.length) return []
  return [
    [`${file}.br`, brotlied],
    [`${file}.gz`, gzipped],
  ]
}
