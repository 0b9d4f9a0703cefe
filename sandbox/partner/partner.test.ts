import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findFreePort } from '../../scripts/machine/free-port.mjs'
import { type Served, serve } from '../server/serve.ts'
import { partnerOrigins } from './partner-origins.mjs'

const ANA = '11987654321'
const clientDir = mkdtempSync(join(tmpdir(), 'partner-'))
let server: Extract<Served, { kind: 'listening' }>
let partners: readonly string[]

beforeAll(async () => {
  writeFileSync(join(clientDir, 'index.html'), '')
  writeFileSync(join(clientDir, 'config.json'), JSON.stringify({ lacks: [], partners: ['https://partner.example'] }))
  const partnerPort = await findFreePort()
  partners = partnerOrigins(partnerPort)
  const served = await serve({ clientDir, port: 0, partnerPort })
  if (served.kind === 'failed') throw new Error(served.message)
  server = served
})

afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

async function frameOf(query: string): Promise<string> {
  const page = await (await fetch(`${server.url}/sandbox/partner${query}`)).text()
  return /<iframe[^>]* src="([^"]+)"/.exec(page)?.[1] ?? ''
}

test('the partner’s test page frames the app from another origin, and without a number it opens no session', async () => {
  expect(await frameOf('')).toBe(`${server.url}/recarga/app`)
  expect(partners.map(origin => new URL(origin).origin)).not.toContain(server.url)
})

test('a partner’s page signs a session that logs its customer in once only', async () => {
  const payload = (await frameOf(`?msisdn=${ANA}&valueCents=3000`)).replace(`${server.url}/recarga/app/`, '')
  const logIn = () =>
    fetch(`${server.url}/operator/a/sessions`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ payload }),
    })
  const opened = await logIn()
  expect([opened.status, await opened.json()]).toEqual([
    201,
    expect.objectContaining({ msisdn: ANA, rechargeValue: { id: 3000 } }),
  ])
  expect((await logIn()).status).toBe(403)
  expect(await frameOf(`?payload=${payload}`)).toBe(`${server.url}/recarga/app/${payload}`)
})

test('the pages of the sandbox and of the partner name an icon that their own policy allows', async () => {
  for (const [page, icon, source] of [
    [`${server.url}/sandbox`, '/icon.svg', "'self'"],
    [`${server.url}/sandbox/results`, '/icon.svg', "'self'"],
    [partners[0] ?? '', 'data:,', 'data:'],
  ] as const) {
    const response = await fetch(page)
    expect(await response.text(), page).toContain(`<link rel="icon" href="${icon}" />`)
    expect(response.headers.get('content-security-policy'), page).toContain(`img-src ${source};`)
  }
})

test('the partner’s test page shows HTML from its address as text, and does not run it', async () => {
  const page = await (await fetch(`${server.url}/sandbox/partner?payload="><script>alert(1)</script>`)).text()
  expect(page).not.toContain('<script>alert')
})

test('`/config.json` of the server lists the partner’s sites, and these sites may frame the bridge', async () => {
  const told = await fetch(`${server.url}/config.json`)
  expect(await told.json()).toMatchObject({ lacks: [], partners: ['https://partner.example', ...partners] })
  const bridge = await fetch(`${server.url}/sandbox/gateway`)
  expect(bridge.headers.get('content-security-policy')).toContain(`frame-ancestors 'self' ${partners.join(' ')}`)
})

test('`/config.json` states the longest charge time, with the planned delays added', async () => {
  const told = async () => (await fetch(`${server.url}/config.json`)).json()
  expect(await told()).toMatchObject({ longestChargeMs: 5_000 })
  const fault = { call: 'POST /customers/{id}/recharges/async', fault: 'delay', delayMs: 60_000 }
  await fetch(`${server.url}/sandbox/faults`, { method: 'POST', body: JSON.stringify(fault) })
  expect(await told()).toMatchObject({ longestChargeMs: 65_000 })
})

test('if the port of the partner’s page is in use, the server does not start and reports the port', async () => {
  const taken = Number(new URL(partners[0] ?? '').port)
  const port = await findFreePort()
  expect(await serve({ clientDir, port, partnerPort: taken })).toMatchObject({ kind: 'failed', port: taken })
  const again = await serve({ clientDir, port })
  expect(again.kind).toBe('listening')
  if (again.kind === 'listening') await again.close()
})
