import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { recipeForNeed } from '../flows/fact-recipes.ts'
import { flowSource } from '../flows/flow-source.ts'
import { recipeOf } from '../flows/outcome-recipes.ts'
import { flowFiles, looksOf, readFlow, storyFiles } from '../flows/read-flows.ts'
import { alwaysTransitions, modalTransitions, stepTransitions } from '../flows/transitions.ts'

const storiesOf = flowSource.list

describe.each(flowFiles().map(path => [basename(path), path]))('the stories of %s', (_, path) => {
  const file = readFlow(path)
  const { flow, name, base } = file
  /** A screen that looks as in the base has its stories there. */
  const isAsInBase = (kind: 'steps' | 'modals', id: string) =>
    base !== undefined &&
    (kind === 'modals' || base.layout === flow.layout) &&
    looksOf(base, kind, id) === looksOf(flow, kind, id)

  it('has one for each step as it is, and for each modal that something leads to', async () => {
    const stories = storiesOf(path)
    const steps = stories.filter(story => story.name === 'ready').map(story => story.title)
    const own = Object.keys(flow.steps).filter(id => !isAsInBase('steps', id))
    expect(steps).toEqual(own.map(id => `Flows/${name}/${id}`))
    const modals = stories.filter(story => story.title === `Flows/${name}/modals`).map(story => story.name)
    expect(modals).toEqual(expect.arrayContaining(Object.keys(flow.modals).filter(id => !isAsInBase('modals', id))))
  })

  it('has none of a step, a modal or a flow that the config does not have', async () => {
    const known = [...Object.keys(flow.steps), 'modals', 'graph'].map(id => `Flows/${name}/${id}`)
    const titles = storiesOf(path).map(story => story.title)
    expect([...new Set(titles)].filter(title => !known.includes(title ?? ''))).toEqual([])
  })

  it('names each story once', async () => {
    const names = storiesOf(path).map(({ title, exportName }) => `${title} ${exportName}`)
    expect(new Set(names).size).toBe(names.length)
  })

  it('gives a reason for each state without a story', () => {
    for (const { omitted } of storyFiles(file)) for (const { state, why } of omitted) expect(why, state).not.toBe('')
  })

  it('has actions for every outcome that the flow handles, or a reason why there are none', () => {
    const all = [
      ...Object.keys(flow.steps).flatMap(id => stepTransitions(flow, id)),
      ...Object.keys(flow.modals).flatMap(id => modalTransitions(flow, id)),
      ...alwaysTransitions(flow),
    ]
    const ran = all.flatMap(({ run, outcome }) => (run === null || outcome === null ? [] : [[run, outcome] as const]))
    expect(ran.filter(([run, outcome]) => recipeOf(run, outcome) === undefined)).toEqual([])
  })

  it('has a recipe for every fact that a step needs', () => {
    const needed = new Set(Object.values(flow.steps).flatMap(step => step?.needs ?? []))
    expect([...needed].filter(fact => recipeForNeed(fact) === undefined)).toEqual([])
  })
})
