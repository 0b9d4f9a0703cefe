import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { flowFiles } from '../../scripts/flows/flow-files.mjs'
import type { Change } from '../edit/document/change.ts'
import { textOfSource } from '../edit/document/config.ts'
import { addEdit, beginHistory, changedFiles, changesOf, replay } from '../edit/document/history.ts'
import { patchText } from '../edit/document/patch-text.ts'
import { changesFrom } from '../edit/preview/kept-changes.ts'

const saved = flowFiles().map(file => textOfSource({ file, text: readFileSync(file, 'utf8') }))
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'patch-'))
  cpSync('flow-configs', join(folder, 'flow-configs'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

/** Applies the patch of some edits in the folder, and returns the edited texts. */
function applied(...changes: readonly Change[]): { readonly [file: string]: string } {
  const files = changedFiles(changes.reduce((one, change) => addEdit(one, change), beginHistory(saved)))
  execFileSync('git', ['apply', '-'], { cwd: folder, input: patchText(saved, files) })
  return Object.fromEntries(files.map(({ file, text }) => [file, text]))
}

const typed = (at: readonly string[], value: string): Change => ({ on: 'web', at, do: 'set', value })
test('after a reload of the workshop’s page, a new step is still written into the file that it was written into', () => {
  const near = 'flow-configs/web/help.json'
  const value = { path: '/web/onde', access: 'anyone', title: 'Onde', header: 'title', blocks: [] }
  const history = addEdit(beginHistory(saved), { on: 'web', at: ['steps', 'where'], do: 'set', value, near })
  const again = replay(saved, changesFrom(JSON.stringify(changesOf(history))) ?? []).history
  expect(changedFiles(again).map(({ file }) => file)).toEqual([near])
})

const read = (file: string) => readFileSync(join(folder, file), 'utf8')

test('`git apply` of the workshop’s patch gives exactly the edited files', () => {
  const texts = applied(
    typed(['steps', 'login', 'title'], 'Entre'),
    typed(['steps', 'home', 'title'], 'Começo'),
    { on: 'web', at: ['steps', 'login', 'blocks', 'safe'], do: 'remove' },
    { on: 'flow-configs/variants/natal.variant.json', at: [], do: 'set', value: { id: 'natal', flow: 'web' } },
  )
  expect(Object.keys(texts)).toHaveLength(2)
  for (const [file, text] of Object.entries(texts)) expect(read(file)).toBe(text)
})

test('two patches of the workshop for distant parts of one file can be applied one after the other', () => {
  applied(typed(['steps', 'sms', 'title'], 'O código'))
  applied(typed(['steps', 'login', 'title'], 'Entre'), typed(['steps', 'home', 'title'], 'Começo'))
  const { login, sms, home } = JSON.parse(read('flow-configs/web/entry.json')).steps
  expect([login.title, sms.title, home.title]).toEqual(['Entre', 'O código', 'Começo'])
})
