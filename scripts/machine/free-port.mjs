import { createServer } from 'node:net'

/**
 * @param {number} [wanted] used if it is free
 * @returns {Promise<number>} a port on which nothing listens now
 */
export async function findFreePort(wanted = 0) {
  try {
    return await tryPort(wanted)
  } catch (error) {
    if (wanted === 0) throw error
    return tryPort(0)
  }
}

/**
 * @param {number} wanted
 * @returns {Promise<number>}
 */
function tryPort(wanted) {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(wanted, () => {
      const address = server.address()
      const port = typeof address === 'object' && address ? address.port : wanted
      server.close(() => resolve(port))
    })
  })
}
