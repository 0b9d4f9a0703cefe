import { beforeEach, expect, test, vi } from 'vitest'
import type { AppEvent } from '../../../runtime/events/event.ts'

let report: typeof import('../../kit/report.ts').report
let tellProblems: typeof import('./problems.ts').tellProblems

/** The modules keep problems in a variable, so each test loads new copies of them. */
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  ;({ report } = await import('../../kit/report.ts'))
  ;({ tellProblems } = await import('./problems.ts'))
})

function collect(): readonly AppEvent[] {
  const told: AppEvent[] = []
  tellProblems(event => void told.push(event))
  return told
}

test('the event for a problem contains its name, call, field and code, but not its detail or other data', () => {
  const told = collect()
  const about = { call: 'GET /v3/customers/{msisdn}/', field: 'cards[].brand', code: 902 }
  report('code-lost', 'TypeError: https://recarrega.example/recarga?numero=11987654321')
  report('unread', 'cards[].brand', Object.assign({ value: '11987654321' }, about))
  expect(told).toEqual([
    { name: 'problem', problem: 'code-lost', code: undefined },
    { name: 'problem', problem: 'unread', code: 'GET /v3/customers/{msisdn}/ cards[].brand 902' },
  ])
})

test('of the problems that were reported before the code that sends them was loaded, the first twenty are sent', () => {
  for (let code = 1; code <= 30; code += 1) report('cart-not-told', 'refused', { code })
  expect(collect()).toHaveLength(20)
})

test('a repeated problem is sent once, and the same problem in another field is sent too', () => {
  const told = collect()
  for (const field of ['date', 'value', 'date', 'date']) report('unread', field, { call: 'GET /recharges', field })
  expect(told).toMatchObject([{ code: 'GET /recharges date' }, { code: 'GET /recharges value' }])
})

test('a page sends at most twenty problems', () => {
  const told = collect()
  for (let code = 1; code <= 50; code += 1) report('cart-not-told', 'refused', { code })
  expect(told).toHaveLength(20)
})
