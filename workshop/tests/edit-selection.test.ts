import { expect, test } from 'vitest'
import type { Change } from '../edit/document/change.ts'
import { textOfSource } from '../edit/document/config.ts'
import { presentSelection, type Selection, selectBlock, selectionAfter } from '../edit/preview/selection.ts'

const blocks = ['top', 'middle', 'bottom'].map(id => ({ id, block: 'text', text: id }))
const flow = { id: 'base', steps: { login: { title: 'Entrar', blocks } }, modals: { more: { blocks: [] } } }
const texts = [textOfSource({ file: 'base.flow.json', text: JSON.stringify(flow) })]
const login = { on: 'base', at: ['steps', 'login'] }
const withBlock = (id: string): Selection => ({ current: login, chosen: `block:${id}` })
const edit = (at: readonly string[], more: Partial<Change> = {}): Change =>
  ({ on: 'base', at: ['steps', 'login', 'blocks', ...at], do: 'remove', ...more }) as Change

test('after a marketer removes a block, the workshop selects the next block, or the one before if it was the last', () => {
  expect(selectionAfter(edit(['middle']), withBlock('middle'), texts).chosen).toBe('block:bottom')
  expect(selectionAfter(edit(['bottom']), withBlock('bottom'), texts).chosen).toBe('block:middle')
})

test('a block whose id a marketer changes stays selected in the workshop', () => {
  const value = { id: 'first', block: 'text', text: 'top' }
  expect(selectionAfter(edit(['top'], { do: 'set', value }), withBlock('top'), texts).chosen).toBe('block:first')
})

test('the workshop selects a block and a screen that a marketer adds', () => {
  const value = { id: 'new', block: 'text', text: 'Novo' }
  expect(selectionAfter(edit([], { do: 'insert', value, index: 1 }), withBlock('top'), texts).chosen).toBe('block:new')
  const at = ['steps', 'where']
  const added = selectionAfter({ on: 'base', at, do: 'set', value }, { current: login, chosen: 'part:title' }, texts)
  expect(added).toEqual({ current: { on: 'base', at }, chosen: undefined })
})

test('typing in a field of a block changes nothing in the selection of the workshop', () => {
  const typed = edit(['top', 'text'], { do: 'set', value: 'Oi' })
  expect(selectionAfter(typed, withBlock('top'), texts)).toEqual(withBlock('top'))
})

test('after an undo of an added step or variant, the workshop shows what is left, and no empty form', () => {
  const step = { current: { on: 'base', at: ['steps', 'where'] }, chosen: undefined }
  expect(presentSelection(step, login, texts).current).toEqual({ on: 'base', at: [] })
  const variant = { current: { on: 'base~natal', at: ['steps', 'login'] }, chosen: 'block:top' }
  expect(presentSelection(variant, login, texts)).toEqual({ current: login, chosen: undefined })
  expect(presentSelection(withBlock('top'), login, texts)).toEqual(withBlock('top'))
})

test('a tap on a block of another screen brings that screen into the panel of the workshop', () => {
  const current = { on: 'base', at: ['modals', 'more'] }
  expect(selectBlock('top', { current, chosen: undefined }, undefined, texts)).toEqual(withBlock('top'))
  expect(selectBlock('unknown', { current, chosen: undefined }, undefined, texts)).toBeUndefined()
})
