import { beforeEach, expect, test, vi } from 'vitest'
import { changedMeanwhile, forgetSaved, keepChanges, keptChanges } from '../edit/preview/kept-changes.ts'

const FILE = 'flow-configs/web/entry.json'
const change = { on: 'web', at: ['steps', 'login', 'title'], do: 'set' as const, value: 'Entre' }
const file = (text: string) => [{ file: FILE, text }]

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('window', { parent: { location: { href: 'http://localhost:6006/' } } })
  return () => vi.unstubAllGlobals()
})

test('a tab of the workshop with edits learns that another tab saved the same file, and still has its edits', () => {
  keepChanges([change], file('{ "title": "Entrar" }'))
  expect(changedMeanwhile(file('{ "title": "Olá" }'))).toEqual([FILE])
  expect(keptChanges()).toEqual([change])
})

test('a reload of the workshop reports no changed file if nobody changed one, or after the edits were saved', () => {
  keepChanges([change], file('{}'))
  expect(changedMeanwhile(file('{}'))).toEqual([])
  keepChanges([], [])
  expect(changedMeanwhile(file('{ "title": "Entre" }'))).toEqual([])
})

test('after a save whose answer never arrived, the workshop keeps only the edits that were made since', () => {
  const later = { ...change, value: 'Entre aqui' }
  const sent = { files: file('{ "title": "Entre" }'), since: [later] }
  keepChanges([change, later], file('{}'), sent)
  expect(forgetSaved(file('{ "title": "Entre" }'))).toEqual([FILE])
  expect(keptChanges()).toEqual([later])
  expect(changedMeanwhile(file('{ "title": "Entre" }'))).toEqual([])
})

test('if the server saved nothing before the workshop’s page was loaded again, the page still has all edits', () => {
  const sent = { files: file('{ "title": "Entre" }'), since: [] }
  keepChanges([change], file('{}'), sent)
  expect(forgetSaved(file('{}'))).toEqual([])
  expect(keptChanges()).toEqual([change])
})
