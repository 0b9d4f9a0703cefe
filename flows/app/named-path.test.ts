import { expect, test } from 'vitest'
import web from '../../flow-configs/web.flow.json'
import { prepare } from '../../runtime/engine/prepare.ts'
import { readAddress } from './named-path.ts'

const flow = prepare(web)
const named = (pathname: string) => (flow === undefined ? undefined : readAddress(flow, pathname).named)

test('the last word of an address that names a payment is that fact', () => {
  const path = '/status_pisp/{pisp.id}'
  expect(named('/status_pisp/3f0b6a52-8c1d')).toEqual({ path, fact: 'pisp.id', value: '3f0b6a52-8c1d' })
  expect(named('/status_checkout/r_1')).toMatchObject({ fact: 'checkout.id', value: 'r_1' })
})

test.each([
  '/status_pisp',
  '/status_pisp/',
  '/status_pisp/a/b',
  '/status_pisp/a.b',
  '/status_pisp/%20',
  '/status_pisp/{pisp.id}',
  '/status_pisp/<script>',
  '/status_other/r1',
  '/x/status_pisp/r1',
  '/',
])('%s names nothing', pathname => {
  expect(named(pathname)).toBeUndefined()
})
