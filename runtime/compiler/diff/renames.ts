import type { Json } from '../json-tree.ts'
import { at, isObject, isSame, type JsonObject, objectOf, textIn } from './json.ts'
import type { Part } from './view.ts'

/**
 * Returns the earlier flow with the new ids of steps and modals that were only renamed, because no customer sees an id.
 */
export function withNewIds(before: JsonObject, after: JsonObject, opened: readonly string[]): JsonObject {
  const names = new Map<string, string>()
  for (const part of ['steps', 'modals'] as const) {
    const [one, other] = [objectOf(before[part]), objectOf(after[part])]
    const come = Object.keys(other).filter(id => at(one, id) === undefined && !opened.includes(id))
    const gone = Object.keys(one).filter(id => at(other, id) === undefined && !opened.includes(id))
    for (const id of gone) {
      const twin = come.find(name => isTwin(part, objectOf(one[id]), objectOf(other[name])))
      if (twin !== undefined && !names.has(`${part}/${twin}`)) names.set(`${part}/${id}`, twin)
    }
  }
  return names.size === 0 ? before : objectOf(renamed(before, names, ''))
}

function isTwin(part: Part, one: JsonObject, other: JsonObject): boolean {
  return part === 'steps' ? isSame(one.path, other.path) : one.title === other.title && isSame(one.blocks, other.blocks)
}

function renamed(json: Json, names: ReadonlyMap<string, string>, key: string): Json {
  if (Array.isArray(json)) return json.map(item => renamed(item, names, ''))
  if (isObject(json))
    return Object.fromEntries(
      Object.entries(json).map(([name, value]) => [names.get(`${key}/${name}`) ?? name, renamed(value, names, name)]),
    )
  const text = textIn(json)
  const [, kind = '', id = ''] = /^(step|return|modal):(.+)$/.exec(text ?? '') ?? []
  const name = names.get(`${kind === 'modal' ? 'modals' : 'steps'}/${key === 'start' ? text : id}`)
  return name === undefined ? json : key === 'start' ? name : `${kind}:${name}`
}
