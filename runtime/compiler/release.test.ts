import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import { makeRelease } from './release.ts'

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12)
const options = { hash, channelPaths: ['web', 'whatsapp'], first: 'web', shell: '/assets/index-1.js' }
const text = (id: string) => [{ id, block: 'text' }]

function released(title = 'Pay', extra = {}) {
  const flow = flowOf({
    id: 'web',
    steps: {
      login: step({ path: '/web/login', aliases: ['/'], blocks: text('l') }),
      pay: step({ path: '/recarga/{channel}/pay', title, blocks: text('p') }),
      ...extra,
    },
    modals: { m: { ...modal(), blocks: text('m') } },
  })
  return makeRelease([{ flow, surroundings: { words: 'w' } }], { codes: {} }, options)
}
const read = (files: ReadonlyMap<string, string>, path: string) => JSON.parse(files.get(path) ?? 'null')
const bodyOf = ({ files }: ReturnType<typeof released>, name: string) => read(files, `/page-data/sq/d/${name}.json`)

describe('a release', () => {
  test('a release contains a file for each flow, and a file for each address with the content of the address’s step', () => {
    const release = released()
    const app = read(release.files, '/page-data/app-data.json')
    expect(app).toMatchObject({ release: release.name, shell: '/assets/index-1.js' })
    const flow = bodyOf(release, app.flows.web)
    expect(flow.surroundings).toEqual({ words: 'w' })
    const page = read(release.files, '/page-data/recarga/whatsapp/pay/page-data.json')
    expect(page).toEqual({
      path: '/recarga/whatsapp/pay',
      release: release.name,
      steps: { web: flow.bodies.steps.pay },
    })
    expect(bodyOf(release, page.steps.web)).toEqual({ blocks: text('p') })
    expect(bodyOf(release, flow.bodies.modals)).toEqual({ m: { blocks: text('m') } })
    expect(bodyOf(release, flow.bodies.errors)).toEqual({ codes: {} })
  })

  test('a release has a page for every address, and an address with `{channel}` has a page for each channel', () => {
    expect(released().pages.map(({ path, step }) => [path, step])).toEqual([
      ['/web/login', 'login'],
      ['/', 'login'],
      ['/recarga/web/pay', 'pay'],
      ['/recarga/whatsapp/pay', 'pay'],
    ])
    expect([...released().files.keys()]).toContain('/page-data/index/page-data.json')
  })

  test('if flows share an address, the release renders it once, and the page lists the files of the other flows', () => {
    const web = flowOf({ id: 'web', channels: ['web'], steps: { in: step({ path: '/in', blocks: text('w') }) } })
    const club = {
      ...web,
      id: 'club',
      channels: ['loyalty'],
      steps: { enter: step({ path: '/in', blocks: text('c') }) },
    }
    const flows = [club, web].map(flow => ({ flow, surroundings: { words: 'w' } }))
    const { pages, files } = makeRelease(flows, { codes: {} }, options)
    expect(pages.map(({ path, body }) => [path, body.flow.id])).toEqual([['/in', 'web']])
    const body = read(files, '/page-data/app-data.json').flows.club
    expect(pages[0]?.others).toEqual({ club: { channels: ['loyalty'], body, step: 'enter' } })
  })

  test('if two flows share an address, the release renders the page of the flow that has channels', () => {
    const steps = { pay: step({ path: '/recarga/{channel}/pay', blocks: text('p') }) }
    const flows = [
      flowOf({ id: 'bank', channels: [], steps }),
      flowOf({ id: 'chat', channels: ['chat'], channelPath: 'whatsapp', steps }),
    ].map(flow => ({ flow, surroundings: {} }))
    const { pages } = makeRelease(flows, {}, options)
    expect(pages.map(({ path, body, others }) => [path, body.flow.id, others && Object.keys(others)])).toEqual([
      ['/recarga/whatsapp/pay', 'chat', ['bank']],
      ['/recarga/web/pay', 'bank', undefined],
    ])
  })

  test('a release stores the content of screens in separate files', () => {
    const release = released()
    const { flow } = bodyOf(release, read(release.files, '/page-data/app-data.json').flows.web)
    expect(JSON.stringify(flow)).not.toContain('blocks')
    expect(flow.steps.pay).toMatchObject({ path: '/recarga/{channel}/pay', title: 'Pay' })
  })

  test('if one text changes, the release gets another name, and only the file with that text gets a new name', () => {
    const [one, same, other] = [released(), released(), released('Pay now')]
    expect(same.files).toEqual(one.files)
    expect(other.name).not.toBe(one.name)
    const bodies = ({ files }: ReturnType<typeof released>) => [...files.keys()].filter(path => path.includes('/sq/d/'))
    expect(bodies(other).filter(path => !one.files.has(path))).toHaveLength(1)
  })

  test('in a release, the name of each flow file is the hash of its content', () => {
    for (const [path, body] of released().files) {
      if (path.includes('/sq/d/')) expect(path).toBe(`/page-data/sq/d/${hash(body)}.json`)
    }
  })
})

describe('a variant of a flow', () => {
  const web = flowOf({ id: 'web', steps: { login: step({ path: '/web/login', blocks: text('l') }) } })
  const december = {
    ...flowOf({ id: 'web~december', steps: { login: step({ path: '/web/login', blocks: text('d') }) } }),
    hash: 'd1',
  }
  const club = flowOf({ id: 'club', channels: ['loyalty'], steps: { in: step({ path: '/club', blocks: text('c') }) } })
  const varied = (about = {}, others: readonly string[] = []) => {
    const patches = [{ arm: 'patch', flow: december, surroundings: { words: 'w' } }]
    const variant = { id: 'web~december', title: 'Natal', patches, audience: { channels: ['web'] }, priority: 0 }
    const more = others.map(id => ({ ...variant, id, priority: 1 }))
    const variants = [{ ...variant, ...about }, ...more]
    const flows = [
      { flow: web, surroundings: { words: 'w' }, variants },
      { flow: club, surroundings: { words: 'w' } },
    ]
    return makeRelease(flows, { codes: {} }, options)
  }
  const appOf = ({ files }: ReturnType<typeof varied>) => read(files, '/page-data/app-data.json')
  const variantsOf = (release: ReturnType<typeof varied>) => bodyOf(release, appOf(release).variants.web.list)

  test('in a release, a variant has a flow file that is separate from its flow’s file', () => {
    const release = varied({ from: 1, until: 2 })
    const [variant] = variantsOf(release)
    expect(variant).toEqual({
      ...{ id: 'web~december', title: 'Natal', audience: { channels: ['web'] }, from: 1, until: 2 },
      body: variant.body,
    })
    const { flow, bodies } = bodyOf(release, variant.body)
    expect(flow.id).toBe('web~december')
    expect(bodyOf(release, bodies.steps.login)).toEqual({ blocks: text('d') })
  })

  test('in a release, an A/B test lists a flow file for each patch, and none for the control', () => {
    const patches = ['short', 'long'].map(arm => ({
      ...{ arm, surroundings: { words: 'w' } },
      flow: { ...december, id: `web~hero~${arm}`, hash: arm },
    }))
    const arms = ['control', 'short', 'long'].map((id, index) => ({ id, range: [index * 3_000, 9_000] as const }))
    const release = varied({ id: 'web~hero', patches, trial: { salt: 'hero', arms } })
    const [{ id, body, trial }] = variantsOf(release)
    expect([id, body, trial.salt]).toEqual(['web~hero', undefined, 'hero'])
    const flowOfArm = (arm: { body?: string }) => arm.body && bodyOf(release, arm.body).flow.id
    expect(trial.arms.map(flowOfArm)).toEqual([undefined, 'web~hero~short', 'web~hero~long'])
    expect(trial.arms.map(({ range }: { range: unknown }) => range)).toEqual(arms.map(({ range }) => range))
  })

  test('if an address exists only in a variant, its prerendered page shows “not found” and fetches the variant later', () => {
    const steps = { login: step({ path: '/web/login', blocks: text('l') }), 'not-found': step({ path: '/404' }) }
    const extra = step({ path: '/oferta', aliases: ['/club'], blocks: text('e') })
    const patched = { ...flowOf({ id: 'web~december', steps: { ...steps, extra } }), hash: 'd2' }
    const patches = [{ arm: 'patch', flow: patched, surroundings: {} }]
    const variants = [{ id: 'web~december', title: 'Natal', patches, audience: {}, priority: 0 }]
    const flows = [{ flow: flowOf({ id: 'web', steps }), surroundings: {}, variants }]
    const { pages, files } = makeRelease([...flows, { flow: club, surroundings: {} }], {}, options)
    expect(pages.map(({ path, body, step, isVaried }) => [path, body.flow.id, step, isVaried])).toEqual([
      ['/web/login', 'web', 'login', undefined],
      ['/404', 'web', 'not-found', undefined],
      ['/oferta', 'web', 'not-found', true],
      // `web` has this address only in a variant, so the page belongs to `club`, which always has it.
      ['/club', 'club', 'in', undefined],
    ])
    expect(read(files, '/page-data/oferta/page-data.json')).toMatchObject({ steps: {}, varied: ['web'] })
    expect(Object.keys(read(files, '/page-data/club/page-data.json').steps)).toEqual(['club'])
  })

  test('a release mentions a variant only on the pages of the flow that the variant changes', () => {
    const { pages } = varied()
    expect(pages.map(page => [page.path, 'variants' in page])).toEqual([
      ['/web/login', true],
      ['/club', false],
    ])
  })

  test('a page of a flow with 100 variants is as large as a page of a flow with one variant', () => {
    const sizeWith = (count: number) => {
      const others = Array.from({ length: count - 1 }, (_, index) => `web~v${index}`)
      return JSON.stringify(varied({}, others).pages[0]).length
    }
    expect(sizeWith(100)).toBe(sizeWith(1))
  })

  test('a page lists the channels for which its flow has variants, unless a variant is for all channels', () => {
    const reference = (about: object) => varied(about).pages[0]?.variants?.channels
    expect(reference({ audience: { channels: ['web', 'ura'] } })).toEqual(['web', 'ura'])
    expect(reference({ audience: {} })).toBeUndefined()
  })

  test('a release with a variant has the same pages, with the same content, as without the variant', () => {
    const [varying, without] = [
      varied(),
      makeRelease([{ flow: web, surroundings: { words: 'w' } }], { codes: {} }, options),
    ]
    expect(varying.pages[0]).toMatchObject(without.pages[0] ?? {})
    expect(appOf(varying).flows.web).toBe(appOf(without).flows.web)
  })

  test('a release lists the variant with the higher priority first', () => {
    expect(variantsOf(varied({}, ['web~more'])).map(({ id }: { id: string }) => id)).toEqual([
      'web~more',
      'web~december',
    ])
  })

  test('if the dates of a variant change, the name of the release changes', () => {
    expect(varied({ until: 2 }).name).not.toBe(varied({ until: 3 }).name)
  })
})
