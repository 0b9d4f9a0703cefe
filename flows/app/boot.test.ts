import { beforeEach, expect, test } from 'vitest'
import { FakeClock } from '../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../tests/runtime/fake-storage.ts'
import { GoneError } from './bodies.ts'
import { findPage, isFor, mayVary } from './boot.ts'
import { newcomer } from './channel.ts'
import { blankPage } from './prerender.tsx'

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
    find: (shell = SHELL, name?: string, flow?: string) =>
      findPage(page, shell, fetchBody, { ...newcomer, name, flow }),
    reloads: () => reloads,
  }
}

/** Whatever is still waiting when all else is done waits for ever. */
const soon = <T>(work: Promise<T>) => Promise.race([work, new Promise(resolve => setTimeout(resolve, 0, 'waits'))])

test('a bare page asks what its address opens', async () => {
  const { body, here } = await visit('/web/login').find()
  expect(here).toEqual({ login: content })
  expect(body.bodies.steps).toEqual({ login: 'ha', b: 'hb' })
})

test('an address that names a payment opens the page of all that do', async () => {
  files['/page-data/status_pisp/page-data.json'] = { path: '/status_pisp', release: 'r1', steps: { web: 'ha' } }
  expect((await visit('/status_pisp/p1').find()).here).toEqual({ login: content })
})

test('an address that the release does not know brings the flow and no step', async () => {
  expect((await visit('/nowhere').find()).here).toEqual({})
})

test('a script of another release than the data is loaded anew, once', async () => {
  const { find, reloads } = visit('/web/login')
  expect(await soon(find('/assets/index-0.js'))).toBe('waits')
  expect(reloads()).toBe(1)
  expect((await find('/assets/index-0.js')).here).toEqual({ login: content })
  expect(reloads()).toBe(1)
})

test('page data of another release than the app’s is loaded anew, once', async () => {
  files['/page-data/web/login/page-data.json'] = { path: '/web/login', release: 'r2', steps: { web: 'ha' } }
  const { find, reloads } = visit('/web/login')
  expect(await soon(find())).toBe('waits')
  expect((await find()).here).toEqual({ login: content })
  expect(reloads()).toBe(1)
})

test('an address that several flows have opens in that of the channel, else in the first', async () => {
  const { find } = visit('/web/login')
  expect((await find(SHELL, 'loyalty')).here).toEqual({ login: { blocks: [] } })
  expect((await find(SHELL, 'web')).here).toEqual({ login: content })
  expect((await find(SHELL, 'of-nobody')).here).toEqual({ login: content })
})

test('in a tab that was led into a flow, an address that it shares opens in it, whatever the channel', async () => {
  const { find } = visit('/web/login')
  expect((await find(SHELL, 'web', 'club')).here).toEqual({ login: { blocks: [] } })
  expect((await find(SHELL, 'loyalty', 'of-nobody')).here).toEqual({ login: { blocks: [] } })
  const { body } = await find()
  const shared = {
    body: { ...body, flow: { ...body.flow, channels: ['web'] } },
    here: {},
    step: 'login',
    others: ['club'],
  }
  expect(isFor(shared, { ...newcomer, name: 'web', flow: 'club' })).toBe(false)
  expect(isFor(shared, { ...newcomer, name: 'web', flow: 'pisp' })).toBe(true)
})

test('an address that the channel’s flow does not have opens in a flow that has it', async () => {
  files['/page-data/web/login/page-data.json'] = { path: '/web/login', release: 'r1', steps: { web: 'ha' } }
  expect((await visit('/web/login').find(SHELL, 'loyalty')).here).toEqual({ login: content })
})

test('a bare page is told what else its flow may be', async () => {
  const variants = [{ id: 'web~december', body: 'hd', audience: { channels: ['web', 'ura'] } }]
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
  expect((await find(SHELL, 'loyalty')).variants).toBeUndefined()
})

test('only who came by a channel that a variant is for asks which it is', async () => {
  const { body, here } = await visit('/web/login').find()
  const isAsked = (channels: readonly string[] | undefined, channel: string) =>
    mayVary({ body, here, variants: [{ id: 'v', body: 'h', audience: channels ? { channels } : {} }] }, channel)
  expect(isAsked(['web', 'ura'], 'ura')).toBe(true)
  expect(isAsked(['web'], 'ura')).toBe(false)
  expect(isAsked(undefined, 'ura')).toBe(true)
  expect(mayVary({ body, here }, 'web')).toBe(false)
})
