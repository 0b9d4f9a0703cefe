import { pathToFileURL } from 'node:url'

/** The bytes that the process uses, and the bytes of reachable JavaScript objects. */
export interface Memory {
  readonly rss: number
  readonly heap: number
}

/** Collects garbage twice, because memory that the first collection finalizes becomes free in the second. */
function readMemory(): Memory {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { rss, heap: heapUsed }
}

/** Starts the built server in a process of its own. Its arguments are the server's file and the client's folder. */
const [file = '', clientDir = ''] = process.argv.slice(2)
const { serve } = await import(/* @vite-ignore */ pathToFileURL(file).href)
// One customer sends all requests, so the limit per customer would refuse most of them.
const served = await serve({ clientDir, port: 0, settings: { requestsPerMinute: Number.POSITIVE_INFINITY } })
process.on('message', () => process.send?.(readMemory()))
process.on('disconnect', () => process.exit())
process.send?.(served.port)
