import { expect, test } from 'vitest'
import { LEASE_MS } from '../../releases/keep.ts'
import { isSandbox } from './start.mjs'
import { createCheckout } from './testing/checkout.ts'
import { NotNow } from './words.mjs'

type Checkout = ReturnType<typeof createCheckout>

test.each<[string, (checkout: Checkout) => Promise<unknown>, string, string]>([
  ['an empty folder gets a release', async () => undefined, 'A', 'A'],
  ['a folder with only a preview gets a release', ({ publish }) => publish('A', 'preview'), 'A', 'A'],
  ['other sources are published', ({ start }) => start('A'), 'B', 'B'],
  ['sources that were current before are published again', ({ start }) => start('A').then(() => start('B')), 'A', 'A'],
  [
    'a rollback stays',
    async ({ start, rollback }) => {
      await start('A')
      await start('B')
      await rollback('A')
    },
    'B',
    'A',
  ],
  [
    'a rollback stays, whatever is previewed after it',
    async ({ start, rollback, publish }) => {
      await start('A')
      await start('B')
      await rollback('A')
      await publish('C', 'preview')
    },
    'B',
    'A',
  ],
  [
    'sources that are new since a rollback are published',
    async ({ start, rollback }) => {
      await start('A')
      await start('B')
      await rollback('A')
    },
    'C',
    'C',
  ],
  ['a stopped variant stays stopped', ({ publish }) => publish('A').then(() => publish('A', 'stop')), 'A', 'A'],
])('when the server starts, %s', async (_, before, sources, expected) => {
  const checkout = createCheckout()
  await before(checkout)
  expect(await checkout.start(sources)).toBe(expected)
  const { length } = await checkout.log()
  await checkout.start(sources)
  expect(await checkout.log(), 'a second start publishes nothing').toHaveLength(length)
  expect(checkout.warnings).toEqual([])
})

test('if old releases are being removed, the server starts with the current release and warns', async () => {
  const { start, crashWhileRemoving, warnings } = createCheckout()
  await start('A')
  await crashWhileRemoving()
  expect(await start('B')).toBe('A')
  expect(warnings.join('\n')).toContain('The server serves a release of other sources')
})

test('if removing an old release was interrupted, the next start of the server completes it and then publishes', async () => {
  const { start, crashWhileRemoving, wait, warnings } = createCheckout()
  await start('A')
  await crashWhileRemoving()
  wait(LEASE_MS)
  expect(await start('B')).toBe('B')
  expect(warnings).toEqual([])
})

test('if removing old releases fails, the server still starts with its own release and warns', async () => {
  const { start, warnings } = createCheckout()
  expect(await start('A', { keep: () => Promise.reject(new Error('The disk is full.')) })).toBe('A')
  expect(warnings).toEqual(['Old releases were not removed. The disk is full.'])
})

test('if two servers start at once, the second serves the release of the first', async () => {
  const { start, publish, log, warnings } = createCheckout()
  const overtaken = async () => {
    await publish('A')
    throw new NotNow('Somebody else was first.')
  }
  expect(await start('A', { publish: overtaken })).toBe('A')
  expect(await log()).toHaveLength(1)
  expect(warnings).toEqual([])
})

test('if the flow configs cannot be published, the server does not start', async () => {
  const failing = () => Promise.reject(new Error('error E01'))
  await expect(createCheckout().start('A', { publish: failing })).rejects.toThrow('error E01')
})

test.each([
  [undefined, true],
  [{ a: '/operator/a', b: '/operator/b' }, true],
  [{ a: '/operator/a', b: 'https://operator.example/b' }, false],
  [{ a: '/other' }, false],
])(
  'with the operator at the addresses %j, the server assumes the sandbox, where no payment can be open: %j',
  (bases, expected) => {
    expect(isSandbox(bases)).toBe(expected)
  },
)
