import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Served, serve } from '../../sandbox/server/serve.ts'
import { bodyOf, eventLike } from '../../sandbox/testing/events.ts'
import { fetchResults } from './fetch-results.mjs'

const clientDir = mkdtempSync(join(tmpdir(), 'results-'))
let server: Extract<Served, { kind: 'listening' }>

function write(path: string, content: object): void {
  mkdirSync(dirname(join(clientDir, path)), { recursive: true })
  writeFileSync(join(clientDir, path), JSON.stringify(content))
}

beforeAll(async () => {
  write('index.html', {})
  write('page-data/app-data.json', { channels: {}, variants: { web: { list: 'abc' } } })
  const arms = [
    { id: 'control', range: [0, 900] },
    { id: 'patch', range: [9000, 9100] },
  ]
  write('page-data/sq/d/abc.json', [{ id: 'web~trial', audience: {}, trial: { salt: 'web~trial', arms } }])
  const served = await serve({ clientDir, port: 0 })
  if (served.kind === 'failed') throw new Error(served.message)
  server = served
})

afterAll(async () => {
  await server.close()
  rmSync(clientDir, { recursive: true })
})

test('`fetchResults` prints the visits of each arm on a running server, with the arms’ weights in the server’s release', async () => {
  await expect(fetchResults(server.url, 'web~trial', false)).rejects.toThrow(
    'The variant "web~trial" has no visits yet.',
  )
  await expect(fetchResults(server.url, 'web~trail', false)).rejects.toThrow('No release has a variant "web~trail".')
  const events = Array.from({ length: 10 }, (_, index) => {
    const base = { variant: 'web~trial', arm: index === 0 ? 'patch' : 'control', visit: `${index}` }
    return [eventLike({ name: 'exposure', ...base, shown: true }), eventLike({ name: 'conversion', ...base, at: 2 })]
  }).flat()
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch(`${server.url}/sandbox/otlp/v1/logs`, { method: 'POST', headers, body: bodyOf(events) })
  expect(await answer.json()).toEqual({})
  const text = await fetchResults(server.url, 'web~trial', false)
  expect(text).toMatch(/weight\s+90\.0 %\s+10\.0 %/)
  expect(text).toMatch(/visits\s+9\s+1\n/)
  await expect(fetchResults(server.url, 'web~trail', false)).rejects.toThrow('Variants with visits: web~trial.')
  expect(JSON.parse(await fetchResults(server.url, undefined, true)).results).toMatchObject([
    {
      variant: 'web~trial',
      weightsFrom: 'release',
      arms: [
        { arm: 'control', orders: 9 },
        { arm: 'patch', orders: 1 },
      ],
    },
  ])
})

test('if there are no results, the command prints one sentence that explains why', async () => {
  await expect(fetchResults('http://localhost:1', undefined, false)).rejects.toThrow('start one with npm start')
  await expect(fetchResults('localhost', undefined, false)).rejects.toThrow('--from http://localhost:4173')
})
