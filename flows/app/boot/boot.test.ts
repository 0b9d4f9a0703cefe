import { beforeEach, describe, expect, test } from 'vitest'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { GoneError } from '../../kit/bodies.ts'
import { findInlined, type Inlined, mayVary } from './boot.ts'
import { type KeptChannel, newcomer } from './channel.ts'
import { findPage } from './find-page.ts'
import { blankPage } from './prerender.tsx'
import { startOf } from './start-of.ts'

const SHELL = '/assets/index-1.js'
const content = { blocks: [{ id: 'a', block: 'text' }] }
let files: { [path: string]: unknown }

beforeEach(() => {
  files = {
    '/page-data/app-data.json': {
      release: 'r1',
      shell: SHELL,
      flows: { club: 'hc', web: 'hw' },
      channels: { web: 'web', loyalty: 'club' },
      starts: {},
    },
    '/page-data/web/login/page-data.json': { path: '/web/login', release: 'r1', steps: { club: 'hcl', web: 'ha' } },
    '/page-data/sq/d/hw.json': { flow: {}, surroundings: {}, bodies: { steps: { login: 'ha', b: 'hb' } } },
    '/page-data/sq/d/hc.json': { flow: {}, surroundings: {}, bodies: { steps: { login: 'hcl', pay: 'ha' } } },
    '/page-data/sq/d/ha.json': content,
    '/page-data/sq/d/hcl.json': { blocks: [] },
  }
})

function visit(path: string) {
  const tab = new FakeStorage(new FakeClock())
  let reloads = 0
  const page = {
    ...blankPage(path),
    tab,
    reload() {
      reloads += 1
    },
  }
  const fetchBody = async <T>(asked: string): Promise<T> => {
    if (!(asked in files)) throw new GoneError(asked)
    return JSON.parse(JSON.stringify(files[asked]))
  }
  return {
    find: (shell = SHELL, kept: Partial<KeptChannel> = {}) =>
      findPage(page, shell, fetchBody, { ...newcomer, ...kept }),
    inlined: (inlined: Inlined, kept: Partial<KeptChannel>) =>
      findInlined(inlined, { ...newcomer, ...kept }, fetchBody),
    startOf: (flow: string, wanted?: string) => startOf(fetchBody, flow, wanted),
    reloads: () => reloads,
  }
}

/** Returns the stored channel facts of a customer who is logged in. */
const inside = (kept: Partial<KeptChannel>): Partial<KeptChannel> => ({ ...kept, isInside: true })

/** Resolves to 'waits' if the work has not finished after 0 ms, because it waits for something outside the app. */
const soon = <T>(work: Promise<T>) => Promise.race([work, new Promise(resolve => setTimeout(resolve, 0, 'waits'))])

test('if a page was not prerendered, it fetches the step for its address', async () => {
  const { body, here } = await visit('/web/login').find()
  expect(here).toEqual({ login: content })
  expect(body.bodies.steps).toEqual({ login: 'ha', b: 'hb' })
})

test('if an address ends in a payment’s id, it opens the same page as the address without the id', async () => {
  files['/page-data/status_pisp/page-data.json'] = { path: '/status_pisp', release: 'r1', steps: { web: 'ha' } }
  expect((await visit('/status_pisp/p1').find()).here).toEqual({ login: content })
})

test('for an unknown address, `findPage` returns a flow without a step and `isUnknown: true`', async () => {
  expect(await visit('/nowhere').find()).toMatchObject({ here: {}, isUnknown: true })
  expect(await visit('/web/login').find()).toMatchObject({ isUnknown: false })
})

test('if the script and data of a page come from different releases, the page reloads once', async () => {
  const { find, reloads } = visit('/web/login')
  expect(await soon(find('/assets/index-0.js'))).toBe('waits')
  expect(reloads()).toBe(1)
  expect((await find('/assets/index-0.js')).here).toEqual({ login: content })
  expect(reloads()).toBe(1)
})

test('if the two data files of a page come from different releases, the page reloads once', async () => {
  files['/page-data/web/login/page-data.json'] = { path: '/web/login', release: 'r2', steps: { web: 'ha' } }
  const { find, reloads } = visit('/web/login')
  expect(await soon(find())).toBe('waits')
  expect((await find()).here).toEqual({ login: content })
  expect(reloads()).toBe(1)
})

test('an address that several flows share opens in the flow of the visitor’s channel, or else in the first of them', async () => {
  const { find } = visit('/web/login')
  expect((await find(SHELL, inside({ name: 'loyalty' }))).here).toEqual({ login: { blocks: [] } })
  expect((await find(SHELL, { linked: 'loyalty' })).here).toEqual({ login: { blocks: [] } })
  expect((await find(SHELL, { name: 'loyalty' })).here).toEqual({ login: content })
  expect((await find(SHELL, inside({ name: 'web' }))).here).toEqual({ login: content })
  expect((await find(SHELL, { linked: 'of-nobody' })).here).toEqual({ login: content })
})

test('if the tab’s flow has the new address, the tab stays in this flow instead of opening the web flow', async () => {
  const { find } = visit('/web/login')
  expect((await find(SHELL, inside({ name: 'web', flow: 'club' }))).here).toEqual({ login: { blocks: [] } })
  expect((await find(SHELL, inside({ name: 'web', flow: 'of-nobody' }))).here).toEqual({ login: content })
})

describe('a prerendered page that several flows have', () => {
  const others = { club: { channels: ['loyalty'], body: 'hc', step: 'login' } }
  const inlined = JSON.parse(JSON.stringify({ body: { flow: { id: 'web', channels: ['web'] } }, here: {}, others }))
  const find = (kept: Partial<KeptChannel>) => visit('/').inlined(inlined, kept)
  const club = { login: { blocks: [] } }

  test.each<[string, Partial<KeptChannel>, boolean]>([
    ['a visitor without a known channel', {}, false],
    ['a visitor whose link contains another flow’s channel', { linked: 'loyalty' }, true],
    ['a visitor whose link contains the page’s own channel', inside({ linked: 'web', flow: 'club' }), false],
    ['a visitor whose link contains a channel that none of the flows serves', { linked: 'beta_app' }, false],
    ['a logged-in customer in another flow’s channel', inside({ name: 'loyalty' }), true],
    ['a former customer in another flow’s channel, without a session', { name: 'loyalty', flow: 'club' }, false],
    ['a customer whose tab is in another flow', inside({ name: 'web', flow: 'club' }), true],
    [
      'a customer whose tab is in the page’s flow, although another tab changed the channel',
      inside({ name: 'loyalty', flow: 'web' }),
      false,
    ],
    ['a customer whose tab is in a flow without this address', inside({ name: 'web', flow: 'other' }), false],
  ])(
    'a prerendered page that several flows share, opened by %s (%j), changes to the other flow: %s',
    async (_, kept, isOther) => {
      expect((await find(kept)).here).toEqual(isOther ? club : {})
    },
  )

  test('a page changes from one of its flows to another only if the other flow’s files are cached', async () => {
    delete files['/page-data/app-data.json']
    delete files['/page-data/web/login/page-data.json']
    expect((await find({ linked: 'loyalty' })).here).toEqual(club)
    delete files['/page-data/sq/d/hcl.json']
    expect(await find({ linked: 'loyalty' })).toMatchObject({ here: {}, body: { bodies: { steps: { login: 'hcl' } } } })
    delete files['/page-data/sq/d/hc.json']
    expect(await find({ linked: 'loyalty' })).toBe(inlined)
  })
})

test('a slash at the end of an address does not change which step opens', async () => {
  expect((await visit('/web/login/').find()).here).toEqual({ login: content })
})

test('a switch to another flow opens the current address if the other flow has it, or else the other flow’s start', async () => {
  files['/page-data/app-data.json'] = { starts: { club: '/club', web: '/web/login' } }
  const { startOf } = visit('/web/login')
  expect(await startOf('club')).toBe('/club')
  expect(await startOf('club', '/web/login')).toBe('/web/login')
  expect(await startOf('club', '/nowhere')).toBe('/club')
  expect(await startOf('of-nobody', '/web/login')).toBeUndefined()
})

test('if a link’s channel has no flow with this address, another flow that has the address opens', async () => {
  files['/page-data/web/login/page-data.json'] = { path: '/web/login', release: 'r1', steps: { web: 'ha' } }
  expect((await visit('/web/login').find(SHELL, { linked: 'loyalty' })).here).toEqual({ login: content })
})

test('a page that was not prerendered fetches the list of its flow’s variants', async () => {
  const variants = { list: 'hv', channels: ['web', 'ura'] }
  const app = {
    release: 'r1',
    shell: SHELL,
    flows: { club: 'hc', web: 'hw' },
    channels: { loyalty: 'club' },
    starts: {},
  }
  files['/page-data/app-data.json'] = { ...app, variants: { web: variants } }
  const { find } = visit('/web/login')
  expect((await find()).variants).toEqual(variants)
  expect((await find(SHELL, { linked: 'loyalty' })).variants).toBeUndefined()
})

test('a page searches for a variant only if a variant exists for the visitor’s channel', async () => {
  const { body, here } = await visit('/web/login').find()
  const isAsked = (channels: readonly string[] | undefined, channel: string) =>
    mayVary({ body, here, variants: { list: 'hv', ...(channels && { channels }) } }, channel)
  expect(isAsked(['web', 'ura'], 'ura')).toBe(true)
  expect(isAsked(['web'], 'ura')).toBe(false)
  expect(isAsked(undefined, 'ura')).toBe(true)
  expect(mayVary({ body, here }, 'web')).toBe(false)
})

test('if an address exists only in a variant, the page first loads the unchanged flow without a step', async () => {
  files['/page-data/oferta/page-data.json'] = { path: '/oferta', release: 'r1', steps: {}, varied: ['club'] }
  const { body, ...found } = await visit('/oferta').find()
  expect(found).toMatchObject({ here: {}, isUnknown: false })
  expect(body.bodies.steps).toEqual({ login: 'hcl', pay: 'ha' })
})
