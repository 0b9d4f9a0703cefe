/** A kilobyte is 1024 bytes here, in limits and in what is printed. */
const KB = 1024

/**
 * @typedef {object} Size
 * @property {string} name
 * @property {number} bytes as they are sent
 * @property {number} limitKb
 */

const shown = (/** @type {number} */ kb) => `${kb.toFixed(1)} KB`

/**
 * A table of sizes and their limits. What has no bytes was not read, and is wrong too.
 *
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
