import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'

const SCRIPT = readFileSync('flows/app/boot/early.js', 'utf8')
const SIGNED = `/recarga/app/${'x'.repeat(60)}`

/** A page of this address whose HTML says what is taken out of it, just after the script in its head has run. */
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

test('a signed session is out of the address before anything else runs, and told once', () => {
  const { shown, window } = load(SIGNED, '/recarga/app/')
  expect(shown).toEqual(['/recarga/app'])
  expect(window.takeAddress?.()).toBe(SIGNED)
  expect(window.takeAddress).toBeUndefined()
})

test('one with a slash at its end too', () => {
  const { shown, window } = load(`${SIGNED}/`, '/recarga/app/')
  expect(shown).toEqual(['/recarga/app'])
  expect(window.takeAddress?.()).toBe(`${SIGNED}/`)
})

test.each([
  ['/status_pisp/3f0b6a52', undefined],
  ['/recarga/app', '/recarga/app/'],
  ['/recarga/app/pagamento/x', '/recarga/app/'],
])('the address %s stays as it is', (pathname, taken) => {
  const { shown, window } = load(pathname, taken)
  expect(shown).toEqual([])
  expect(window.takeAddress?.()).toBe(pathname)
})
