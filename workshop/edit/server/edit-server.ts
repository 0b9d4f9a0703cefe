import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync, realpathSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import * as z from 'zod/mini'
import { FOLDER } from '../../flows/read-flows.ts'
import { ADDRESS, type EditedSources, TOKEN_HEADER } from '../saving.ts'
import { type Refusal, writeFiles } from './write-files.ts'

const MOST_BYTES = 2_000_000
const LOCAL = /^(localhost|[\w-]+\.localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/
const body = z.object({
  files: z.array(z.object({ file: z.string(), text: z.string(), hash: z.nullable(z.string()) })).check(z.minLength(1)),
})

/** The parts of a request that show whether the request comes from the workshop's own page. */
export interface Asked {
  readonly method?: string | undefined
  readonly headers: IncomingMessage['headers']
}

/**
 * Returns the reason why a request is refused; undefined for a request from the workshop's own page. Another site may
 * also send requests to this server, even under a host name of its own. The host, the origin and the token are
 * therefore checked.
 */
export function refusalOfRequest({ method, headers }: Asked, token: string): Refusal | undefined {
  const { host = '', origin } = headers
  if (!LOCAL.test(host))
    return { status: 403, why: 'Edits are saved only by a page that this machine opens by its own name.' }
  const site = headers['sec-fetch-site']
  const isOwn = site === undefined ? origin !== undefined || method === 'GET' : site === 'same-origin'
  if (!isOwn || (origin !== undefined && originHost(origin) !== host))
    return { status: 403, why: 'Edits are saved only by a page of this workshop.' }
  if (method === 'GET') return undefined
  if (method !== 'POST') return { status: 405, why: 'Edits are saved by POST.' }
  if (!/^application\/json\b/.test(headers['content-type'] ?? ''))
    return { status: 415, why: 'Edits are sent as JSON.' }
  return headers[TOKEN_HEADER] === token
    ? undefined
    : { status: 403, why: 'The workshop was started anew. Reload the page: your edits are kept.' }
}

function originHost(origin: string): string | undefined {
  return URL.canParse(origin) ? new URL(origin).host : undefined
}

/** Serves the flow configs to the workshop's page, and saves their edits. It runs only in `storybook dev`. */
export function editServer(): Plugin {
  return {
    name: 'recarrega-flow-edits',
    // Vitest serves stories too, but those stories save nothing.
    apply: (_, { command }) => command === 'serve' && process.env.VITEST === undefined,
    configureServer({ middlewares }) {
      const token = randomBytes(24).toString('base64url')
      middlewares.use(ADDRESS, (incoming, outgoing) => {
        answer(incoming, outgoing, token).catch((error: unknown) =>
          send(outgoing, 500, { why: `The workshop's server failed: ${String(error)}` }),
        )
      })
    },
  }
}

async function answer(incoming: IncomingMessage, outgoing: ServerResponse, token: string): Promise<void> {
  // Storybook allows pages of any origin to read its answers, but they must not read the flow configs.
  outgoing.removeHeader('access-control-allow-origin')
  // A test of the workshop sets the folder of a copy of the configs. The test may change this copy.
  const folder = realpathSync(process.env.FLOW_CONFIGS ?? FOLDER)
  const refusal = refusalOfRequest(incoming, token)
  if (refusal !== undefined) return send(outgoing, refusal.status, { why: refusal.why })
  if (incoming.method === 'GET')
    return send(outgoing, 200, { token, sources: sourcesIn(folder) } satisfies EditedSources)
  const text = await textOf(incoming)
  if (text === undefined) return send(outgoing, 413, { why: 'These edits are too large.' })
  const asked = z.safeParse(body, jsonOf(text))
  if (!asked.success) return send(outgoing, 400, { why: 'These are no edits.' })
  const failed = writeFiles(folder, asked.data.files)
  return failed === undefined ? send(outgoing, 200, {}) : send(outgoing, failed.status, { why: failed.why })
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function send(outgoing: ServerResponse, status: number, answer: object): void {
  outgoing.statusCode = status
  outgoing.setHeader('content-type', 'application/json')
  outgoing.setHeader('cache-control', 'no-store')
  outgoing.end(JSON.stringify(answer))
}

async function textOf(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of incoming) {
    bytes += chunk.length
    if (bytes > MOST_BYTES) return undefined
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

function sourcesIn(folder: string): EditedSources['sources'] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map(name => name.replaceAll('\\', '/'))
    .filter(name => name.endsWith('.json') && !name.startsWith('schema/'))
    .sort()
    .map(name => ({ file: `flow-configs/${name}`, text: readFileSync(join(folder, name), 'utf8') }))
}
