// In JavaScript: scripts read it too, with a Node that reads no TypeScript.

/**
 * The three origins of the sandbox's partner, all one server. The first is of another site than the product, which is at
 * `localhost`; to the second a browser gives the product's storage, as it does within one site.
 *
 * @param {number} port
 * @returns {readonly string[]}
 */
export const partnerOrigins = port => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
  `http://parceiro.localhost:${port}`,
]
