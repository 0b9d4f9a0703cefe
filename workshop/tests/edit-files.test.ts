import { describe, expect, test } from 'vitest'
import { jsonOf } from '../../runtime/compiler/json-tree.ts'
import { moveChanges } from '../edit/document/as-variant.ts'
import type { Change } from '../edit/document/change.ts'
import { configOf, textOfSource } from '../edit/document/config.ts'
import { addEdit, beginHistory, changedFiles, redo, textsOf, undo } from '../edit/document/history.ts'
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
  test('a text that is edited changes its own bytes and no others', () => {
    const at = ['steps', 'login', 'blocks', 'hero', 'text']
    const change = { on: 'base', at, do: 'set', value: 'Olá' } as const
    expect(edited(change)).toEqual({ 'base.flow.json': BASE.replace('"Oi"', '"Olá"') })
  })

  test('a block that is added gets a line of its own, and one that goes takes its line with it', () => {
    const at = ['steps', 'login', 'blocks']
    const value = { id: 'new', block: 'text', text: 'Novo' }
    const inserted = edited({ on: 'base', at, do: 'insert', index: 1, value })['base.flow.json'] ?? ''
    expect(inserted).toContain(
      'minuto." },\n        { "id": "new", "block": "text", "text": "Novo" },\n        { "id": "more"',
    )
    const removed = edited({ on: 'base', at: [...at, 'hero'], do: 'remove' })['base.flow.json'] ?? ''
    expect(removed).toContain('"blocks": [{ "id": "more", "block": "links"')
  })

  test('an edit of a flow that extends another is written into its own file, and the other file stays', () => {
    const at = ['steps', 'login', 'blocks', 'hero', 'text']
    const files = edited({ on: 'child', at, do: 'set', value: 'Olá' })
    expect(Object.keys(files)).toEqual(['child.flow.json'])
    expect(JSON.parse(files['child.flow.json'] ?? '').steps.login).toEqual({
      title: 'Olá',
      blocks: [{ id: 'hero', text: 'Olá' }],
    })
  })

  test('a block that a flow removes or moves becomes a directive, and comes back without a trace', () => {
    const at = ['steps', 'login', 'blocks', 'more']
    const removed = edited({ on: 'child', at, do: 'remove' })['child.flow.json'] ?? ''
    expect(JSON.parse(removed).steps.login.blocks).toEqual({ remove: ['more'] })
    const moved = edited({ on: 'child', at, do: 'move', to: 0 })['child.flow.json'] ?? ''
    expect(JSON.parse(moved).steps.login.blocks).toEqual({ order: ['more'] })
    expect(edited({ on: 'child', at, do: 'move', to: 0 }, { on: 'child', at, do: 'move', to: 1 })).toEqual({})
  })

  test('a screen that is like another gets only what is different', () => {
    const at = ['steps', 'help', 'blocks', 'hero', 'text']
    const { steps } = JSON.parse(edited({ on: 'base', at, do: 'set', value: 'Ajuda' })['base.flow.json'] ?? '')
    expect(steps.help).toEqual({ like: 'login', title: 'Ajuda', blocks: [{ id: 'hero', text: 'Ajuda' }] })
  })

  test('a screen that a marketer makes like another is written as it was typed', () => {
    const value = { like: 'login', title: 'Dúvidas' }
    const { steps } = JSON.parse(
      edited({ on: 'base', at: ['steps', 'help'], do: 'set', value })['base.flow.json'] ?? '',
    )
    expect(steps.help).toEqual(value)
  })

  test('a screen that is like one that does not exist is refused', () => {
    const value = { like: 'nothing', title: 'Ajuda' }
    expect(() => edited({ on: 'base', at: ['steps', 'help'], do: 'set', value })).toThrow()
  })

  test('what another part is like does not go', () => {
    expect(() => edited({ on: 'base', at: ['steps', 'login'], do: 'remove' })).toThrow('is `like` this one')
  })

  test('a line that becomes too long for the formatter is broken', () => {
    const long = `{ "a": { "b": "${'x'.repeat(100)}" } }\n`
    const text = printJson(long, { a: { b: 'x'.repeat(100), c: 'y'.repeat(60) } })
    expect(text).toBe(`{\n  "a": {\n    "b": "${'x'.repeat(100)}",\n    "c": "${'y'.repeat(60)}"\n  }\n}\n`)
  })
})

test('edits that go into a variant leave the edits of shared files where they are', () => {
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

  test('undo brings the bytes back that were saved, and redo the edited ones', () => {
    const one = addEdit(beginHistory(saved), typed('Um'))
    const two = addEdit(one, { on: 'base', at: ['steps', 'login', 'blocks', 'more'], do: 'remove' })
    expect(textsOf(undo(undo(two)))).toBe(saved)
    expect(textsOf(redo(undo(two)))).toEqual(textsOf(two))
    expect(textsOf(redo(redo(two)))).toEqual(textsOf(two))
  })

  test('what is typed into one field is undone at once', () => {
    const history = ['U', 'Um', 'Um só'].reduce(
      (one, value) => addEdit(one, typed(value), 'title'),
      beginHistory(saved),
    )
    expect(changedFiles(history)[0]?.text).toContain('Um só')
    expect(textsOf(undo(history))).toBe(saved)
  })
})

test('the patch of an edit has the lines that changed, with three lines around them', () => {
  const history = addEdit(beginHistory(saved), { on: 'base', at: ['steps', 'login', 'title'], do: 'set', value: 'Olá' })
  expect(patchText(saved, changedFiles(history))).toBe(
    [
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

test('a modal keeps saying nothing of how it is dismissed after an edit', () => {
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
