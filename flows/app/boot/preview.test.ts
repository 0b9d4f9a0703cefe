import { beforeEach, expect, test, vi } from 'vitest'
import { flowOf, step } from '../../../tests/engine/small-flow.ts'
import { FakeClock } from '../../../tests/runtime/fake-clock.ts'
import { FakeStorage } from '../../../tests/runtime/fake-storage.ts'
import { GoneError } from '../../kit/bodies.ts'
import { loadPreview } from './boot.ts'
import { FLOW_KEY, keepFlow, keptChannel, PREVIEW_KEY } from './channel.ts'
import { blankPage } from './prerender.tsx'
import { openPreview } from './preview.ts'

const steps = {
  login: step({ path: '/web/login' }),
  pay: step({ path: '/pagar' }),
  offer: step({ path: '/web/oferta' }),
}
const short = flowOf({ id: 'web~hero~short', steps })
const long = flowOf({ id: 'web~hero~long', steps })
const december = flowOf({ id: 'web~december', steps })
const arms = [{ id: 'control' }, { id: 'short', body: 's' }, { id: 'long', body: 'l' }]
let files: { [path: string]: unknown }
let heads: unknown[]
let dataset: Readonly<Record<string, string>>

beforeEach(() => {
  heads = []
  dataset = {}
  const head = { append: (element: unknown) => heads.push(element) }
  vi.stubGlobal('document', {
    createElement: () => ({}),
    head,
    documentElement: {
      get dataset() {
        return dataset
      },
    },
  })
  files = {
    '/config.json': { previews: true },
    '/page-data/app-data.json': { variants: { web: { list: 'v' } }, starts: { web: '/web/login' } },
    '/page-data/web/login/page-data.json': { path: '/web/login', release: 'r', steps: { web: 'x' } },
    '/page-data/sq/d/v.json': [
      { id: 'web~hero', title: 'Duas chamadas', audience: { channels: ['ura', 'web'] }, trial: { salt: 's', arms } },
      { id: 'web~december', title: 'Natal', audience: {}, body: 'd', from: 8e12 },
    ],
    '/page-data/sq/d/s.json': { flow: short },
    '/page-data/sq/d/l.json': { flow: long },
    '/page-data/sq/d/d.json': { flow: december },
  }
})

/** Opens an address with these query parameters in a tab. Without a preview, the page would show the flow `shown`. */
async function visit(
  parameters: Readonly<Record<string, string>>,
  tab = new FakeStorage(new FakeClock()),
  path = '/web/login',
  shown = 'web',
) {
  const loaded: string[] = []
  const page = {
    ...blankPage(path),
    tab,
    inAddress: (name: string) => parameters[name] ?? null,
    leave: (address: string) => void loaded.push(address),
  }
  const fetchBody = async <T>(asked: string): Promise<T> => {
    if (!(asked in files)) throw new GoneError(asked)
    return JSON.parse(JSON.stringify(files[asked]))
  }
  const kept = await keptChannel(page)
  return { tab, kept, loaded, previewed: await openPreview(page, kept, flowOf({ id: shown, steps }), fetchBody) }
}

test.each([
  ['one of several patches of a variant', 'web~hero~long', long, 'Duas chamadas (long)'],
  ['the first patch of a variant with several patches', 'web~hero', short, 'Duas chamadas (short)'],
  ['a variant that has not begun', 'web~december', december, 'Natal'],
])('a preview link shows %s', async (_, previa, flow, title) => {
  const { previewed } = await visit({ previa })
  expect(previewed?.found?.body.flow).toEqual(flow)
  expect(previewed?.preview?.title).toBe(title)
  expect(heads).toEqual([{ name: 'robots', content: 'noindex' }])
})

test('a preview of a variant for one channel uses this channel, unless the link names another', async () => {
  expect((await visit({ previa: 'web~hero' })).previewed?.kept.linked).toBe('ura')
  expect((await visit({ previa: 'web~hero', canal: 'web' })).previewed?.kept.linked).toBe('web')
})

test('a preview ends when the tab is closed or when the visitor ends it', async () => {
  const { tab, previewed, loaded } = await visit({ previa: 'web~hero' })
  const again = await visit({}, tab)
  expect(again.previewed?.found?.body.flow).toEqual(short)
  previewed?.preview?.end()
  await vi.waitFor(() => expect(loaded).toEqual(['/web/login']))
  expect((await visit({}, tab)).kept.preview).toBeUndefined()

  await visit({ previa: 'web~hero' }, tab)
  expect((await visit({ previa: '' }, tab)).previewed).toBeUndefined()
  expect(tab.values.has(PREVIEW_KEY)).toBe(false)
})

test('if a visitor ends a preview on a step that only the variant contains, the flow’s start opens', async () => {
  const { previewed, loaded } = await visit({ previa: 'web~hero' }, undefined, '/web/oferta')
  previewed?.preview?.end()
  await vi.waitFor(() => expect(loaded).toEqual(['/web/login']))
})

test.each(['web~easter', 'web~hero~control', 'of~nobody'])(
  'if a preview link contains the unknown id “%s”, a message states that this preview does not exist',
  async previa => {
    const { previewed } = await visit({ previa })
    expect([previewed?.preview?.title, previewed?.found]).toEqual([undefined, undefined])
  },
)

test.each([
  ['the config does not allow previews', {}, 'web~hero'],
  ['it contains the id of a release, whose preview the server shows', { previews: true }, '3f9a1c2b4d5e'],
])('a preview link shows no variant if %s', async (_, config, previa) => {
  files['/config.json'] = config
  const { previewed, tab } = await visit({ previa })
  expect(previewed).toBeUndefined()
  expect([tab.values.size, heads.length]).toEqual([0, 0])
})

test.each([
  ['a page that only another flow has', 'that flow unchanged', '/lightblue', undefined],
  ['a page that both flows have', 'the previewed variant', '/pagar', short],
])('if a visitor continues from a preview on %s, the visitor sees %s', async (_, __, path, flow) => {
  const { tab } = await visit({ previa: 'web~hero' })
  const { previewed } = await visit({}, tab, path, 'lightblue')
  expect(previewed?.found?.body.flow).toEqual(flow)
  expect(previewed?.preview?.title).toBe('Duas chamadas (short)')
})

test('if a visitor goes from a preview to another flow, this flow stays open until the preview ends or is opened again', async () => {
  const { tab } = await visit({ previa: 'web~hero' })
  await keepFlow({ tab }, 'lightblue')
  expect((await visit({}, tab, '/pagar', 'lightblue')).previewed?.found).toBeUndefined()
  expect((await visit({ previa: 'web~hero' }, tab, '/pagar', 'lightblue')).previewed?.found?.body.flow).toEqual(short)
  expect(tab.values.has(FLOW_KEY)).toBe(false)
  await keepFlow({ tab }, 'lightblue')
  const { previewed, loaded } = await visit({}, tab)
  previewed?.preview?.end()
  await vi.waitFor(() => expect(loaded).toEqual(['/web/login']))
  expect(tab.values.has(FLOW_KEY)).toBe(false)
})

test('a tab keeps its preview while the config cannot be read', async () => {
  const { tab } = await visit({ previa: 'web~hero' })
  files['/config.json'] = undefined
  await expect(visit({}, tab)).rejects.toThrow()
  expect(tab.values.get(PREVIEW_KEY)).toBe('web~hero')
})

test('the preview of a release shows the release’s name; when the visitor ends it, the page loads with `?previa=`', async () => {
  dataset = { preview: '3f9a1c2b4d5e', release: '34050f20f8f3b0cdb147' }
  const { previewed, loaded } = await visit({})
  expect([previewed?.preview?.title, previewed?.found]).toEqual(['3f9a1c2b4d5e', undefined])
  previewed?.preview?.end()
  expect(loaded).toEqual(['/web/login?previa='])
})

test('if a preview takes longer than five seconds, the page is shown without it and sends no analytics', async () => {
  const clock = new FakeClock()
  const page = { ...blankPage('/web/login'), clock, inAddress: () => 'web~hero' }
  const kept = await keptChannel(page)
  const loading = loadPreview(page, kept, flowOf({ id: 'web', steps }), () => new Promise(() => undefined))
  await clock.advance(5_000)
  expect(await loading).toEqual({ preview: undefined, found: undefined, kept })
})
