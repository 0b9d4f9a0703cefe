import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { replay } from '../../runtime/engine/replay.ts'
import { last } from '../../runtime/engine/state.ts'
import { allFlows, flowNamed } from '../flows/read-flows.ts'
import { idIn, modalTransitions, stepTransitions, type Transition } from '../flows/transitions.ts'
import { compiledFlows } from '../map/compiled-flows.ts'
import { arrowsIn } from '../map/draw-map.ts'
import type { Box, FlowMap } from '../map/flow-map.ts'
import { codeOfMap } from '../map/map-code.ts'
import { mapOf } from '../map/map-of.ts'
import { parseTrace } from '../replay/parse-trace.ts'

const compiled = await compiledFlows()

function placeOf({ target }: Transition, from: string): string {
  const step = idIn(target, 'step') ?? idIn(target, 'return')
  const modal = idIn(target, 'modal')
  if (step !== undefined) return `steps/${step}`
  return modal === undefined ? from : `modals/${modal}`
}

describe.each(allFlows())('the map of $name', ({ name, flow }) => {
  test('for each transition of a flow, the map has an arrow with a description', () => {
    const one = compiled.get(name)
    const arrows = one === undefined ? [] : arrowsIn(one)
    const all = [
      ...Object.keys(flow.steps).flatMap(id => stepTransitions(flow, id).map(way => [`steps/${id}`, way] as const)),
      ...Object.keys(flow.modals).flatMap(id => modalTransitions(flow, id).map(way => [`modals/${id}`, way] as const)),
    ].filter(([, { target }]) => /^(step|return|modal):/.test(target))
    expect(all.length).toBeGreaterThan(20)
    for (const [from, way] of all) {
      const arrow = arrows.find(other => other.from === from && other.to === placeOf(way, from))
      expect(arrow?.ways.length, `${from} ${JSON.stringify(way)}`).toBeGreaterThan(0)
    }
    for (const { ways } of arrows) for (const { deed, leadsTo } of ways) expect([deed, leadsTo]).not.toContain('')
  })
})

test('a map says in words each part of the condition under which an arrow is taken', () => {
  const web = compiled.get('web')
  const conditions = (web === undefined ? [] : arrowsIn(web)).flatMap(({ ways }) =>
    ways.flatMap(({ when }) => when ?? []),
  )
  expect(conditions).toContain('larger value offered and offer not seen yet and offer not accepted')
  expect(conditions).toContain('paid by debit or paid by Caixa debit')
})

describe.each(['web', 'lightblue'])('the drawn map of %s', name => {
  const drawing = mapOf(flowNamed(name))

  test('a map shows every step and modal of its flow once, and no two of them overlap', async () => {
    const { places } = await drawing
    const { steps, modals } = flowNamed(name).flow
    const screens = places.filter(({ kind }) => kind === 'step' || kind === 'modal').map(({ id }) => id)
    const known = [...Object.keys(steps).map(id => `steps/${id}`), ...Object.keys(modals).map(id => `modals/${id}`)]
    expect(screens.toSorted()).toEqual(known.toSorted())
    const covered = places.flatMap((one, at) => places.slice(at + 1).filter(other => isOver(one.box, other.box)))
    expect(covered.map(({ id }) => id)).toEqual([])
  })

  test('a map’s routes use only places and arrows that the map contains, and each screen on it links to a story', async () => {
    const { places, arrows, routes } = await drawing
    const known = new Set(places.map(({ id }) => id))
    const drawn = new Set(arrows.map(({ id }) => id))
    for (const { from, to } of arrows) expect(known.has(from) && known.has(to), `${from} ${to}`).toBe(true)
    for (const { title, steps } of routes) {
      expect(
        steps.map(({ place }) => place).filter(place => !known.has(place)),
        title,
      ).toEqual([])
      expect(
        steps.flatMap(step => step.arrows).filter(arrow => !drawn.has(arrow)),
        title,
      ).toEqual([])
    }
    const screens = places.filter(({ kind }) => kind === 'step' || kind === 'modal')
    expect(screens.filter(({ story }) => story === undefined).map(({ id }) => id)).toEqual([])
  })

  test('the code that draws a map produces exactly that map, and contains each sentence about a route only once', async () => {
    const map = await drawing
    const code = codeOfMap(map)
    expect(runInNewContext(`${code};JSON.stringify(flowMap)`)).toBe(JSON.stringify(map))
    const sentences = new Set(map.routes.flatMap(({ steps }) => steps.map(step => JSON.stringify(step))))
    for (const sentence of sentences) expect(code.split(sentence), sentence).toHaveLength(2)
  })

  test('if the engine follows a route of a map, it opens exactly the places of that route', async () => {
    const { routes } = await drawing
    expect(routes.length).toBeGreaterThan(50)
    for (const route of routes) expect(walked(name, route), route.title).toEqual(route.steps.map(({ place }) => place))
  })

  test('the routes of a map have different titles, and neither routes nor places contain a placeholder', async () => {
    const { routes, places } = await drawing
    const titles = routes.map(({ title }) => title)
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([])
    const shown = [
      ...routes.flatMap(({ title, steps }) => [title, ...steps.map(({ text }) => text)]),
      ...places.flatMap(({ title, words }) => [title, ...words]),
    ]
    expect(shown.filter(text => text.includes('{'))).toEqual([])
  })

  test('a map shows a route for each payment method and its outcomes, and one route with everything that can charge', async () => {
    const { routes, places } = await drawing
    const titles = routes.map(({ title }) => title)
    expect(titles).toContain('Logs in')
    expect(titles).toContain('Everything that can charge')
    expect(routes.filter(({ id }) => id.startsWith('pay-pix-')).length).toBeGreaterThan(4)
    expect(routes.filter(({ id }) => id.startsWith('pay-credit-')).length).toBeGreaterThan(8)
    const taken = routes.filter(({ id }) => id.startsWith('pay-pix')).map(({ steps }) => steps.at(-1)?.place)
    expect(taken).toContain('steps/success')
    expect(places.find(({ id }) => id === 'steps/success')?.isEnd).toBe(true)
  })
})

function isOver(one: Box, other: Box): boolean {
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  )
}

/**
 * Returns the places that the engine shows along a route. If the route is not a walk, returns the places in the route
 * itself.
 */
function walked(name: string, { trace, steps }: FlowMap['routes'][number]): readonly string[] {
  if (trace === undefined) return steps.map(({ place }) => place)
  const parsed = parseTrace(JSON.stringify(trace))
  if (parsed.kind === 'wrong') return parsed.reasons
  return replay(flowNamed(name).flow, parsed.trace.moves).map(({ state, effects }) => {
    const away = effects.flatMap(effect =>
      effect.kind === 'flow' ? [`flow:${effect.flow}`] : effect.kind === 'leave' ? ['leave'] : [],
    )
    const modal = last(state.modals)?.id
    return away[0] ?? (modal === undefined ? `steps/${state.step}` : `modals/${modal}`)
  })
}
