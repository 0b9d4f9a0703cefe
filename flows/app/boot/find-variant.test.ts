import { beforeEach, expect, test, vi } from 'vitest'
import type { Variant } from '../../../runtime/engine/page-data.ts'
import { PLACES } from '../../../runtime/trials/assignment.ts'
import { FakeClock, settle } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { GoneError } from '../../kit/bodies.ts'
import { type Found, loadVariant } from './boot.ts'
import { ENVELOPE_KEY } from './envelope.ts'
import { findVariant } from './find-variant.ts'
import { blankPage } from './prerender.tsx'
import { keepStopped } from './stopped.ts'

/** The arms that the page's analytics received. */
const assigned: unknown[] = []
vi.mock('../events/page-events.ts', () => ({
  pageEvents: async () => ({ assign: async (arm: unknown) => void assigned.push(arm) }),
}))

const DECEMBER = Date.parse('2026-12-10T12:00:00-03:00')
const OVER = Date.parse('2026-12-27T12:00:00-03:00')
const content = { blocks: [{ id: 'a', block: 'text' }] }
const bodyOf = (id: string) => ({ flow: { id }, surroundings: {}, bodies: { steps: { home: `${id}-home` } } })
const audience = { channels: ['web'] }
const dates = { from: Date.parse('2026-12-01T00:00:00-03:00'), until: Date.parse('2026-12-26T00:00:00-03:00') }

/** The address of the file with the flow's variants. */
const LIST = '/page-data/sq/d/v.json'

let files: { [path: string]: unknown }
let found: Found
beforeEach(() => {
  assigned.length = 0
  vi.stubGlobal('window', new EventTarget())
  files = { '/page-data/sq/d/h.json': bodyOf('web~december'), '/page-data/sq/d/web~december-home.json': content }
  found = {
    // Incomplete on purpose: the code under test reads only the hashes of this body.
    body: JSON.parse(JSON.stringify(bodyOf('web'))),
    here: { home: { blocks: [] } },
    variants: { list: 'v' },
  }
  offer({ id: 'web~december', body: 'h', audience, ...dates })
})

/** Makes these the variants of the flow. */
function offer(...variants: readonly Omit<Variant, 'title'>[]): void {
  files[LIST] = variants
}

async function visit(
  nowMs: number,
  kept?: { readonly flow?: string; readonly segment?: string },
  channel = 'web',
  aheadMs = 0,
  stopped?: string,
) {
  const clock = new FakeClock(nowMs)
  const [tab, device] = [new FakeStorage(clock), new FakeStorage(clock)]
  const { flow = 'web', segment } = kept ?? {}
  const facts = segment === undefined ? {} : { 'customer.segment': segment }
  if (kept) await tab.set(ENVELOPE_KEY, JSON.stringify({ flow, visited: [], wanted: null, facts }))
  if (stopped !== undefined) await keepStopped(tab, stopped)
  await device.set('recarrega.clockOffset', String(aheadMs))
  const asked: string[] = []
  const fetchBody = async <T>(path: string): Promise<T> => {
    asked.push(path)
    if (!(path in files)) throw new GoneError(path)
    return JSON.parse(JSON.stringify(files[path]))
  }
  const variant = await loadVariant({ ...blankPage('/web/home'), clock, tab, device }, found, channel, fetchBody)
  return { variant, id: variant?.body.flow.id, asked, device }
}

test('if a variant matches a visitor, the visitor sees the variant’s flow and content for this address', async () => {
  const { variant, id } = await visit(DECEMBER)
  expect(id).toBe('web~december')
  expect(variant?.here).toEqual({ home: content })
})

test('if a variant does not change some content, this content is not fetched again', async () => {
  files['/page-data/sq/d/h.json'] = { ...bodyOf('web~december'), bodies: found.body.bodies }
  const { variant, asked } = await visit(DECEMBER)
  expect(variant?.here).toBe(found.here)
  expect(asked).toEqual([LIST, '/page-data/sq/d/h.json'])
})

test('if no variant matches a visitor, only the list of variants is fetched', async () => {
  expect(await visit(DECEMBER, undefined, 'ura')).toMatchObject({ id: undefined, asked: [LIST] })
  expect(await visit(OVER)).toMatchObject({ id: undefined, asked: [LIST] })
})

test('the operator’s clock decides whether a variant has begun, even if the device’s clock is wrong', async () => {
  const weekMs = 7 * 86_400_000
  expect((await visit(OVER - weekMs, undefined, 'web', -weekMs)).id).toBe('web~december')
  expect((await visit(DECEMBER - 2 * weekMs, undefined, 'web', 2 * weekMs)).id).toBe('web~december')
  expect((await visit(DECEMBER, undefined, 'web', 3 * weekMs)).id).toBeUndefined()
})

test('a tab goes on showing a variant that has ended, until the data of the tab are deleted', async () => {
  expect((await visit(OVER, { flow: 'web~december' })).id).toBe('web~december')
  expect((await visit(OVER, { flow: 'web' })).id).toBeUndefined()
})

test('after the login, the next page load chooses a variant by the customer’s segment', async () => {
  const forSome = { audience: { segments: ['CONTROLE'] } }
  offer({ id: 'web~december', body: 'h', ...forSome })
  expect((await visit(DECEMBER)).id).toBeUndefined()
  expect((await visit(DECEMBER, { segment: 'PRE' })).id).toBeUndefined()
  expect((await visit(DECEMBER, { segment: 'CONTROLE' })).id).toBe('web~december')
})

/** In this A/B test, every device gets the patch. */
const trial = {
  ...{ id: 'web~december', audience: {} },
  trial: { salt: 's', arms: [{ id: 'patch', range: [0, PLACES], body: 'h' }] },
} as const

const control = { ...trial, trial: { salt: 's', arms: [{ id: 'control', range: [0, PLACES] }] } } as const

test('a device in the control arm of an A/B test fetches only the list of variants and sees the unchanged flow', async () => {
  offer(control)
  const { variant, id, asked } = await visit(DECEMBER)
  expect([id, asked]).toEqual(['web', [LIST]])
  expect(variant).toMatchObject({ here: found.here, membership: { variant: 'web~december', arm: 'control' } })
})

test('a tab in the control arm keeps the unchanged flow after the A/B test ends, and gets no other variant', async () => {
  // The coverage of the A/B test is now empty, so it includes no device.
  const nobody = { salt: 's', arms: [{ id: 'control', range: [PLACES, PLACES] }] } as const
  offer({ ...control, ...dates, trial: nobody }, { id: 'web~easter', body: 'h', audience: {} })
  expect((await visit(OVER)).variant?.membership?.variant).toBe('web~easter')
  const { variant, id } = await visit(OVER, { flow: 'web~december~control' })
  expect([id, variant?.membership?.id]).toEqual(['web', 'web~december~control'])
})

test('after a tab leaves a stopped variant, it never shows this variant again, even if an outdated list still contains it', async () => {
  expect((await visit(DECEMBER, undefined, 'web', 0, 'web~easter')).id).toBe('web~december')
  expect((await visit(DECEMBER, undefined, 'web', 0, 'web~december')).id).toBeUndefined()
})

test.each([
  ['in the control arm', { id: 'control', range: [0, PLACES] } as const, 'web~december~control'],
  ['whose patch cannot be fetched', { id: 'short', range: [0, PLACES], body: 'lost' } as const, 'web~december~short'],
])('the analytics receive the arm of a device %s', async (_, arm, patched) => {
  offer({ ...trial, trial: { salt: 's', arms: [arm] } })
  expect((await visit(DECEMBER)).id).not.toBe('web~december')
  await vi.waitFor(() => expect(assigned).toHaveLength(1))
  expect(assigned).toEqual([
    { variant: 'web~december', arm: arm.id, patched, flow: 'web', channel: 'web', atMs: DECEMBER },
  ])
})

test('a variant that is not an A/B test sends no arm to the analytics', async () => {
  expect((await visit(DECEMBER)).id).toBe('web~december')
  await settle()
  expect(assigned).toEqual([])
})

test('as soon as a visitor is in an A/B test, the device stores an id for later visits', async () => {
  offer(trial)
  const { id, device } = await visit(DECEMBER)
  expect(id).toBe('web~december')
  expect(device.values.get('recarrega.device')).toMatch(/^[\w-]{8,64}$/)
})

test('a device that cannot store an id sees no variant that is limited to a percentage of devices', async () => {
  offer(trial)
  const page = { ...blankPage('/web/home'), clock: new FakeClock(DECEMBER) }
  const asked: string[] = []
  await findVariant(page, found, 'web', async <T>(path: string): Promise<T> => {
    asked.push(path)
    return JSON.parse(JSON.stringify(files[path]))
  })
  expect(asked).toEqual([LIST])
})

test('if the storage does not answer, the page is delayed by at most 5 s', async () => {
  const clock = new FakeClock(DECEMBER)
  const blank = blankPage('/web/home')
  const page = { ...blank, clock, tab: { ...blank.tab, get: () => new Promise<null>(() => undefined) } }
  const visited = loadVariant(page, found, 'web', async <T>(): Promise<T> => JSON.parse(JSON.stringify(files[LIST])))
  await clock.advance(5_000)
  expect(await visited).toBeUndefined()
})

test('if a variant cannot be fetched, the visitor sees the unchanged flow', async () => {
  files = {}
  expect((await visit(DECEMBER)).id).toBeUndefined()
})

test('if a variant’s step cannot be fetched, the variant is returned without the content of that step', async () => {
  files = { [LIST]: files[LIST], '/page-data/sq/d/h.json': bodyOf('web~december') }
  expect((await visit(DECEMBER)).variant?.here).toEqual({})
})
