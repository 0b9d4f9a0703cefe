import { expect, it } from 'vitest'
import { weighs } from '../../flows/kit/weighs.ts'
import { own } from '../../runtime/engine/flow.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import { recipeOf } from '../flows/outcome-recipes.ts'
import { allFlows } from '../flows/read-flows.ts'
import { type Edge, edgesOf, nameOf, ownEdges } from '../walk/edges.ts'
import { tapFile } from '../walk/taps.ts'
import { walksOf } from '../walk/walks.ts'

const files = allFlows()
const walked = files.map(walksOf)
const planned = walked.flatMap(({ walks }) => walks)

/** Counts the targets in a value: `to`, the target of an outcome, or the target of a handler. */
function arrowsIn(value: unknown): number {
  if (typeof value === 'string') return 1
  if (Array.isArray(value)) return value.reduce((sum: number, branch) => sum + arrowsIn(branch.to), 0)
  if (typeof value !== 'object' || value === null) return 0
  if ('outcomes' in value) return handlers(value.outcomes)
  return 'close' in value ? 1 : 0
}

function handlers(on: object | null | undefined | unknown): number {
  return Object.values(on ?? {}).reduce((sum: number, handler) => sum + arrowsIn(handler), 0)
}

it('for every flow, the list of edges has one edge for each target in the config', () => {
  for (const { name, flow } of files) {
    const steps = Object.values(flow.steps).map(one => handlers(one?.on) + arrowsIn(one?.enter) + arrowsIn(one?.watch))
    const modals = Object.values(flow.modals).map(one => handlers(one?.on))
    const arrows = [...steps, ...modals, handlers(flow.always)].reduce((sum, count) => sum + count, 0)
    expect(edgesOf(flow), name).toHaveLength(arrows)
  }
})

it('each edge of a flow is walked once in a test of this flow or of its base flow, or a reason is given', () => {
  for (const [at, { name, flow, base }] of files.entries()) {
    const own = ownEdges({ flow, base })
    const { walks = [], unwalkable = [] } = walked[at] ?? {}
    const listed = [...walks, ...unwalkable].map(({ edge }) => nameOf(edge))
    expect(listed.toSorted(), name).toEqual(own.map(nameOf).toSorted())
    expect(new Set(listed).size, name).toBe(listed.length)
    const inherited = edgesOf(flow).filter(
      edge => !own.includes(edge) && !own.some(one => nameOf(one) === nameOf(edge)),
    )
    const ofBase = new Set(base === undefined ? [] : edgesOf(base).map(nameOf))
    expect(
      inherited.map(nameOf).filter(edge => !ofBase.has(edge)),
      name,
    ).toEqual([])
  }
})

it('the tests may leave out an edge only if no actions of a customer can cause its outcome', () => {
  for (const { edge, why } of walked.flatMap(one => one.unwalkable)) {
    expect(recipeOf(edge.run ?? '', edge.outcome ?? ''), `${nameOf(edge)}: ${why}`).toEqual({ cannot: why })
  }
})

it('the last event of a walk’s plan is the event of the tested edge, unless the app takes this edge without an event', () => {
  for (const { edge, plan, isOuter } of planned) {
    const isByItself = isOuter || edge.event === 'enter' || edge.event === 'watch'
    expect(plan.events.slice(-1), plan.name).toEqual(isByItself ? [] : [edge.event])
  }
})

it('an edge is the flow’s own if its guard, its step’s texts or its target differ from the base flow', () => {
  const guards = { big: { fact: 'recharge.value', atLeast: 5000 } }
  const to = (target: string) => step({ on: { go: [{ when: 'big', to: target }, { to: 'modal:help' }] } })
  const base = flowOf({ guards, steps: { here: to('step:there'), there: step() }, modals: { help: modal({}) } })
  const own = (changed: Partial<typeof base>): readonly Edge[] => ownEdges({ flow: { ...base, ...changed }, base })
  expect(own({})).toEqual([])
  expect(own({ title: 'Outro' })).toEqual([])
  expect(own({ guards: { big: { fact: 'recharge.value', atLeast: 9000 } } })).toHaveLength(2)
  expect(own({ steps: { ...base.steps, here: to('step:here') } })).toHaveLength(2)
  expect(own({ steps: { ...base.steps, here: { ...to('step:there'), title: 'Aqui' } } })).toHaveLength(2)
})

it('for each screen where a tap moves money, deletes or agrees, a test of its flow or of the base flow taps on the screen', () => {
  const targets = files.map(
    file => new Set(tapFile(file).plans.flatMap(part => part.walks.map(({ edge }) => edge.target))),
  )
  const anywhere = new Set(targets.flatMap(all => [...all]))
  for (const [at, { flow, base, name }] of files.entries()) {
    const isTapped = (target: string, screen: object | undefined, before: object | undefined): boolean =>
      (JSON.stringify(screen) === JSON.stringify(before) ? anywhere : targets[at])?.has(target) === true
    const isWeighty = (on: object | undefined, step: string, modal: string | null): boolean =>
      Object.keys(on ?? {}).some(event => weighs(flow, step, modal, event))
    const steps = Object.entries(flow.steps).flatMap(([id, step]) =>
      isWeighty(step?.on, id, null) && !isTapped(`step:${id}`, step, base && own(base.steps, id)) ? [id] : [],
    )
    const modals = Object.entries(flow.modals).flatMap(([id, modal]) => {
      // The issuer answers in its own frame, so no control of the app is pressed there.
      const isAnswered = modal?.blocks.some(({ block }) => block === 'secure-frame')
      const isLeftOut = !isTapped(`modal:${id}`, modal, base && own(base.modals, id))
      return !isAnswered && isWeighty(modal?.on, 'payment', id) && isLeftOut ? [id] : []
    })
    expect([...steps, ...modals], name).toEqual([])
  }
})
