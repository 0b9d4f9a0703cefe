import { describe, expect, test } from 'vitest'
import { prepare } from '../../../runtime/engine/prepare.ts'
import { flowNamed } from '../../../workshop/flows/read-flows.ts'
import { web } from '../../../workshop/flows/web-config.ts'
import { readAddress, takenFrom } from './named-path.ts'

const flow = prepare(web)
const named = (pathname: string) => (flow === undefined ? undefined : readAddress(flow, pathname).named)

test('the last part of an address such as /status_pisp/r1 is stored as the fact with the payment’s id', () => {
  const path = '/status_pisp/{pisp.id}'
  expect(named('/status_pisp/3f0b6a52-8c1d')).toEqual({ path, fact: 'pisp.id', value: '3f0b6a52-8c1d' })
  expect(named('/status_checkout/r_1')).toMatchObject({ fact: 'checkout.id', value: 'r_1' })
  expect(named('/status_pisp/2026.r1')).toMatchObject({ fact: 'pisp.id', value: '2026.r1' })
})

test.each([
  '/status_pisp',
  '/status_pisp/',
  '/status_pisp/a/b',
  '/status_pisp/..',
  '/status_pisp/.a',
  '/status_pisp/%%x',
  '/status_pisp/%20',
  '/status_pisp/{pisp.id}',
  '/status_pisp/<script>',
  '/status_other/r1',
  '/x/status_pisp/r1',
  '/',
])('the address %s contains no payment id', pathname => {
  expect(named(pathname)).toBeUndefined()
})

test.each([
  ['/status_pisp', 'pisp-wait'],
  ['/status_pisp/', 'pisp-wait'],
  ['/status_checkout', 'checkout'],
  ['/status_checkout/', 'checkout'],
  ['/status_checkout//', 'checkout'],
])('if the address %s has no payment id, it opens the step that waits for a payment of this kind', (pathname, step) => {
  expect(flow && readAddress(flow, pathname)).toEqual({ step })
})

test.each(['/status', '/status_', '/status_check', '/status_checkouts', '/status_other', '/status_other/'])(
  'the address %s, which only looks like a return from a payment, opens no step',
  pathname => {
    expect(flow && readAddress(flow, pathname)).toEqual({})
  },
)

describe('a partner’s signed session', () => {
  const SIGNED = `${'x'.repeat(20)}.${'y'.repeat(20)}.${'z'.repeat(20)}`
  const partner = flowNamed('partner').flow
  const read = (pathname: string) => readAddress(partner, pathname)

  test('an address with a partner’s signed session opens the entry step, and the session becomes the fact `login.payload`', () => {
    expect(read(`/recarga/app/${SIGNED}`)).toMatchObject({
      step: 'entry',
      named: { fact: 'login.payload', value: SIGNED },
    })
  })

  test('a partner’s signed session is read from the address even if a slash follows it', () => {
    expect(read(`/recarga/app/${SIGNED}/`)).toMatchObject({ step: 'entry', named: { value: SIGNED } })
    expect(read('/recarga/app/entrar/')).toEqual({ step: 'login' })
  })

  test('the last part of the address of a step is not mistaken for a partner’s signed session', () => {
    expect(read('/recarga/app/entrar')).toEqual({ step: 'login' })
    expect(read('/recarga/app/pagamento')).toEqual({ step: 'payment' })
    expect(read('/recarga/app')).toEqual({ step: 'entry' })
    expect(read('/recarga/app/pagamento/x')).toEqual({})
  })

  test('a partner’s signed session is removed from the address bar, but a payment’s id is not', () => {
    expect(partner && takenFrom(partner, 'entry', '/recarga/app')).toBe('/recarga/app/')
    expect(partner && takenFrom(partner, 'login', '/recarga/app/entrar')).toBeUndefined()
    expect(flow && takenFrom(flow, 'pisp-wait', '/status_pisp')).toBeUndefined()
  })
})
