import { describe, expect, test } from 'vitest'
import { jsonOf } from '../../runtime/compiler/json-tree.ts'
import { moveChanges, variantId } from '../edit/document/as-variant.ts'
import type { Change } from '../edit/document/change.ts'
import { configOf, textOfSource } from '../edit/document/config.ts'
import {
  addEdit,
  beginHistory,
  canUndo,
  changedFiles,
  changesSince,
  discard,
  redo,
  textsOf,
  undo,
} from '../edit/document/history.ts'
import { patchText } from '../edit/document/patch-text.ts'
import { printJson } from '../edit/document/print.ts'

const BASE = `{
  "id": "base",
  "steps": {
    "login": {
      "title": "Entrar",
      "blocks": [
        { "id": "hero", "block": "heading", "text": "Oi", "lead": "Recarregue em um minuto." },

        { "id": "more", "block": "links", "items": [{ "label": "Ajuda para quem recarrega", "event": "help" }] }
      ],
      "on": { "help": "step:help" }
    },
    "help": { "like": "login", "title": "Ajuda" }
  },
  "modals": {}
}
`
const CHILD = `{ "id": "child", "extends": "base", "steps": { "login": { "title": "Olá" } } }
`
const saved = [
  textOfSource({ file: 'base.flow.json', text: BASE }),
  textOfSource({ file: 'child.flow.json', text: CHILD }),
]
/** Returns the texts of the files that these edits change. */
function edited(...changes: readonly Change[]): { readonly [file: string]: string } {
  const history = changes.reduce((one, change) => addEdit(one, change), beginHistory(saved))
  return Object.fromEntries(changedFiles(history).map(({ file, text }) => [file, text]))
}

describe('the smallest change of a file', () => {
  test('if a marketer changes one text, only the bytes of this text change in the file', () => {
    const at = ['steps', 'login', 'blocks', 'hero', 'text']
    const change = { on: 'base', at, do: 'set', value: 'Olá' } as const
    expect(edited(change)).toEqual({ 'base.flow.json': BASE.replace('"Oi"', '"Olá"') })
  })

  test('an added block is written on a new line, and the line of a removed block is deleted', () => {
    const at = ['steps', 'login', 'blocks']
    const value = { id: 'new', block: 'text', text: 'Novo' }
    const inserted = edited({ on: 'base', at, do: 'insert', index: 1, value })['base.flow.json'] ?? ''
    expect(inserted).toContain(
      'minuto." },\n        { "id": "new", "block": "text", "text": "Novo" },\n        { "id": "more"',
    )
    const removed = edited({ on: 'base', at: [...at, 'hero'], do: 'remove' })['base.flow.json'] ?? ''
    expect(removed).toContain('"blocks": [{ "id": "more", "block": "links"')
  })

  test('an edit of a flow that extends another flow changes only the file of the extending flow', () => {
    const at = ['steps', 'login', 'blocks', 'hero', 'text']
    const files = edited({ on: 'child', at, do: 'set', value: 'Olá' })
    expect(Object.keys(files)).toEqual(['child.flow.json'])
    expect(JSON.parse(files['child.flow.json'] ?? '').steps.login).toEqual({
      title: 'Olá',
      blocks: [{ id: 'hero', text: 'Olá' }],
    })
  })

  test('if an extending flow removes or moves an inherited block, its file says so; moving the block back deletes this line', () => {
    const at = ['steps', 'login', 'blocks', 'more']
    const removed = edited({ on: 'child', at, do: 'remove' })['child.flow.json'] ?? ''
    expect(JSON.parse(removed).steps.login.blocks).toEqual({ remove: ['more'] })
    const moved = edited({ on: 'child', at, do: 'move', to: 0 })['child.flow.json'] ?? ''
    expect(JSON.parse(moved).steps.login.blocks).toEqual({ order: ['more'] })
    expect(edited({ on: 'child', at, do: 'move', to: 0 }, { on: 'child', at, do: 'move', to: 1 })).toEqual({})
  })

  test('if a marketer edits a screen with `like`, the file contains only the differences from the copied screen', () => {
    const at = ['steps', 'help', 'blocks', 'hero', 'text']
    const { steps } = JSON.parse(edited({ on: 'base', at, do: 'set', value: 'Ajuda' })['base.flow.json'] ?? '')
    expect(steps.help).toEqual({ like: 'login', title: 'Ajuda', blocks: [{ id: 'hero', text: 'Ajuda' }] })
  })

  test('if a marketer types a whole screen with `like`, the file contains exactly that text', () => {
    const value = { like: 'login', title: 'Dúvidas' }
    const { steps } = JSON.parse(
      edited({ on: 'base', at: ['steps', 'help'], do: 'set', value })['base.flow.json'] ?? '',
    )
    expect(steps.help).toEqual(value)
  })

  test('the workshop refuses to make a screen `like` another screen that does not exist', () => {
    const value = { like: 'nothing', title: 'Ajuda' }
    expect(() => edited({ on: 'base', at: ['steps', 'help'], do: 'set', value })).toThrow()
  })

  test('a step cannot be removed while another step is `like` it', () => {
    expect(() => edited({ on: 'base', at: ['steps', 'login'], do: 'remove' })).toThrow('is `like` this one')
  })

  test('if an edit makes a line too long, the line is split into several lines', () => {
    const long = `{ "a": { "b": "${'x'.repeat(100)}" } }\n`
    const text = printJson(long, { a: { b: 'x'.repeat(100), c: 'y'.repeat(60) } })
    expect(text).toBe(`{\n  "a": {\n    "b": "${'x'.repeat(100)}",\n    "c": "${'y'.repeat(60)}"\n  }\n}\n`)
  })
})

test('if a marketer moves the edits of a flow to a variant, the edits of shared files stay where they are', () => {
  const change = { at: ['title'], do: 'set', value: 'Ajuda' } as const
  const moved = moveChanges(
    [
      { ...change, on: 'web' },
      { ...change, on: 'shared.json' },
    ],
    'web',
    'web~december',
  )
  expect(moved.map(({ on }) => on)).toEqual(['web~december', 'shared.json'])
})

describe('undo and redo', () => {
  const at = ['steps', 'login', 'title']
  const typed = (value: string): Change => ({ on: 'base', at, do: 'set', value })

  test('undo restores the file exactly as it was saved, and redo restores the edited file', () => {
    const one = addEdit(beginHistory(saved), typed('Um'))
    const two = addEdit(one, { on: 'base', at: ['steps', 'login', 'blocks', 'more'], do: 'remove' })
    expect(textsOf(undo(undo(two)))).toBe(saved)
    expect(textsOf(redo(undo(two)))).toEqual(textsOf(two))
    expect(textsOf(redo(redo(two)))).toEqual(textsOf(two))
  })

  test('after a marketer discarded all edits in the workshop, one undo restores all of them', () => {
    const two = ['Um', 'Dois'].reduce((one, value) => addEdit(one, typed(value)), beginHistory(saved))
    const discarded = discard(two)
    expect(textsOf(discarded)).toBe(saved)
    expect(canUndo(discarded)).toBe(true)
    expect(textsOf(undo(discarded))).toEqual(textsOf(two))
  })

  test('edits that a marketer makes while a save is running are not part of that save', () => {
    const at = ['steps', 'login', 'title']
    const title = (value: string): Change => ({ on: 'base', at, do: 'set', value })
    const sent = addEdit(beginHistory(saved), title('Entre'), 'title')
    expect(changesSince(sent, sent)).toEqual([])
    expect(changesSince(sent, addEdit(sent, title('Entre já'), 'title'))).toEqual([title('Entre já')])
  })

  test('one undo removes everything that was typed into one field', () => {
    const history = ['U', 'Um', 'Um só'].reduce(
      (one, value) => addEdit(one, typed(value), 'title'),
      beginHistory(saved),
    )
    expect(changedFiles(history)[0]?.text).toContain('Um só')
    expect(textsOf(undo(history))).toBe(saved)
  })
})

test('the diff of an edit says that it has all edits, and contains the changed lines with three lines around them', () => {
  const history = addEdit(beginHistory(saved), { on: 'base', at: ['steps', 'login', 'title'], do: 'set', value: 'Olá' })
  expect(patchText(saved, changedFiles(history))).toBe(
    [
      'All edits that the workshop has not saved. This patch replaces those that were taken before it.',
      '--- a/base.flow.json',
      '+++ b/base.flow.json',
      '@@ -2,7 +2,7 @@',
      '   "id": "base",',
      '   "steps": {',
      '     "login": {',
      '-      "title": "Entrar",',
      '+      "title": "Olá",',
      '       "blocks": [',
      '         { "id": "hero", "block": "heading", "text": "Oi", "lead": "Recarregue em um minuto." },',
      ' ',
      '',
    ].join('\n'),
  )
})

test('a modal that a marketer adds in the workshop is written as it is, without the handler for `dismiss` that every modal has', () => {
  const value = { title: 'Horário', blocks: [{ id: 'text', block: 'text', text: 'Das 8h às 20h.' }] }
  const text = edited({ on: 'base', at: ['modals', 'hours'], do: 'set', value })['base.flow.json'] ?? ''
  expect(JSON.parse(text).modals).toEqual({ hours: value })
})

test('an edit of a modal in the workshop does not write the default `dismiss` into the file', () => {
  const text = '{ "id": "f", "modals": { "m": { "title": "M", "blocks": [] } } }\n'
  const texts = [textOfSource({ file: 'f.flow.json', text })]
  const history = addEdit(beginHistory(texts), { on: 'f', at: ['modals', 'm', 'title'], do: 'set', value: 'N' })
  const config = configOf(textsOf(history), 'f')
  expect(config && jsonOf(config.tree)).toEqual({
    id: 'f',
    modals: { m: { title: 'N', blocks: [], on: { dismiss: 'close' } } },
  })
  expect(changedFiles(history)[0]?.text).toBe(text.replace('"M"', '"N"'))
})

test.each([
  ['natal', 'natal'],
  ['Natal 2026', 'natal-2026'],
  [' Verão: 10% ', 'verao-10'],
  ['2026', ''],
])('a variant that a marketer names “%s” gets the id “%s”', (name, id) => {
  expect(variantId(name)).toBe(id)
})
