import { createHash } from 'node:crypto'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Served, serve } from './serve.ts'

type Listening = Extract<Served, { kind: 'listening' }>

const folder = mkdtempSync(join(tmpdir(), 'serve-'))
const clientDir = join(folder, 'client')
let server: Listening

async function listen(port = 0): Promise<Listening> {
  const served = await serve({ clientDir, port, headersOf: (_, answer) => ({ 'x-answer': answer }) })
  if (served.kind === 'failed') throw new Error(served.message)
  return served
}

beforeAll(async () => {
  mkdirSync(join(clientDir, 'assets'), { recursive: true })
  mkdirSync(join(clientDir, 'web', 'login'), { recursive: true })
  writeFileSync(join(folder, 'secret.txt'), 'secret')
  writeFileSync(join(clientDir, 'index.html'), '<!doctype html><title>app</title>')
  writeFileSync(join(clientDir, 'web', 'login', 'index.html'), '<!doctype html><title>login</title>')
  writeFileSync(join(clientDir, 'assets', 'app-1.js'), 'let a = 1')
  writeFileSync(join(clientDir, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>')
  server = await listen()
})

afterAll(async () => {
  await server.close()
  rmSync(folder, { recursive: true })
})

const get = (path: string, init?: RequestInit) => fetch(server.url + path, init)

describe('the built app', () => {
  test.each(['/', '/web/sms', '/recarga/app/eyJhbGciOi.eyJzdWIi.c2ln', '/recarregar'])(
    'the built app’s page is served at %s',
    async path => {
      const response = await get(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('x-answer')).toBe('page')
      expect(await response.text()).toContain('<title>app')
    },
  )

  test('a request for a rendered address gets the page that the build made for it', async () => {
    expect(await (await get('/web/login')).text()).toContain('<title>login')
  })

  test('the built app’s assets are served', async () => {
    const response = await get('/assets/app-1.js')
    expect(response.headers.get('content-type')).toMatch(/^text\/javascript/)
    expect(response.headers.get('x-answer')).toBe('file')
  })

  test.each(['/..%2fsecret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/..%5csecret.txt'])(
    'files outside the built app’s folder are not served at %s',
    async path => {
      expect(await (await get(path)).text()).not.toContain('secret')
    },
  )

  test('a path that cannot be decoded gets the status 404', async () => {
    expect((await get('/%E0%A4%A')).status).toBe(404)
    expect((await get('/a%00b')).status).toBe(404)
  })
})

test('the operator, its controls and the health check answer on the same server', async () => {
  expect(await (await get('/healthz')).json()).toEqual({ ok: true })
  expect((await get('/operator/geo/json')).status).toBe(200)
  expect((await get('/operator/nope')).status).toBe(404)
  expect((await get('/sandbox')).headers.get('content-type')).toMatch(/^text\/html/)
  expect((await get('/sandbox/nope')).status).toBe(404)
  expect(await (await get('/sandbox/faults')).json()).toEqual({ faults: [] })
})

test('if the port is already in use, `serve` returns a failure and throws nothing', async () => {
  const second = await serve({ clientDir, port: server.port })
  expect(second).toMatchObject({ kind: 'failed', code: 'EADDRINUSE', port: server.port })
})

test('a closed server frees its port', async () => {
  const first = await listen()
  await first.close()
  const second = await listen(first.port)
  expect(second.port).toBe(first.port)
  await second.close()
})

test('if the built files cannot be served, the server does not start and says why in one sentence', async () => {
  const dist = join(folder, 'dist')
  const builtFiles = join(folder, 'built-files.json')
  const say = async (spoil: () => void, isListed = false) => {
    rmSync(dist, { recursive: true, force: true })
    cpSync(clientDir, dist, { recursive: true })
    spoil()
    const served = await serve({ clientDir: dist, port: 0, ...(isListed ? { builtFiles } : {}) })
    if (served.kind === 'listening') await served.close()
    return served.kind === 'failed' ? `${served.code}: ${served.message}` : 'served'
  }
  const config = (text: string) => () => writeFileSync(join(dist, 'config.json'), text)
  const hash = createHash('sha256').update('let a = 1').digest('hex')
  writeFileSync(builtFiles, JSON.stringify({ 'assets/app-1.js': hash }))
  expect(await say(() => undefined, true)).toBe('served')
  expect(await say(config('{"partners": []}'))).toBe('served')
  expect(await say(config('{"bases": {'))).toMatch(
    /^CLIENT: .*config\.json: It is not JSON \(.*\)\. Mend it, then start again\.$/,
  )
  expect(await say(config('[]'))).toContain('The config is not valid. Expected: object.')
  expect(await say(config('{"bases": "x"}'))).toContain('"bases"')
  expect(await say(config('{"partners": {}}'))).toContain('"partners"')
  expect(await say(config('{"lacks": ["DELETE /session"], "bridges": "/x"}'))).toMatch(/"lacks\[0\]".*"bridges"/)
  expect(await say(() => rmSync(join(dist, 'index.html')))).toContain('has no index.html')
  expect(await say(() => rmSync(join(dist, 'assets/app-1.js')), true)).toContain('app-1.js is missing')
  expect(await say(() => writeFileSync(join(dist, 'assets/app-1.js'), 'let a'), true)).toContain(
    'is not as it was built',
  )
})

test('a HEAD request is answered like GET, without a body', async () => {
  writeFileSync(join(clientDir, 'config.json'), '{"partners":["https://a.example"]}')
  for (const path of ['/config.json', '/', '/healthz', '/assets/app-1.js', '/sandbox']) {
    const head = await get(path, { method: 'HEAD' })
    expect([path, head.status, await head.text()]).toEqual([path, 200, ''])
  }
  expect((await (await get('/config.json')).json()).partners).toEqual(['https://a.example'])
  rmSync(join(clientDir, 'config.json'))
})

test('the app’s events go to the sandbox, unless the config names another collector or the server collects none', async () => {
  const served = await serve({ clientDir, port: 0, collectsEvents: true })
  if (served.kind === 'failed') throw new Error(served.message)
  const eventsOf = async (url: string, config: string) => {
    writeFileSync(join(clientDir, 'config.json'), config)
    return (await (await fetch(`${url}/config.json`)).json()).events
  }
  expect(await eventsOf(served.url, '{}')).toBe('/sandbox/otlp/v1/logs')
  expect(await eventsOf(served.url, '{"events":"https://a.example/v1/logs"}')).toBe('https://a.example/v1/logs')
  expect(await eventsOf(server.url, '{}')).toBeUndefined()
  rmSync(join(clientDir, 'config.json'))
  await served.close()
})

test('a server that is being stopped finishes running requests and accepts no new ones', async () => {
  const served = await listen()
  const body = JSON.stringify({ msisdn: '21998765432' })
  const headers = { 'content-type': 'application/json', 'content-length': body.length }
  const asked = request({ port: served.port, path: '/operator/a/sms-token', method: 'POST', headers })
  const answered = new Promise<number>((resolve, reject) => {
    asked.once('response', response => response.resume().once('end', () => resolve(response.statusCode ?? 0)))
    asked.once('error', reject)
  })
  // Sends the first bytes of the body, so that the server is reading this request when it is stopped.
  await new Promise<void>(resolve => asked.write(body.slice(0, 5), () => resolve()))
  await get('/healthz')
  const ending = served.close()
  await expect(fetch(served.url)).rejects.toThrow()
  asked.end(body.slice(5))
  expect(await answered).toBe(200)
  await ending
})
