// Written in JavaScript, because scripts also import it with a Node that does not read TypeScript.

/**
 * The three origins of the sandbox's partner, served by one server. The first is another site than the product, which
 * is at `localhost`; at the second the browser gives the product its storage, as within one site.
 *
 * @param {number} port
 * @returns {readonly string[]}
 */
export const partnerOrigins = port => [
  `http://127.0.0.1:${port}`,
  `http://localhost:${port}`,
  `http://parceiro.localhost:${port}`,
]
