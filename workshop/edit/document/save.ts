import { at, isObject, isSame, type JsonObject, objectOf } from '../../../runtime/compiler/diff/json.ts'
import { type Json, jsonOf } from '../../../runtime/compiler/json-tree.ts'
import { journeyParts } from '../../../runtime/compiler/schema/parts.ts'
import { applyChange, type Change, valueAt } from './change.ts'
import { type Config, configOf, fileOfPart, likeIn, type Text, textOfSource } from './config.ts'
import { printJson } from './print.ts'
import { rewrite } from './rewrite.ts'

/**
 * Returns the sources after an edit. A file changes only if the edit requires it. If the edit cannot be made, throws an
 * error with a sentence. If the flow has several files, the edit's `near` says in which a new step or modal is written.
 */
export function saveChange(texts: readonly Text[], change: Change): readonly Text[] {
  const config = configOf(texts, change.on)
  if (config === undefined) throw new Error(`“${change.on}” cannot be read. Mend its file first.`)
  const before = jsonOf(config.tree)
  const isLike = change.do === 'set' && isObject(change.value) && typeof change.value.like === 'string'
  const after = applyChange(before, change)
  // A new part with `like` is written as somebody typed it, because `rewrite` would also write the values that come
  // from the other part.
  const raw = isLike
    ? applyWritten(config.raw, change)
    : objectOf(rewrite({ base: config.base, raw: config.raw, before, after }, likeIn(before)))
  const next = texts.map(one => rewritten(one, config, raw, file => fileFor(texts, config, file, change.near)))
  const made = configOf(next, change.on)
  if (made === undefined) throw new Error('Another part of the flow is `like` this one, so this one cannot go.')
  if (isLike && !hasLeft(valueAt(jsonOf(made.tree), change.at)))
    throw new Error('There is nothing of that name to be `like`.')
  if (isLike) return next
  const isMember = isObject(valueAt(before, change.at.slice(0, -1)))
  if (change.do === 'remove' && isMember && valueAt(jsonOf(made.tree), change.at) !== undefined)
    throw new Error('Every dialog has this part, even if its file does not say so. Change it instead of removing it.')
  const place = change.do === 'set' ? change.at : change.at.slice(0, -1)
  if (!isSame(valueAt(jsonOf(made.tree), place), valueAt(withDismissals(after), place)))
    throw new Error('This edit cannot be written into the file: make it in an editor.')
  return next
}

/** Returns the JSON of a config's own files after a part was edited. */
function applyWritten(raw: JsonObject, change: Change): JsonObject {
  if (change.at.length > 2 && valueAt(raw, change.at) === undefined)
    throw new Error('Only a part that is written in this flow can be `like` another.')
  return objectOf(applyChange(raw, change))
}

/** Returns the config with the handler that the compiler adds to each dialog without a handler for `dismiss`. */
function withDismissals(json: Json): Json {
  const { modals, ...rest } = objectOf(json)
  if (!isObject(modals)) return json
  const whole = Object.entries(modals).map(([id, modal]) => {
    const { on, ...props } = objectOf(modal)
    return [id, { ...props, on: { dismiss: 'close', ...objectOf(on) } }]
  })
  return { ...rest, modals: Object.fromEntries(whole) }
}

/** Whether the compiler has replaced the part's `like` by the other part's values. */
function hasLeft(part: Json | undefined): boolean {
  return isObject(part) && !Object.hasOwn(part, 'like')
}

function isPart(key: string): boolean {
  return journeyParts.some(part => part === key)
}

function fileFor(texts: readonly Text[], config: Config, [part, name]: readonly [string, string], near?: string) {
  const [first = ''] = config.files
  const known = fileOfPart(texts, config, part, name)
  return known ?? (near !== undefined && config.files.includes(near) ? near : first)
}

type FileFor = (named: readonly [string, string]) => string

function rewritten(text: Text, config: Config, raw: JsonObject, fileOf: FileFor): Text {
  const { tree } = text.parsed
  if (!config.files.includes(text.file) || tree === undefined) return text
  const old = objectOf(jsonOf(tree))
  const json =
    config.within.length > 0
      ? applyChange(old, { on: text.file, at: config.within, do: 'set', value: raw })
      : contentOf(old, text.file, config, raw, fileOf)
  return isSame(old, json) ? text : textOfSource({ file: text.file, text: printJson(text.text, json) })
}

/** Returns the content of one of the flow's files. */
function contentOf(old: JsonObject, file: string, config: Config, raw: JsonObject, fileOf: FileFor): JsonObject {
  const isFirst = file === config.files[0]
  const keys = new Set([...Object.keys(old), ...Object.keys(raw)])
  return Object.fromEntries(
    [...keys].flatMap((key): readonly (readonly [string, Json])[] => {
      const [was, now] = [at(old, key), at(raw, key)]
      if (config.files.length === 1) return now === undefined ? [] : [[key, now]]
      if (!isPart(key)) {
        const isGone = now === undefined && at(config.raw, key) !== undefined
        const value = isFirst && !isGone ? (now ?? was) : isFirst ? undefined : was
        return value === undefined ? [] : [[key, value]]
      }
      const names = Object.entries(objectOf(now)).filter(([name]) => fileOf([key, name]) === file)
      const isNew = was === undefined && names.length === 0
      return isNew ? [] : [[key, isObject(now) ? Object.fromEntries(names) : {}]]
    }),
  )
}
