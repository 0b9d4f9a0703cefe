// This file is JavaScript, because scripts also import it with a version of Node that does not read TypeScript.

/**
 * Returns the three origins of the sandbox's partner, which one server serves. The product is at `localhost`, so
 * `127.0.0.1` is another site. On the second origin, which is the product's own site, the browser lets the framed
 * product use its storage.
 *
 * @param {number} port
 * @returns {readonly string[]}
 */
export const partnerOrigins = port => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
  `http://parceiro.localhost:${port}`,
]
