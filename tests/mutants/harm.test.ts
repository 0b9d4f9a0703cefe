import { expect, test } from 'vitest'
import type { Json } from '../../runtime/compiler/json-tree.ts'
import { buildWalker } from '../../scripts/chaos/chaos-build.mjs'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import type { Path } from './json.ts'
import { set } from './mutant.ts'

const tools: typeof import('../chaos/main.ts') = await import(await buildWalker())
const oracle = await tools.HarmOracle.open(readSources(flowFiles()), 2)

function harmsOf(file: string, path: Path, before: Json, after?: Json) {
  return oracle.harmsOf({ class: 'case', file: `flow-configs/web/${file}`, ...set(path, before, after) }, 'web')
}

test('another title of the login harms nobody', async () => {
  expect(await harmsOf('entry.json', ['steps', 'login', 'title'], 'Entrar', 'Bem-vindo')).toEqual([])
})

test('a button to pay that is shown only for other people’s numbers loses purchases', async () => {
  const when = ['steps', 'payment', 'blocks', 11, 'when']
  const harms = await harmsOf('pay.json', when, 'openKnown', 'forSomebodyElse')
  expect(harms).toContainEqual(expect.stringMatching(/^\d+ purchases lost$/))
})

test('a step that pays without confirming harms whoever pays there', async () => {
  expect(await harmsOf('pay.json', ['steps', 'payment', 'confirms'], 'charge')).toContain('unagreed')
})

test('nobody walks a flow that the chaos suite does not know', async () => {
  expect(await oracle.harmsOf({ class: 'case', file: 'x', changes: [] }, 'loyalty')).toBeUndefined()
})
