import { beforeEach, expect, test, vi } from 'vitest'

let report: typeof import('./report.ts').report
let onReport: typeof import('./report.ts').onReport

/** The module keeps problems in a variable, so each test loads a new copy of the module. */
beforeEach(async () => {
  vi.stubGlobal('window', new EventTarget())
  vi.resetModules()
  ;({ report, onReport } = await import('./report.ts'))
})

function listen() {
  const heard: unknown[] = []
  onReport(problem => void heard.push(problem))
  return heard
}

test('of the problems that were reported before anybody listened, the first listener gets the first twenty, and nobody else does', () => {
  for (let code = 1; code <= 30; code += 1) report('cart-not-told', 'refused', { code })
  expect(listen()).toEqual(Array.from({ length: 20 }, (_, at) => ({ name: 'cart-not-told', code: at + 1 })))
  expect(listen()).toEqual([])
})

test('a second listener gets only those problems that are reported after it was added', () => {
  const first = listen()
  report('no-flow', 'web')
  const second = listen()
  report('code-lost', 'TypeError')
  expect([first, second]).toEqual([[{ name: 'no-flow' }], [{ name: 'code-lost' }]])
})

test('problems that were reported while nobody listened go to the next listener', () => {
  const stop = onReport(() => undefined)
  report('no-flow', 'web')
  stop()
  report('code-lost', 'TypeError')
  expect(listen()).toEqual([{ name: 'code-lost' }])
})

test('if a new listener has replaced the old one, removing the old one keeps the new one', () => {
  const stop = onReport(() => undefined)
  const heard = listen()
  stop()
  report('no-flow', 'web')
  expect(heard).toEqual([{ name: 'no-flow' }])
})

test('the event that `report` sends to the window contains the detail and the field of the problem', () => {
  const heard: unknown[] = []
  window.addEventListener('recarrega:report', event => heard.push(Reflect.get(event, 'detail')))
  report('unread', 'cards[].brand', { field: 'cards[].brand' })
  expect(heard).toEqual([{ problem: 'unread', detail: 'cards[].brand', field: 'cards[].brand' }])
})

test.each([
  ['development', 1],
  ['production', 0],
  ['test', 0],
])('in the mode %s, a reported problem causes %i console warnings, without its detail', (mode, times) => {
  vi.stubEnv('MODE', mode)
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  report('no-flow', 'https://recarrega.example')
  vi.unstubAllEnvs()
  expect(warn).toHaveBeenCalledTimes(times)
  expect(JSON.stringify(warn.mock.calls)).not.toContain('https:')
  warn.mockRestore()
})
