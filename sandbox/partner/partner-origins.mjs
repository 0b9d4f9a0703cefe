// This file is JavaScript, because scripts also import it with a version of Node that does not read TypeScript.

/**
 * Returns the three origins of the sandbox's partner, which one server serves. The product is at `localhost`. The first
 * origin is not on the product's site. The second is, so there the browser lets the framed product use its storage.
 * @param {number} port
 * @returns {readonly string[]}
 */
export const partnerOrigins = port => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
  `http://parceiro.localhost:${port}`,
]
