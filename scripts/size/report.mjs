/** A kilobyte means 1024 bytes here, both in limits and in printed sizes. */
const KB = 1024

/**
 * @typedef {object} Size
 * @property {string} name
 * @property {number} bytes as they are sent
 * @property {number} limitKb
 */

const shown = (/** @type {number} */ kb) => `${kb.toFixed(1)} KB`

/**
 * Returns a table of sizes and their limits. A size of 0 bytes was not measured, and counts as a failure.
 * @param {readonly Size[]} sizes
 * @returns {{ text: string, isWithin: boolean }}
 */
export function reportSizes(sizes) {
  const judged = sizes.map(({ name, bytes, limitKb }) => {
    const verdict =
      bytes === 0 ? 'nothing was read' : bytes > limitKb * KB ? `${shown(bytes / KB - limitKb)} over` : 'ok'
    return [name, shown(bytes / KB), shown(limitKb), verdict]
  })
  const rows = [['', 'size', 'limit', ''], ...judged]
  const width = Math.max(...rows.map(([name = '']) => name.length))
  const lines = rows.map(([name = '', size = '', limit = '', verdict = '']) =>
    `${name.padEnd(width)}  ${size.padStart(9)}  ${limit.padStart(9)}  ${verdict}`.trimEnd(),
  )
  return {
    text: sizes.length > 0 ? lines.join('\n') : 'Nothing was measured.',
    isWithin: sizes.length > 0 && judged.every(([, , , verdict]) => verdict === 'ok'),
  }
}
