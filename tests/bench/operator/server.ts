import { pathToFileURL } from 'node:url'

/** The bytes of the whole process, and the bytes of reachable JavaScript objects. */
export interface Memory {
  readonly rss: number
  readonly heap: number
}

/** Collects garbage twice, because the second collection frees memory that the first only finalizes. */
function readMemory(): Memory {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { rss, heap: heapUsed }
}

/** Starts the built server in its own process. The arguments are the server's file and the client's folder. */
const [file = '', clientDir = ''] = process.argv.slice(2)
const { serve } = await import(/* @vite-ignore */ pathToFileURL(file).href)
// All requests come from one customer, so the limit per customer would refuse most of them.
const served = await serve({ clientDir, port: 0, settings: { requestsPerMinute: Number.POSITIVE_INFINITY } })
process.on('message', () => process.send?.(readMemory()))
process.on('disconnect', () => process.exit())
process.send?.(served.port)
