import { basename } from 'node:path'
import type { IndexInput } from 'storybook/internal/types'
import { describe, expect, it } from 'vitest'
import { flowIndexer } from '../../.storybook/flows/flow-indexer.ts'
import { flowFiles, readFlow, storyFiles } from '../../.storybook/flows/read-flows.ts'
import { recipeOf } from '../../.storybook/flows/recipes.ts'
import { alwaysTransitions, modalTransitions, stepTransitions } from '../../.storybook/flows/transitions.ts'
import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'

const makeTitle = (title = '') => title
const storiesOf = (path: string): Promise<IndexInput[]> => flowIndexer.createIndex(path, { makeTitle })

describe.each(flowFiles().map(path => [basename(path), path]))('the stories of %s', (_, path) => {
  const file = readFlow(path)
  const { flow, name, base } = file
  /** What looks as in the flow that it extends has its stories there: a modal wears the layout's theme alone. */
  const isAsInBase = (kind: 'steps' | 'modals', id: string) => {
    const [mine, theirs] = [flow, base].map(one => {
      const layout = one?.layout ?? ''
      const look = kind === 'modals' && isLayoutName(layout) ? layoutThemes[layout] : layout
      return JSON.stringify([look, { ...one?.[kind][id], path: '', aliases: [] }])
    })
    return base !== undefined && mine === theirs
  }

  it('has one for each step as it is, and for each modal that something leads to', async () => {
    const stories = await storiesOf(path)
    const steps = stories.filter(story => story.name === 'ready').map(story => story.title)
    const own = Object.keys(flow.steps).filter(id => !isAsInBase('steps', id))
    expect(steps).toEqual(own.map(id => `Flows/${name}/${id}`))
    const modals = stories.filter(story => story.title === `Flows/${name}/modals`).map(story => story.name)
    expect(modals).toEqual(expect.arrayContaining(Object.keys(flow.modals).filter(id => !isAsInBase('modals', id))))
  })

  it('has none of a step, a modal or a flow that the config does not have', async () => {
    const known = [...Object.keys(flow.steps), 'modals', 'graph'].map(id => `Flows/${name}/${id}`)
    const titles = (await storiesOf(path)).map(story => story.title)
    expect([...new Set(titles)].filter(title => !known.includes(title ?? ''))).toEqual([])
  })

  it('names each story once', async () => {
    const names = (await storiesOf(path)).map(({ title, exportName }) => `${title} ${exportName}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('says of each state without a story why it has none', () => {
    for (const { omitted } of storyFiles(file)) for (const { state, why } of omitted) expect(why, state).not.toBe('')
  })

  it('can make every outcome happen that the flow handles, or says why not', () => {
    const all = [
      ...Object.keys(flow.steps).flatMap(id => stepTransitions(flow, id)),
      ...Object.keys(flow.modals).flatMap(id => modalTransitions(flow, id)),
      ...alwaysTransitions(flow),
    ]
    const ran = all.flatMap(({ run, outcome }) => (run === null || outcome === null ? [] : [[run, outcome] as const]))
    expect(ran.filter(([run, outcome]) => recipeOf(run, outcome) === undefined)).toEqual([])
  })
})
