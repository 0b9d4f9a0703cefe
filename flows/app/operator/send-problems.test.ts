import { beforeEach, expect, test, vi } from 'vitest'
import { respond } from '../../../tests/runtime/network.ts'
import type { Page } from '../../kit/page.ts'

const ADDRESS = 'https://problems.example/recarrega'

let report: typeof import('../../kit/report.ts').report
let sendProblems: typeof import('./send-problems.ts').sendProblems

interface Sent {
  readonly url: string
  readonly init: Parameters<Page['fetch']>[1]
}

/** The modules store a page's problems, so each test loads its own. */
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  ;({ report } = await import('../../kit/report.ts'))
  ;({ sendProblems } = await import('./send-problems.ts'))
})

function collect(answer: () => Promise<Awaited<ReturnType<Page['fetch']>>> = async () => respond(204, '')) {
  const sent: Sent[] = []
  sendProblems(ADDRESS, 'r1', (url, init) => {
    sent.push({ url, init })
    return answer()
  })
  return { sent, bodies: () => sent.map(({ init }): unknown => JSON.parse(init.body ?? '')) }
}

test('a problem is sent by POST, without cookies, even if the page closes', () => {
  const { sent } = collect()
  report('no-flow', 'web')
  expect(sent.map(({ url }) => url)).toEqual([ADDRESS])
  expect(sent[0]?.init).toMatchObject({ method: 'POST', credentials: 'omit', keepalive: true })
  expect(sent[0]?.init.headers).toEqual({ 'Content-Type': 'application/json' })
})

test('the body has the names, the code and the release, and neither the detail nor anything else', () => {
  const { sent, bodies } = collect()
  const about = { call: 'GET /v3/customers/{msisdn}/', field: 'cards[].brand', code: 902 }
  report('code-lost', 'TypeError: https://recarrega.example/recarga?numero=11987654321')
  report('unread', 'cards[].brand', Object.assign({ value: '11987654321' }, about))
  expect(bodies()).toEqual([
    { name: 'code-lost', release: 'r1' },
    { name: 'unread', ...about, release: 'r1' },
  ])
  expect(sent.map(({ init }) => init.body).join()).not.toMatch(/11987654321|https:/)
})

test('the first twenty problems from before the address is known are sent once it is', () => {
  for (let code = 1; code <= 30; code += 1) report('cart-not-told', 'refused', { code })
  const codes = collect()
    .bodies()
    .map(body => Reflect.get(Object(body), 'code'))
  expect(codes).toEqual(Array.from({ length: 20 }, (_, at) => at + 1))
})

test('a repeated problem is sent once, and a problem of another field is sent too', () => {
  const { bodies } = collect()
  for (const field of ['date', 'value', 'date', 'date']) report('unread', field, { call: 'GET /recharges', field })
  expect(bodies().map(body => Reflect.get(Object(body), 'field'))).toEqual(['date', 'value'])
})

test('a page sends no more than twenty problems', () => {
  const { sent } = collect()
  for (let code = 1; code <= 50; code += 1) report('cart-not-told', 'refused', { code })
  expect(sent).toHaveLength(20)
})

test('a problem that cannot be sent does not cause another one', async () => {
  const heard: unknown[] = []
  window.addEventListener('recarrega:report', event => heard.push(event))
  const fails = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))
  collect(fails)
  report('no-flow', 'web')
  await vi.waitFor(() => expect(fails).toHaveBeenCalledOnce())
  expect(heard).toHaveLength(1)
})

test.each([
  ['development', 1],
  ['production', 0],
  ['test', 0],
])('in the mode %s the console warns of a problem %i times, without its detail', (mode, times) => {
  vi.stubEnv('MODE', mode)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  report('no-flow', 'https://recarrega.example')
  vi.unstubAllEnvs()
  expect(warn).toHaveBeenCalledTimes(times)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('https:')
  warn.mockRestore()
})
