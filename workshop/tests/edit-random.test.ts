import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { isObject } from '../../runtime/compiler/diff/json.ts'
import { type Json, jsonOf } from '../../runtime/compiler/json-tree.ts'
import { flowFiles } from '../../scripts/flows/flow-files.mjs'
import { applyChange, type Change, type Path, valueAt } from '../edit/document/change.ts'
import { configOf, type Text, textOfSource } from '../edit/document/config.ts'
import { saveChange } from '../edit/document/save.ts'

const originals = flowFiles().map(file => textOfSource({ file, text: readFileSync(file, 'utf8') }))
const targets = [
  'web',
  'lightblue',
  'whatsapp',
  'data-only',
  'loyalty',
  'pisp',
  'web~december',
  'flow-configs/shared/errors.json',
]

function wholeOf(texts: readonly Text[], on: string): Json {
  const config = configOf(texts, on)
  if (config === undefined) throw new Error(`${on} cannot be read.`)
  return jsonOf(config.tree)
}

/** Returns the path of every value of a config. If an item of a list has an `id`, the path contains this `id`. */
function placesOf(json: Json, path: Path = []): readonly Path[] {
  const inner = Array.isArray(json)
    ? json.map((item, index): [string, Json] => [
        isObject(item) && typeof item.id === 'string' ? item.id : String(index),
        item,
      ])
    : Object.entries(isObject(json) ? json : {})
  return [path, ...inner.flatMap(([key, value]) => placesOf(value, [...path, key]))]
}

/** Returns an edit of one value of the config. Two numbers choose the value and the edit. */
function changeFor(json: Json, on: string, pick: number, kind: number): Change | undefined {
  const places = placesOf(json).filter(([part]) =>
    ['steps', 'modals', 'words', 'codes', 'panel', 'guards'].includes(part ?? ''),
  )
  const at = places[pick % places.length] ?? []
  const value = valueAt(json, at)
  const holder = valueAt(json, at.slice(0, -1))
  if (at.length < 2 || at.at(-1) === 'id' || at.at(-1) === 'block' || at.at(-1) === 'run') return undefined
  if (Array.isArray(value) && value.length > 0 && kind % 2 === 0) {
    const [first] = value
    const fresh = isObject(first) && 'id' in first ? { ...first, id: 'fresh' } : 'fresh'
    return { on, at, do: 'insert', value: fresh, index: kind % (value.length + 1) }
  }
  if (Array.isArray(holder) && kind % 3 === 0) return { on, at, do: 'move', to: kind % holder.length }
  if (kind % 5 === 0) return { on, at, do: 'remove' }
  return typeof value === 'string' ? { on, at, do: 'set', value: `${value} ${kind}` } : undefined
}

const anEdit = fc.record({ target: fc.constantFrom(...targets), pick: fc.nat(), kind: fc.nat(200) })

test('after random edits of flows, variants and errors, the files contain exactly the edited values', () => {
  let made = 0
  fc.assert(
    fc.property(fc.array(anEdit, { minLength: 1, maxLength: 3 }), edits => {
      let texts: readonly Text[] = originals
      for (const { target, pick, kind } of edits) {
        const before = wholeOf(texts, target)
        const change = changeFor(before, target, pick, kind)
        if (change === undefined) continue
        const [after, refusal] = tried(texts, change)
        if (refusal !== undefined) {
          expect(refusal).toMatch(/is `like` this one|Every dialog has this part/)
          continue
        }
        const place = change.do === 'set' ? change.at : change.at.slice(0, -1)
        expect(valueAt(wholeOf(after, target), place)).toEqual(valueAt(applyChange(before, change), place))
        made += 1
        texts = after
      }
    }),
    { numRuns: 40 },
  )
  expect(made).toBeGreaterThan(20)
})

test.each([['on', 'dismiss'], ['on']])(
  'if an edit removes a dialog’s own %s %s, the workshop refuses it with an explanation',
  (...at) => {
    const change: Change = { on: 'web', at: ['modals', 'upsell', ...at], do: 'remove' }
    const [, refusal] = tried(originals, change)
    expect(refusal).toContain('Change it instead of removing it.')
  },
)

function tried(texts: readonly Text[], change: Change): readonly [readonly Text[], string | undefined] {
  try {
    return [saveChange(texts, change), undefined]
  } catch (error) {
    return [texts, String(error)]
  }
}
