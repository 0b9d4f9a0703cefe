import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { spreadOf } from '../stats.ts'
import { inWords, table, verdict } from '../table.ts'
import { openLoad } from './load.ts'
import { compareMany } from './many-charges.ts'

const FIRST = 10_000
const WINDOWS = 5
const WINDOW = 18_000
const SPEED_AIM = { atLeast: 1000 }
/**
 * The heap may grow by this many MB, because compiled code, caches and the allocator cause changes of this size even
 * without a leak.
 */
const HEAP_AIM = { atMost: 0.5 }
const MB = 1024 * 1024

const memory = z.object({ rss: z.number(), heap: z.number() })

async function memoryOf(server: ChildProcess) {
  server.send('memory')
  const [message] = await once(server, 'message')
  return z.parse(memory, message)
}

const inMb = (bytes: number, digits = 1) => (bytes / MB).toFixed(digits)
const growth = (bytes: number) => `${bytes < 0 ? '−' : '+'}${inMb(Math.abs(bytes), 2)}`

async function measure(server: ChildProcess): Promise<string> {
  const [port] = await once(server, 'message')
  const load = await openLoad(z.parse(z.number(), port))
  await load.send(FIRST)
  const first = await memoryOf(server)
  const readings = [first]
  const speeds: number[] = []
  for (let window = 0; window < WINDOWS; window += 1) {
    speeds.push(await load.send(WINDOW))
    readings.push(await memoryOf(server))
  }
  load.close()
  const last = readings.at(-1) ?? first
  const speed = spreadOf(speeds)
  const rows = readings.map(({ heap, rss }, at) => {
    const requests = (FIRST + at * WINDOW).toLocaleString('en')
    return [requests, inMb(heap, 2), growth(heap - first.heap), inMb(rss), growth(rss - first.rss)]
  })
  return [
    `The operator. Mixed reads of one customer over HTTP, client and server on ${availableParallelism()} cores.`,
    '',
    `Requests a second, median of ${WINDOWS} windows (95 % interval): ${inWords(speed, 0)}; aim ${verdict(speed.median, SPEED_AIM)}`,
    '',
    'Memory of the server after so many requests, in MB: live heap after a collection, and all that the process holds.',
    '',
    table([['requests', 'heap', 'growth', 'RSS', 'growth'], ...rows]),
    '',
    `Growth of the heap over the last 90,000 requests, MB: ${growth(last.heap - first.heap)}; aim ${verdict((last.heap - first.heap) / MB, HEAP_AIM)}`,
  ].join('\n')
}

/** Measures the built server of the project in this folder. Returns the report as text. */
export async function run(root: string): Promise<string> {
  const args = [join(root, 'build/serve.js'), join(root, 'dist')]
  const server = fork(join(root, 'build/bench/node/operator-server.js'), args, {
    cwd: root,
    execArgv: ['--expose-gc'],
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(server, 'exit')
  const died = ended.then(([code]) => Promise.reject(new Error(`The server ended with ${code}.`)))
  try {
    const served = await Promise.race([measure(server), died])
    return `${served}\n\n${await compareMany()}`
  } finally {
    died.catch(() => {})
    server.kill()
    await ended
  }
}
