import { own } from '../../engine/flow.ts'
import { detoursOf } from '../explore.ts'
import { runsOf, writtenIn } from '../flow-parts.ts'
import type { Pass } from '../pass.ts'
import { circleFrom } from './guards.ts'

/** Checks that something sets every needed fact, and that each step that collects the fact can be shown. */
export const checkNeeds: Pass = input => {
  const { flow, catalogue, problems } = input
  const runs = runsOf(flow)
  const specOf = (name: string) => own(catalogue.services, name)
  // An address may contain these facts, so a link can set them.
  const brought = Object.entries(catalogue.facts).flatMap(([name, fact]) => (fact?.taken ? [name] : []))
  const given = new Set([...writtenIn(flow, catalogue), ...brought])
  for (const { id, needs } of flow.steps.values()) {
    for (const { text, at } of needs) {
      if (!given.has(text))
        problems.add('unmet-need', at, `\`${id}\` needs \`${text}\`, which nothing in the flow gives.`)
    }
  }
  for (const { text, at } of runs) {
    for (const need of specOf(text)?.needs ?? []) {
      if (!given.has(need))
        problems.add('unmet-need', at, `\`${text}\` needs \`${need}\`, which nothing in the flow gives.`)
    }
  }

  const detours = (id: string): readonly string[] => {
    const step = flow.steps.get(id)
    return step === undefined ? [] : detoursOf(input, step).map(({ to }) => to)
  }
  const inCircle = new Set<string>()
  for (const { id, at } of flow.steps.values()) {
    const circle = inCircle.has(id) ? undefined : circleFrom(id, detours)
    if (circle === undefined) continue
    for (const member of circle) inCircle.add(member)
    problems.add('needs-circle', at, `What \`${id}\` lacks is looked for in a circle: ${[...circle, id].join(' → ')}.`)
  }
}
