import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'

/**
 * The number of keys in one answer. S3 sends up to 1000, but a small number makes even a short list need several
 * answers.
 */
const PAGE = 2

export interface S3Double {
  readonly endpoint: string
  /** The next requests with this method get this status and code, and change nothing. */
  fail(method: string, status: number, code: string, times: number): void
  close(): void
}

/**
 * Starts an imitation of S3 with one bucket, `releases`, according to its documentation: conditional PUT
 * (`If-None-Match: *`, `If-Match`), GET, DELETE and ListObjectsV2. It does not check signatures.
 */
export async function startS3Double(): Promise<S3Double> {
  const objects = new Map<string, Buffer>()
  const failures: { method: string; status: number; code: string }[] = []

  function answer(request: IncomingMessage, body: Buffer, response: ServerResponse): void {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost')
    const [, bucket, ...rest] = decodeURIComponent(pathname).split('/')
    const key = rest.join('/')
    const refuse = (status: number, code: string) => {
      response.writeHead(status, { 'content-type': 'application/xml' })
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`)
    }
    const at = failures.findIndex(({ method }) => method === request.method)
    const [failure] = at < 0 ? [] : failures.splice(at, 1)
    if (failure !== undefined) return refuse(failure.status, failure.code)
    if (!/^AWS4-HMAC-SHA256 Credential=/.test(request.headers.authorization ?? '')) return refuse(403, 'AccessDenied')
    if (bucket !== 'releases') return refuse(404, 'NoSuchBucket')
    const stored = objects.get(key)
    if (request.method === 'PUT') {
      const { 'if-match': match, 'if-none-match': none } = request.headers
      if (none === '*' && stored !== undefined) return refuse(412, 'PreconditionFailed')
      if (match !== undefined && stored === undefined) return refuse(404, 'NoSuchKey')
      if (match !== undefined && stored !== undefined && etagOf(stored) !== match)
        return refuse(412, 'PreconditionFailed')
      objects.set(key, body)
      response.writeHead(200, { etag: etagOf(body) }).end()
    } else if (request.method === 'DELETE') {
      objects.delete(key)
      response.writeHead(204).end()
    } else if (searchParams.get('list-type') === '2') {
      response.writeHead(200, { 'content-type': 'application/xml' }).end(listOf(objects, searchParams))
    } else if (stored === undefined) refuse(404, 'NoSuchKey')
    else response.writeHead(200, { etag: etagOf(stored) }).end(stored)
  }

  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    answer(request, Buffer.concat(chunks), response)
  })
  return {
    endpoint: `http://127.0.0.1:${await listen(server)}`,
    fail: (method, status, code, times) => {
      for (let time = 0; time < times; time++) failures.push({ method, status, code })
    },
    close: () => void server.close(),
  }
}

function listOf(objects: ReadonlyMap<string, Buffer>, asked: URLSearchParams): string {
  const after = asked.get('continuation-token') ?? ''
  const keys = [...objects.keys()].sort().filter(key => key.startsWith(asked.get('prefix') ?? '') && key > after)
  const page = keys.slice(0, PAGE)
  const next = keys.length > PAGE ? `<NextContinuationToken>${page.at(-1)}</NextContinuationToken>` : ''
  return `<ListBucketResult>${page.map(key => `<Contents><Key>${key}</Key></Contents>`).join('')}${next}</ListBucketResult>`
}

/** Returns the entity tag that S3 uses for a plain upload: the MD5 of the bytes. S3 does not promise this. */
function etagOf(bytes: Buffer): string {
  return `"${createHash('md5').update(bytes).digest('hex')}"`
}

function listen(server: Server): Promise<number> {
  return new Promise(resolve => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      resolve(typeof address === 'object' && address ? address.port : 0)
    })
  })
}
