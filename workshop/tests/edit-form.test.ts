import { readFileSync } from 'node:fs'
import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { jsonOf } from '../../runtime/compiler/json-tree.ts'
import { flowFiles } from '../../scripts/flows/flow-files.mjs'
import { configOf, type Text, textOfSource } from '../edit/document/config.ts'
import { addEdit, beginHistory, textsOf } from '../edit/document/history.ts'
import { formOf, screensOf } from '../edit/form/form.ts'
import { placed, saidOf, withProblems } from '../edit/form/problems.ts'
import type { Field } from '../edit/protocol.ts'

const texts = flowFiles().map(file => textOfSource({ file, text: readFileSync(file, 'utf8') }))
const all = ['web', 'lightblue', 'flow-configs/shared/errors.json']
let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

function wholeOf(from: readonly Text[], on: string) {
  const config = configOf(from, on)
  if (config === undefined) throw new Error(`${on} cannot be read.`)
  return config
}

const leaves = (fields: readonly Field[]): readonly Field[] =>
  fields.flatMap(field => (field.kind === 'group' ? leaves(field.fields) : [field]))

/** Returns all fields of a config, on each of its screens. */
function fieldsOf(on: string): readonly Field[] {
  const json = jsonOf(wholeOf(texts, on).tree)
  return screensOf(on, json).flatMap(({ at }) =>
    formOf(on, json, at, undefined, catalogue).groups.flatMap(({ fields }) => leaves(fields())),
  )
}

test.each(all)('a marketer can edit every part of %s without reading JSON', on => {
  const fields = fieldsOf(on)
  expect(fields.length).toBeGreaterThan(2)
  const asJson = fields.filter(({ kind, label }) => kind === 'json' && label !== 'As JSON')
  expect(asJson.map(({ at }) => at.join('/'))).toEqual([])
})

test('if a text contains an unknown fact, only the field of that text shows the check’s error', () => {
  const at = ['steps', 'login', 'blocks', 'hero', 'text']
  const history = addEdit(beginHistory(texts), { on: 'web', at, do: 'set', value: 'Olá, {custmer.name}.' })
  const { problems } = compile(textsOf(history), catalogue)
  const { tree } = wholeOf(textsOf(history), 'web')
  const { groups } = formOf('web', jsonOf(tree), ['steps', 'login'], undefined, catalogue)
  const hero = groups.find(({ id }) => id === 'block:hero')?.fields() ?? []
  const said = withProblems(hero, placed(problems, tree)).filter(
    one => one.problems.length > 0 && one.label !== 'As JSON',
  )
  expect(said.map(({ label }) => label)).toEqual(['Text'])
  expect(said[0]?.problems[0]?.text).toContain('custmer.name')
})

test('a block that a marketer adds in the workshop’s form has no problem, except for its place on the screen', () => {
  const json = jsonOf(wholeOf(texts, 'web').tree)
  const [adding] = formOf('web', json, ['steps', 'help'], undefined, catalogue).add
  const choices = adding?.choices ?? []
  expect(choices.map(({ label }) => label)).toEqual(Object.keys(catalogue.blocks))
  const history = choices.reduce((one, { edit }) => addEdit(one, { ...edit, on: 'web' }), beginHistory(texts))
  const { problems } = compile(textsOf(history), catalogue)
  // The checker rightly reports a new block that does not fit its screen: its facts belong to another screen, or the
  // screen does not handle its events. These two problems are therefore allowed.
  const ofPlace = ['foreign-fact', 'unhandled-event']
  const found = problems.filter(({ code }) => !ofPlace.includes(code))
  expect(found.map(({ code, message }) => `${code} ${message}`)).toEqual([])
})

test('the first field of a screen in the workshop’s form is its title', () => {
  const [screen] = formOf('web', jsonOf(wholeOf(texts, 'web').tree), ['steps', 'login'], undefined, catalogue).groups
  expect(screen?.fields()[0]?.label).toBe('Title')
})

test('at an emptied text the workshop’s panel asks for a text, and does not speak of keys', () => {
  const at = ['steps', 'login', 'title']
  const history = addEdit(beginHistory(texts), { on: 'web', at, do: 'set', value: '' })
  const blank = compile(textsOf(history), catalogue).problems.find(({ code }) => code === 'blank-text')
  expect(blank && saidOf(blank).text).toMatch(/ Write the text\.$/)
})
