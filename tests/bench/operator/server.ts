import { pathToFileURL } from 'node:url'

/** Bytes that the process holds, and those of them that live JavaScript takes. */
export interface Memory {
  readonly rss: number
  readonly heap: number
}

/** Two collections: what the first one finalizes is free after the second. */
function readMemory(): Memory {
  globalThis.gc?.()
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  return { rss, heap: heapUsed }
}

/** The server as it is built, in a process of its own: arguments are its file and the client's folder. */
const [file = '', clientDir = ''] = process.argv.slice(2)
const { serve } = await import(/* @vite-ignore */ pathToFileURL(file).href)
// One customer stands for many: their limit would refuse nearly everything.
const served = await serve({ clientDir, port: 0, settings: { requestsPerMinute: Number.POSITIVE_INFINITY } })
process.on('message', () => process.send?.(readMemory()))
process.on('disconnect', () => process.exit())
process.send?.(served.port)
