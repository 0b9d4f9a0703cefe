import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStaticSite } from './static-files.ts'

const dir = mkdtempSync(join(tmpdir(), 'static-files-'))
const site = createStaticSite(dir, (path, answer) => ({ 'x-headers': `${answer} ${path}`, 'cache-control': 'private' }))

function write(name: string, text: string): void {
  const file = join(dir, name)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

beforeAll(() => {
  write('index.html', 'the app')
  write('index.html.br', 'brotli')
  write('index.html.gz', 'gzip')
  write('web/login/index.html', 'login')
  write('status_pisp/index.html', 'status')
  write('api-payment/index.html', 'link')
  write('assets/app-1.js', 'let a = 1')
  write('assets/app-1.js.br', 'brotli')
  write('assets/app-1.js.gz', 'gzip')
  write('assets/half-1.js', 'let b = 1')
  write('assets/half-1.js.gz', 'gzip')
  write('fonts/f.woff2', 'font')
})

afterAll(() => rmSync(dir, { recursive: true }))

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site(new Request(`http://localhost${path}`, { method, headers }))

describe('a page to which other sites redirect', () => {
  test.each([
    '/status_pisp/3f0b6a52-8c1d',
    '/status_pisp/r_1',
    '/status_pisp/r_1/',
    '/status_pisp/2026.r1',
    '/status_pisp/x.js',
    '/status_pisp',
  ])('a customer who comes back from a bank to %s gets the page that waits for the payment', async path => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, 'status'])
    expect(response.headers.get('x-headers')).toBe(`page ${path}`)
  })

  test.each([
    '/api-payment/eyJpZCI6IjEifQ-sig_nature',
    '/api-payment/eyJpZCI6IjEifQ-sig_nature/',
    '/api-payment/eyJhbGciOi.eyJzdWIi.c2ln',
    '/api-payment/eyJhbGciOi.eyJzdWIi.c2ln/',
    '/api-payment/eyJhbGciOi.eyJzdWIi.',
    '/api-payment',
  ])('the page for a signed link answers at %s', async path => {
    const response = await ask(path)
    expect([response.status, await response.text()]).toEqual([200, 'link'])
    expect(response.headers.get('x-headers')).toBe(`page ${path}`)
  })

  test.each([
    '/status_pisp/r1/x',
    '/status_other/r1',
    '/x/status_pisp/r1',
    '/status_pisp/..%2fweb%2flogin',
    '/status_pisp/x/y.js',
  ])('the path %s does not get the page that waits for a bank payment', async path => {
    expect(await (await ask(path)).text()).not.toMatch(/status|login/)
  })
})

describe('a page', () => {
  test.each(['/web/login', '/web/login/', '/web/login/index.html'])(
    'a request for %s gets the login page',
    async path => {
      const response = await ask(path)
      expect(response.status).toBe(200)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('x-headers')).toBe(`page ${path}`)
      expect(await response.text()).toBe('login')
    },
  )

  test('an unknown path gets `404.html` with status 404, or `index.html` with status 200 if there is no `404.html`', async () => {
    const path = '/nobody/knows'
    expect(await (await ask(path)).text()).toBe('the app')
    write('404.html', 'unknown')
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(await response.text()).toBe('unknown')
    expect(response.headers.get('x-headers')).toBe(`page ${path}`)
    const again = await ask(path, { 'if-none-match': response.headers.get('etag') ?? '' })
    expect(again.status).toBe(404)
    rmSync(join(dir, '404.html'))
  })

  test('an address of the embedded channel with any signed session gets the page of the embedded channel', async () => {
    write('recarga/app/index.html', 'embedded')
    const response = await ask('/recarga/app/eyJhbGciOi.eyJzdWIi.c2ln')
    expect(await response.text()).toBe('embedded')
    expect(response.headers.get('x-headers')).toMatch(/^page /)
  })

  test.each(['/assets/nothing', '/missing.png', '/web/login.js', '/page-data/x.json'])(
    'a request for the file %s, which does not exist, gets a 404 and not an HTML page',
    async path => {
      const response = await ask(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
      expect(response.headers.get('cache-control'), 'a 404 is not cached').toBe('no-cache')
      expect(response.headers.get('x-headers')).toBe(`file ${path}`)
    },
  )
})

describe('an unclear path', () => {
  beforeAll(() => {
    write('404.html', 'unknown')
    write('recarga/app/index.html', 'embedded')
  })

  afterAll(() => rmSync(join(dir, '404.html')))

  test.each([
    ['begins with encoded dots and slash', '/..%2fweb'],
    ['ends with two dots', '/web/login%2f..'],
    ['ends with a dot', '/web/login%2f.'],
    ['contains a line break', '/web/login%0d%0a'],
    ['has a control character', '/web/login%7f'],
    ['has a control character of two bytes', '/web/login%c2%85'],
    ['has a double slash', '/web//login'],
    ['ends with a double slash', '/web/login//'],
    ['is not UTF-8', '/web/%ff'],
    ['ends in the middle of a character', '/web/%E0%A4%A'],
    ['has a % that encodes nothing', '/api-payment/%%x'],
    ['is a single %', '/%'],
  ])('a path that %s gets the page for unknown paths: %s', async (_, path) => {
    for (const method of ['GET', 'HEAD']) {
      const response = await ask(path, {}, method)
      expect(response.status).toBe(404)
      expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
      expect(response.headers.get('x-headers'), 'not the headers of a path that it looks like').toBe('page /')
      expect(await response.text()).toBe(method === 'GET' ? 'unknown' : '')
    }
  })

  test.each(['/recarga/app/%%x', '/recarga/app/%', '/recarga/app//x.y.z', '/recarga/app/..%2f..%2findex.html'])(
    'the path %s, which cannot be decoded, gets the page of the embedded channel, and a partner may frame it',
    async path => {
      const response = await ask(path)
      expect([response.status, await response.text()]).toEqual([404, 'embedded'])
      expect(response.headers.get('x-headers')).toBe('page /recarga/app')
    },
  )

  test.each([
    ['leads from the assets to a page', '/assets/..%2fweb%2flogin%2findex.html'],
    ['goes up with encoded dots', '/assets/%2e%2e%2findex.html'],
    ['has a single dot', '/assets/.%2fapp-1.js'],
    ['goes up with backslashes', '/assets/..%5cindex.html'],
    ['has a backslash', '/assets%5capp-1.js'],
    ['has a NUL, which ends a string in C', '/assets/app-1.js%00.png'],
    ['has a double slash, of which one is encoded', '/assets/%2fapp-1.js'],
    ['has a % that encodes nothing', '/assets/%%x'],
    ['ends like a file’s name', '/web/%E0%A4%A.js'],
    ['begins with a double slash', '//web/login'],
  ])('a path that looks like a file and %s gets no page: %s', async (_, path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
    expect(response.headers.get('x-headers')).toBe('file /')
    expect(await response.text()).toBe('Not found')
  })

  test.each(['/web/..a/b', '/web/a.b/c', '/recarga/app/a..b.c', '/web/...'])(
    'the path %s, which has dots but names a page, gets the headers of this page',
    async path => {
      expect((await ask(path)).headers.get('x-headers')).toBe(`page ${path}`)
    },
  )

  test('a path with an encoded slash (%2f) gets the same page as with a plain slash', async () => {
    const response = await ask('/web%2flogin')
    expect(response.headers.get('x-headers')).toBe('page /web/login')
    expect(await response.text()).toBe('login')
  })

  test('a path of a file with a slash at its end does not return the file', async () => {
    const response = await ask('/fonts/f.woff2/')
    expect(await response.text()).not.toBe('font')
  })
})

describe('a file with compressed copies', () => {
  test.each([
    { accept: 'gzip, deflate, br', coding: 'br', body: 'brotli' },
    { accept: 'gzip', coding: 'gzip', body: 'gzip' },
    { accept: 'br;q=0.1, gzip;q=0.9', coding: 'gzip', body: 'gzip' },
    { accept: 'br;q=0, gzip;q=0', coding: null, body: 'let a = 1' },
    { accept: 'identity', coding: null, body: 'let a = 1' },
  ])(
    'a file with compressed copies is sent with the coding $coding for `Accept-Encoding: $accept`',
    async ({ accept, coding, body }) => {
      const response = await ask('/assets/app-1.js', { 'accept-encoding': accept })
      expect(response.headers.get('content-encoding')).toBe(coding)
      expect(response.headers.get('vary')).toBe('Accept-Encoding')
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
      expect(response.headers.get('content-length')).toBe(String(body.length))
      expect(await response.text()).toBe(body)
    },
  )

  test('if a file has only a gzip copy, it is sent in gzip even if the client prefers br', async () => {
    const response = await ask('/assets/half-1.js', { 'accept-encoding': 'br, gzip' })
    expect(response.headers.get('content-encoding')).toBe('gzip')
  })

  test('the file, its gzip copy and its br copy have three different ETags', async () => {
    const tags = ['br', 'gzip', 'identity'].map(async coding => {
      const response = await ask('/assets/app-1.js', { 'accept-encoding': coding })
      return response.headers.get('etag') ?? ''
    })
    const all = await Promise.all(tags)
    expect(new Set(all).size).toBe(3)
    for (const tag of all) expect(tag).toMatch(/^"[\w-]{22}"$/)
    const again = await ask('/assets/app-1.js', { 'accept-encoding': 'gzip', 'if-none-match': all[0] ?? '' })
    expect(again.status, 'the ETag of another coding').toBe(200)
  })

  test.each([
    '/assets/app-1.js.br',
    '/assets/app-1.js.gz',
    '/assets/app-1.js.br/',
    '/index.html.br',
    '/index.html.br/',
    '/index.html.gz%2f',
  ])('the server does not send the compressed copy of a file at %s', async path => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('cache-control')).toBe('no-cache')
  })

  test('a file without compressed copies is sent without the header `Vary`', async () => {
    const response = await ask('/fonts/f.woff2', { 'accept-encoding': 'br' })
    expect(response.headers.get('vary')).toBeNull()
    expect(response.headers.get('content-type')).toBe('font/woff2')
  })
})

test.each(['TAG', 'W/TAG', '"other", TAG', '*'])(
  'if a client sends the ETag %s of an unchanged file, the file is not sent again',
  async known => {
    const etag = (await ask('/assets/app-1.js')).headers.get('etag') ?? ''
    const response = await ask('/assets/app-1.js', { 'if-none-match': known.replace('TAG', etag) })
    expect(response.status).toBe(304)
    expect(response.headers.get('etag')).toBe(etag)
    expect(response.headers.get('cache-control')).toBe('private')
    expect(response.headers.get('vary')).toBe('Accept-Encoding')
    expect(await response.text()).toBe('')
  },
)

test('if a file changes on disk, the server sends the new content to a client that has the old ETag', async () => {
  write('icon.svg', '<svg a/>')
  const first = await ask('/icon.svg')
  write('icon.svg', '<svg b/>')
  utimesSync(join(dir, 'icon.svg'), 1, 1)
  const second = await ask('/icon.svg', { 'if-none-match': first.headers.get('etag') ?? '' })
  expect(await second.text()).toBe('<svg b/>')
})

test('a HEAD request gets the same headers as GET', async () => {
  const [got, head] = [await ask('/assets/app-1.js'), await ask('/assets/app-1.js', {}, 'HEAD')]
  expect(head.status).toBe(200)
  expect([...head.headers]).toEqual([...got.headers])
  expect(await head.text()).toBe('')
})

test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('the method %s is not allowed', async method => {
  const response = await ask('/web/login', {}, method)
  expect(response.status).toBe(405)
  expect(response.headers.get('allow')).toBe('GET, HEAD')
})
