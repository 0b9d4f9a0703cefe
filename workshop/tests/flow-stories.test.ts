import { describe, expect, it } from 'vitest'
import { recipeForNeed } from '../flows/fact-recipes.ts'
import { flowSource } from '../flows/flow-source.ts'
import { recipeOf } from '../flows/outcome-recipes.ts'
import { flowFolder } from '../flows/places.ts'
import { allFlows, looksOf, storyFiles } from '../flows/read-flows.ts'
import { idOfPlace } from '../flows/story-id.ts'
import { alwaysTransitions, modalTransitions, stepTransitions } from '../flows/transitions.ts'
import { mapFile } from '../map/map-file.ts'

describe.each(allFlows())('the stories of $name', file => {
  const { path, flow, name, base } = file
  const storiesOf = () => flowSource.list(path).filter(({ title }) => title?.startsWith(`${flowFolder(name)}/`))
  const idsOf = (kind: 'step' | 'modal', ids: readonly string[]) => ids.map(id => idOfPlace(name, kind, id))
  /** Whether a screen looks as in the base flow. The base flow then has the screen's stories. */
  const isAsInBase = (kind: 'steps' | 'modals', id: string) =>
    base !== undefined &&
    (kind === 'modals' || base.layout === flow.layout) &&
    looksOf(base, kind, id) === looksOf(flow, kind, id)

  it('each step and modal of a flow has a story, unless it looks the same in the base flow', async () => {
    const stories = storiesOf()
    const usual = stories.filter(story => story.exportName === 'ready').map(story => story.metaId)
    const steps = Object.keys(flow.steps).filter(id => !isAsInBase('steps', id))
    const modals = Object.keys(flow.modals).filter(id => !isAsInBase('modals', id))
    expect(usual.toSorted()).toEqual([...idsOf('step', steps), ...idsOf('modal', modals)].toSorted())
  })

  it('each story of a flow shows a step or modal of this flow, or the map of this flow', async () => {
    const known = [...idsOf('step', Object.keys(flow.steps)), ...idsOf('modal', Object.keys(flow.modals))]
    const places = storiesOf().map(story => story.metaId)
    expect([...new Set(places)].filter(place => !known.includes(place ?? ''))).toEqual([mapFile(file).id])
  })

  it('no two stories of a flow have the same name or id', async () => {
    const names = storiesOf().map(({ title, name: state }) => `${title} ${state}`)
    expect(names.filter((state, at) => names.indexOf(state) !== at)).toEqual([])
    const ids = storiesOf().map(({ metaId, exportName }) => `${metaId} ${exportName}`)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('for each state of a flow without a story, the stories’ file gives a reason', () => {
    for (const { omitted } of storyFiles(file)) for (const { state, why } of omitted) expect(why, state).not.toBe('')
  })

  it('for each service outcome that a flow handles, the workshop has actions that cause it, or a reason why none can', () => {
    const all = [
      ...Object.keys(flow.steps).flatMap(id => stepTransitions(flow, id)),
      ...Object.keys(flow.modals).flatMap(id => modalTransitions(flow, id)),
      ...alwaysTransitions(flow),
    ]
    const ran = all.flatMap(({ run, outcome }) => (run === null || outcome === null ? [] : [[run, outcome] as const]))
    expect(ran.filter(([run, outcome]) => recipeOf(run, outcome) === undefined)).toEqual([])
  })

  it('the workshop has actions that set each fact that a step of the flow needs', () => {
    const needed = new Set(Object.values(flow.steps).flatMap(step => step?.needs ?? []))
    expect([...needed].filter(fact => recipeForNeed(fact) === undefined)).toEqual([])
  })
})
