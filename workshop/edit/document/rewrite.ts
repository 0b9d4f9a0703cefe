import { at, isObject, isSame, type JsonObject, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { isById, rewritePatchedList } from './rewrite-list.ts'

/** A part of a config, before and after an edit. */
export interface Part {
  /**
   * The value from which the part inherits, in an extended flow or through `like`. The part in the file is merged onto
   * it. Undefined if the part inherits nothing.
   */
  readonly base: Json | undefined
  /** The part in its file; undefined if the file does not contain it. */
  readonly raw: Json | undefined
  /** The whole part before the edit. */
  readonly before: Json | undefined
  /** The whole part after the edit. */
  readonly after: Json | undefined
}

/** Returns the value onto which a part with `like` is merged. `name` is the value of `like`. */
export type LikeOf = (path: readonly string[], name: string) => Json | undefined

/**
 * Returns the JSON to write at this path, so that the flow becomes the edited flow. The written JSON changes as little
 * as possible. Undefined if nothing has to be written at this path.
 */
export function rewrite(part: Part, likeOf: LikeOf, path: readonly string[] = []): Json | undefined {
  const { base, before, after } = part
  if (isSame(before, after)) return part.raw
  const raw = part.raw ?? undefined
  if (after === undefined) return base === undefined ? undefined : null
  if (raw === undefined && isSame(base, after)) return undefined
  const deeper = (inner: Part, key: string) => rewrite(inner, likeOf, [...path, key])
  if (Array.isArray(after)) {
    if (Array.isArray(base) && isById(base) && isById(after))
      return rewritePatchedList({ base, raw, before, after }, deeper)
    return isById(after) ? rewriteItems(raw, before, after, deeper) : after
  }
  if (!isObject(after)) return after
  const own = isObject(raw) ? raw : {}
  const like = textIn(own.like)
  if (like !== undefined) {
    const { like: _, ...rest } = own
    const from = likeOf(path, like)
    if (isObject(from) && isSameKind(from, after))
      return { like, ...rewriteMembers({ base: from, raw: rest, before, after }, deeper) }
  }
  // In a patch, a guard is written as a whole, because it replaces the flow's guard. A handler that runs another
  // service is also written as a whole.
  const isWhole = path.length === 2 && path[0] === 'guards'
  const merges = isObject(base) && !isWhole && isSameKind(base, after) && isSameKind(base, own) && like === undefined
  if (merges) return rewriteMembers({ base, raw: own, before, after }, deeper)
  const isCut = (isObject(base) && isSameKind(base, own)) || like !== undefined
  return rewriteMembers({ base: undefined, raw: own, before: isCut ? undefined : before, after }, deeper)
}

type Deeper = (part: Part, key: string) => Json | undefined

interface ObjectPart extends Part {
  readonly raw: JsonObject
  readonly after: JsonObject
}

function rewriteMembers({ base, raw, before, after }: ObjectPart, deeper: Deeper): JsonObject {
  const memberOf = (json: Json | undefined, key: string) => (isObject(json) ? at(json, key) : undefined)
  const known = [before, base].flatMap(json => (isObject(json) ? Object.keys(json) : []))
  const keys = new Set([...Object.keys(raw), ...Object.keys(after), ...known])
  return Object.fromEntries(
    [...keys].flatMap(key => {
      const written = deeper(
        { base: memberOf(base, key), raw: at(raw, key), before: memberOf(before, key), after: at(after, key) },
        key,
      )
      return written === undefined ? [] : [[key, written]]
    }),
  )
}

/**
 * Returns the list to write if it is not merged with a list of an extended flow. An unchanged item stays as it was
 * written.
 */
function rewriteItems(
  raw: Json | undefined,
  before: Json | undefined,
  after: readonly Json[],
  deeper: Deeper,
): readonly Json[] {
  const itemOf = (json: Json | undefined, id: Json | undefined) =>
    Array.isArray(json) ? json.find(item => isObject(item) && item.id === id) : undefined
  return after.map(item => {
    const id = isObject(item) ? item.id : undefined
    const part = { base: undefined, raw: itemOf(raw, id), before: itemOf(before, id), after: item }
    return deeper(part, String(id)) ?? item
  })
}

/** Whether two handlers or blocks are merged. The compiler merges them only if they have the same service or block. */
function isSameKind(base: JsonObject, other: JsonObject): boolean {
  return ['run', 'block', 'close'].every(key => !Object.hasOwn(other, key) || isSame(at(base, key), at(other, key)))
}
