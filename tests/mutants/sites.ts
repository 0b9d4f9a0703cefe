import { isObject, type JsonObject, listOf, objectOf } from '../../runtime/compiler/diff/json.ts'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import type { Authored } from './authored.ts'
import type { Path } from './json.ts'

/** A step or modal. `json` is the part of it in this file, `whole` also contains everything that it inherits. */
export interface Screen {
  readonly path: Path
  readonly part: 'steps' | 'modals'
  readonly id: string
  readonly json: JsonObject
  readonly whole: JsonObject
}

/** The handler of an event, or a step's `enter` or `watch`. */
export interface Handler {
  readonly path: Path
  readonly json: Json
  readonly event: string
  readonly place: 'always' | 'on' | 'enter' | 'watch'
  readonly screen: Screen | undefined
  /** The compiled handler, with everything that it inherits. `json` is only the part of it in this file. */
  readonly whole: Json | undefined
}

/** The outcomes of a service that this file lists, with their targets. */
export interface Table {
  readonly path: Path
  readonly json: JsonObject
  readonly handler: Handler
}

/** A guarded list of targets. */
export interface Branches {
  readonly path: Path
  readonly items: readonly JsonObject[]
  readonly handler: Handler
}

export interface Target {
  readonly path: Path
  readonly text: string
  readonly handler: Handler
}

export function entries(json: Json | undefined): readonly (readonly [string, Json])[] {
  return Object.entries(objectOf(json))
}

export function screensOf({ root, parts, whole }: Authored): readonly Screen[] {
  return (['steps', 'modals'] as const).flatMap(part =>
    entries(parts[part]).flatMap(([id, json]) =>
      isObject(json) ? [{ path: [...root, part, id], part, id, json, whole: objectOf(objectOf(whole[part])[id]) }] : [],
    ),
  )
}

export function stepsOf(authored: Authored): readonly Screen[] {
  return screensOf(authored).filter(({ part }) => part === 'steps')
}

export function handlersOf(authored: Authored): readonly Handler[] {
  const { root, parts, whole } = authored
  const always = entries(parts.always).map(
    ([event, json]): Handler => ({
      ...{ path: [...root, 'always', event], json, event, place: 'always', screen: undefined },
      whole: objectOf(whole.always)[event],
    }),
  )
  const own = screensOf(authored).flatMap(screen => {
    const on = entries(screen.json.on).map(
      ([event, json]): Handler => ({
        ...{ path: [...screen.path, 'on', event], json, event, place: 'on', screen },
        whole: objectOf(screen.whole.on)[event],
      }),
    )
    const runs = (['enter', 'watch'] as const).flatMap((place): readonly Handler[] => {
      const json = screen.json[place]
      return json === undefined
        ? []
        : [{ path: [...screen.path, place], json, event: place, place, screen, whole: screen.whole[place] }]
    })
    return [...on, ...runs]
  })
  return [...always, ...own]
}

export function tablesOf(authored: Authored): readonly Table[] {
  return handlersOf(authored).flatMap(handler => {
    const outcomes = objectOf(handler.json).outcomes
    return isObject(outcomes) ? [{ path: [...handler.path, 'outcomes'], json: outcomes, handler }] : []
  })
}

/** Returns every part of a handler that is a target or a guarded list. */
function waysOf(authored: Authored): readonly { path: Path; json: Json; handler: Handler }[] {
  const plain = handlersOf(authored).map(handler => ({ path: handler.path, json: handler.json, handler }))
  const outcomes = tablesOf(authored).flatMap(({ path, json, handler }) =>
    entries(json).flatMap(([name, way]) => (name === 'like' ? [] : [{ path: [...path, name], json: way, handler }])),
  )
  return [...plain, ...outcomes]
}

export function branchesOf(authored: Authored): readonly Branches[] {
  return waysOf(authored).flatMap(({ path, json, handler }) => {
    const items = listOf(json).flatMap(item => (isObject(item) ? [item] : []))
    return items.length > 0 ? [{ path, items, handler }] : []
  })
}

export function targetsOf(authored: Authored): readonly Target[] {
  const plain = waysOf(authored).flatMap(({ path, json, handler }) =>
    typeof json === 'string' ? [{ path, text: json, handler }] : [],
  )
  const branches = branchesOf(authored).flatMap(({ path, items, handler }) =>
    items.flatMap(({ to }, at) => (typeof to === 'string' ? [{ path: [...path, at, 'to'], text: to, handler }] : [])),
  )
  return [...plain, ...branches]
}
