import { handlingsIn, screensOf } from '../flow-parts.ts'
import { itemsOf, type Place, partOf, type Text, textOf } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Pass } from '../pass.ts'

/** Checks that every named guard exists and does not depend on itself. */
export const checkGuards: Pass = ({ flow, problems }) => {
  for (const { text, at } of namedGuards(flow)) {
    if (flow.guards.has(text)) continue
    problems.add(
      'unknown-guard',
      at,
      `The flow has no guard \`${text}\`.`,
      {
        name: text,
        known: [...flow.guards.keys(), ...flow.leftOut.guards],
      },
      { why: whyFor(flow, at) },
    )
  }
  const inCircle = new Set<string>()
  for (const [name, { at }] of flow.guards) {
    if (inCircle.has(name)) continue
    const circle = circleFrom(name, guard => flow.guards.get(guard)?.names.map(({ text }) => text) ?? [])
    if (circle === undefined) continue
    for (const member of circle) inCircle.add(member)
    problems.add('guard-circle', at, `The guard names itself: ${[...circle, name].join(' → ')}.`)
  }
}

/** Returns what customers would miss at the place of a guard that does not exist, if it has a label or a text. */
function whyFor(flow: FlowModel, at: Place): string | undefined {
  const items = [
    ...itemsOf(partOf(partOf(flow.tree, 'menu'), 'items')),
    ...screensOf(flow).flatMap(({ blocks }) => blocks.map(({ tree }) => tree)),
  ]
  const item = items.find(one => isSame(partOf(one, 'when')?.at, at))
  const [label] = ['label', 'title', 'text'].flatMap(key => textOf(partOf(item, key)) ?? [])
  return label && `It would never be true, so no customer would see “${label.text}”.`
}

function isSame(one: Place | undefined, { file, pointer }: Place): boolean {
  return one?.file === file && one.pointer === pointer
}

export const checkUnused: Pass = ({ flow, problems }) => {
  const used = new Set(namedGuards(flow).map(({ text }) => text))
  for (const [name, { at }] of flow.guards) {
    // A guard from the base flow is not reported in this flow, because the base flow itself may use it.
    if (!used.has(name) && flow.files.has(at.file))
      problems.add('unused-guard', at, `Nothing names the guard \`${name}\`.`)
  }
}

function namedGuards(flow: FlowModel): readonly Text[] {
  return [
    ...handlingsIn(flow).flatMap(({ ways }) => ways.flatMap(({ when }) => when ?? [])),
    ...screensOf(flow).flatMap(({ blocks }) => blocks.flatMap(({ when }) => when ?? [])),
    ...[...flow.steps.values()].flatMap(({ retitled, onlyWhile }) =>
      [retitled.when, onlyWhile].filter(one => one !== undefined),
    ),
    ...flow.menuWhens,
    ...[...flow.guards.values()].flatMap(({ names }) => names),
  ]
}

/** Returns the shortest path from a name back to itself. If there is none, returns undefined. */
export function circleFrom(name: string, next: (name: string) => readonly string[]): readonly string[] | undefined {
  const waiting: (readonly string[])[] = [[name]]
  const seen = new Set<string>()
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    for (const other of next(path[path.length - 1] ?? name)) {
      if (other === name) return path
      if (seen.has(other)) continue
      seen.add(other)
      waiting.push([...path, other])
    }
  }
  return undefined
}
