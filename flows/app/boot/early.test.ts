import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync('flows/app/boot/early.js', 'utf8')
const SIGNED = `/recarga/app/${'x'.repeat(60)}`

/**
 * Runs `early.js`, the script in the head of a page, at this address. `taken` is the start of an address whose last
 * part is personal.
 */
function load(pathname: string, taken?: string) {
  const shown: string[] = []
  const window: { takeAddress?: () => string } = {}
  runInNewContext(SCRIPT, {
    window,
    location: { pathname },
    document: { documentElement: { dataset: taken === undefined ? {} : { taken } } },
    history: { state: null, replaceState: (_: unknown, __: string, path: string) => shown.push(path) },
    addEventListener: () => undefined,
  })
  return { shown, window }
}

test('a signed session is removed from the address before other scripts run, and can be read only once', () => {
  const { shown, window } = load(SIGNED, '/recarga/app/')
  expect(shown).toEqual(['/recarga/app'])
  expect(window.takeAddress?.()).toBe(SIGNED)
  expect(window.takeAddress).toBeUndefined()
})

test('a signed session in the address is removed even if a slash follows it', () => {
  const { shown, window } = load(`${SIGNED}/`, '/recarga/app/')
  expect(shown).toEqual(['/recarga/app'])
  expect(window.takeAddress?.()).toBe(`${SIGNED}/`)
})

test.each([
  ['/status_pisp/3f0b6a52', undefined],
  ['/recarga/app', '/recarga/app/'],
  ['/recarga/app/pagamento/x', '/recarga/app/'],
])('the address %s does not change, because it contains no signed session', (pathname, taken) => {
  const { shown, window } = load(pathname, taken)
  expect(shown).toEqual([])
  expect(window.takeAddress?.()).toBe(pathname)
})
