import { PNG } from 'pngjs'
import { describe, expect, it } from 'vitest'
import { flowNamed, storyFiles } from '../flows/read-flows.ts'
import { reachable } from '../keys/story-keys.ts'
import { storyParts } from '../keys/story-parts.ts'
import { differ } from '../visual/differ.mjs'
import { asMarkdown, type Comparison, decide, stepFrom } from '../visual/page/review.ts'

it('for the workshop, a story depends on what the preview loads at once, and not on pages and the editor', () => {
  const modules: { readonly [id: string]: readonly [string[], string[]?] } = {
    '/.storybook/preview.tsx': [
      ['/tokens.ts', '/workshop/edit/preview/start-editing.ts'],
      ['/workshop/guides/GuidePage.tsx'],
    ],
    '/workshop/edit/preview/start-editing.ts': [[], ['/workshop/edit/preview/editor.ts']],
    '/workshop/guides/GuidePage.tsx': [['/workshop/pages/Page.tsx']],
    '/Menu.stories.tsx': [['/Menu.tsx'], ['/Later.tsx']],
  }
  const graph = (id: string) => {
    const [importedIds = [], dynamicallyImportedIds = []] = modules[id] ?? []
    return { importedIds, dynamicallyImportedIds }
  }
  expect(reachable(graph, ['/Menu.stories.tsx', '/.storybook/preview.tsx'], undefined).toSorted()).toEqual([
    '/.storybook/preview.tsx',
    '/Later.tsx',
    '/Menu.stories.tsx',
    '/Menu.tsx',
    '/tokens.ts',
    '/workshop/edit/preview/start-editing.ts',
  ])
})

it('for the workshop, a story of a flow depends on the layout of this flow, and on no other layout', () => {
  const layouts = ['/flows/layouts/ClassicLayout.tsx', '/flows/layouts/LightblueLayout.tsx']
  const graph = (id: string) => ({ importedIds: id === '/story' ? layouts : [], dynamicallyImportedIds: [] })
  const parts = { text: '', blocks: new Set<string>(), layout: 'lightblue' }
  expect(reachable(graph, ['/story'], parts)).toEqual(['/flows/layouts/LightblueLayout.tsx'])
  expect(reachable(graph, ['/story'], undefined)).toEqual(expect.arrayContaining(layouts))
})

describe('a change of the web flow', () => {
  const { config, ...file } = flowNamed('web')
  const plans = storyFiles({ config, ...file }).flatMap(one => one.plans)
  const text = JSON.stringify(config)
  /** Replaces these words in a part of the config. Returns the screen of each story that depends on this part. */
  const touchedBy = (words: string): readonly string[] => {
    const changed: unknown = JSON.parse(text.replace(words, `${words}!`))
    return plans.flatMap(plan =>
      storyParts(config, plan).text === storyParts(changed, plan).text ? [] : [plan.pointer],
    )
  }

  it('if one step’s text changes, only stories that show that step are affected', () => {
    const touched = touchedBy('Digite o código')
    expect(touched.length).toBeGreaterThan(0)
    expect(touched.length).toBeLessThan(plans.length / 4)
    expect(touched).toContain('steps/sms')
  })

  it('if a value that every screen reads changes, the workshop marks every story as affected', () => {
    expect(touchedBy('"channelPath":"web')).toHaveLength(plans.length)
  })

  it('for the workshop, a story depends on its flow’s layout and the blocks of the screens that it shows, and on no others', () => {
    const login = plans.find(({ pointer }) => pointer === 'steps/login')
    const { blocks, layout } = storyParts(config, login ?? expect.fail('there is no story of the login'))
    expect(blocks).toContain('phone-field')
    expect(blocks).not.toContain('pix-code')
    expect(layout).toBe('classic')
  })
})

describe('two pictures', () => {
  const picture = (width: number, shade = 255): Buffer => {
    const png = new PNG({ width, height: 4 })
    png.data.fill(255)
    png.data[0] = shade
    return PNG.sync.write(png)
  }

  it('two pictures differ if one pixel differs by one shade', () => {
    expect(differ(picture(4), picture(4, 254))?.pixels).toBe(1)
  })

  it('two pictures differ if one is larger than the other', () => {
    expect(differ(picture(4), picture(5))?.pixels).toBe(4)
  })

  it('two pictures do not differ if all their pixels are the same', () => {
    expect(differ(picture(4), picture(4))).toBeUndefined()
  })
})

describe('the review of a comparison', () => {
  const story = (id: string) => ({ id, title: 'Components/Button', name: id, change: 'changed' as const })
  const differences = [story('a'), story('b'), story('c')]
  const comparison: Comparison = {
    ...{ before: 'main', after: 'the working tree', look: 'classic light 390 px', key: 'k', compared: 9 },
    differences,
  }

  it('the report of a picture review lists the refused pictures first, each with the reviewer’s remark', () => {
    const decisions = decide(decide({}, 'b', { verdict: 'refused', remark: 'too\ndark' }), 'a', { verdict: 'accepted' })
    const lines = asMarkdown(comparison, decisions)
      .split('\n')
      .filter(line => line !== '')
    expect(lines.slice(1)).toEqual([
      '## Refused (1)',
      '- Components/Button: b (`b`, changed): too dark',
      '## Not decided (1)',
      '- Components/Button: c (`c`, changed)',
      '## Accepted (1)',
      '- Components/Button: a (`a`, changed)',
    ])
  })

  it('in the review of pictures, the button for the next story stays on the last story', () => {
    expect(stepFrom(differences, 'b', 1)).toBe('c')
    expect(stepFrom(differences, 'c', 1)).toBe('c')
    expect(stepFrom(differences, 'a', -1)).toBe('a')
  })
})
