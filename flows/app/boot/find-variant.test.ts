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

/** The arms that were passed on to the page's events. */
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

/** The address of the flow's list of variants. */
const LIST = '/page-data/sq/d/v.json'

let files: { [path: string]: unknown }
let found: Found
beforeEach(() => {
  assigned.length = 0
  vi.stubGlobal('window', new EventTarget())
  files = { '/page-data/sq/d/h.json': bodyOf('web~december'), '/page-data/sq/d/web~december-home.json': content }
  found = {
    // The test uses only the body's hashes.
    body: JSON.parse(JSON.stringify(bodyOf('web'))),
    here: { home: { blocks: [] } },
    variants: { list: 'v' },
  }
  offer({ id: 'web~december', body: 'h', audience, ...dates })
})

/** Makes these the flow's variants. */
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

test('a visitor in a variant gets it, with its content for this address', async () => {
  const { variant, id } = await visit(DECEMBER)
  expect(id).toBe('web~december')
  expect(variant?.here).toEqual({ home: content })
})

test('content that a variant does not change is not fetched again', async () => {
  files['/page-data/sq/d/h.json'] = { ...bodyOf('web~december'), bodies: found.body.bodies }
  const { variant, asked } = await visit(DECEMBER)
  expect(variant?.here).toBe(found.here)
  expect(asked).toEqual([LIST, '/page-data/sq/d/h.json'])
})

test('a visitor without a variant fetches only the list of variants', async () => {
  expect(await visit(DECEMBER, undefined, 'ura')).toMatchObject({ id: undefined, asked: [LIST] })
  expect(await visit(OVER)).toMatchObject({ id: undefined, asked: [LIST] })
})

test('the operator’s clock decides the dates, not the device’s', async () => {
  const weekMs = 7 * 86_400_000
  expect((await visit(OVER - weekMs, undefined, 'web', -weekMs)).id).toBe('web~december')
  expect((await visit(DECEMBER - 2 * weekMs, undefined, 'web', 2 * weekMs)).id).toBe('web~december')
  expect((await visit(DECEMBER, undefined, 'web', 3 * weekMs)).id).toBeUndefined()
})

test('a tab stays in its variant until the envelope is removed', async () => {
  expect((await visit(OVER, { flow: 'web~december' })).id).toBe('web~december')
  expect((await visit(OVER, { flow: 'web' })).id).toBeUndefined()
})

test('a customer’s segment chooses a variant from the first page load after the login', async () => {
  const forSome = { audience: { segments: ['CONTROLE'] } }
  offer({ id: 'web~december', body: 'h', ...forSome })
  expect((await visit(DECEMBER)).id).toBeUndefined()
  expect((await visit(DECEMBER, { segment: 'PRE' })).id).toBeUndefined()
  expect((await visit(DECEMBER, { segment: 'CONTROLE' })).id).toBe('web~december')
})

/** Every device sees the patch. */
const trial = {
  ...{ id: 'web~december', audience: {} },
  trial: { salt: 's', arms: [{ id: 'patch', range: [0, PLACES], body: 'h' }] },
} as const

const control = { ...trial, trial: { salt: 's', arms: [{ id: 'control', range: [0, PLACES] }] } } as const

test('a device of a trial’s control fetches only the list of variants, and sees the flow itself', async () => {
  offer(control)
  const { variant, id, asked } = await visit(DECEMBER)
  expect([id, asked]).toEqual(['web', [LIST]])
  expect(variant).toMatchObject({ here: found.here, membership: { variant: 'web~december', arm: 'control' } })
})

test('a tab that began in a control stays in it after the trial’s end, so that no other variant takes it over', async () => {
  // The coverage of the trial has shrunk: no device has this range.
  const nobody = { salt: 's', arms: [{ id: 'control', range: [PLACES, PLACES] }] } as const
  offer({ ...control, ...dates, trial: nobody }, { id: 'web~easter', body: 'h', audience: {} })
  expect((await visit(OVER)).variant?.membership?.variant).toBe('web~easter')
  const { variant, id } = await visit(OVER, { flow: 'web~december~control' })
  expect([id, variant?.membership?.id]).toEqual(['web', 'web~december~control'])
})

test('a tab that left a stopped variant does not see it again, although an older page offers it', async () => {
  expect((await visit(DECEMBER, undefined, 'web', 0, 'web~easter')).id).toBe('web~december')
  expect((await visit(DECEMBER, undefined, 'web', 0, 'web~december')).id).toBeUndefined()
})

test.each([
  ['of its control', { id: 'control', range: [0, PLACES] } as const, 'web~december~control'],
  ['with a patch that is lost', { id: 'short', range: [0, PLACES], body: 'lost' } as const, 'web~december~short'],
])('the arm of a device %s is passed on to the events', async (_, arm, patched) => {
  offer({ ...trial, trial: { salt: 's', arms: [arm] } })
  expect((await visit(DECEMBER)).id).not.toBe('web~december')
  await vi.waitFor(() => expect(assigned).toHaveLength(1))
  expect(assigned).toEqual([
    { variant: 'web~december', arm: arm.id, patched, flow: 'web', channel: 'web', atMs: DECEMBER },
  ])
})

test('a variant that is no trial passes on no arm', async () => {
  expect((await visit(DECEMBER)).id).toBe('web~december')
  await settle()
  expect(assigned).toEqual([])
})

test('a trial stores an id for the device', async () => {
  offer(trial)
  const { id, device } = await visit(DECEMBER)
  expect(id).toBe('web~december')
  expect(device.values.get('recarrega.device')).toMatch(/^[\w-]{8,64}$/)
})

test('a device that cannot store its id gets no variant that is limited to a percentage', async () => {
  offer(trial)
  const page = { ...blankPage('/web/home'), clock: new FakeClock(DECEMBER) }
  const asked: string[] = []
  await findVariant(page, found, 'web', async <T>(path: string): Promise<T> => {
    asked.push(path)
    return JSON.parse(JSON.stringify(files[path]))
  })
  expect(asked).toEqual([LIST])
})

test('a storage that does not answer delays the page by at most 5 s', async () => {
  const clock = new FakeClock(DECEMBER)
  const blank = blankPage('/web/home')
  const page = { ...blank, clock, tab: { ...blank.tab, get: () => new Promise<null>(() => undefined) } }
  const visited = loadVariant(page, found, 'web', async <T>(): Promise<T> => JSON.parse(JSON.stringify(files[LIST])))
  await clock.advance(5_000)
  expect(await visited).toBeUndefined()
})

test('if a variant cannot be fetched, the visitor gets the flow itself', async () => {
  files = {}
  expect((await visit(DECEMBER)).id).toBeUndefined()
})

test('a variant whose step cannot be fetched is returned without that step’s content', async () => {
  files = { [LIST]: files[LIST], '/page-data/sq/d/h.json': bodyOf('web~december') }
  expect((await visit(DECEMBER)).variant?.here).toEqual({})
})
