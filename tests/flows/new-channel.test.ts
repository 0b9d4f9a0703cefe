import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

const FILE = 'tests/fixtures/clube.flow.json'
const text = readFileSync(FILE, 'utf8')
let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const all = readSources(flowFiles())

/** Returns the flows and the problems of all files together with the new flow. */
function withClub(club: string, others: typeof all) {
  const { flows, problems } = compile([...others, { file: FILE, text: club }], catalogue)
  return { flows: flows.map(({ id }) => id), codes: problems.map(({ file, code }) => `${code} in ${file}`) }
}

test('a new channel needs only one file, and the checker then finds no problem in any file', () => {
  const { flows, codes } = withClub(text, all)
  expect(codes).toEqual([])
  expect(flows).toContain('clube')
})

describe('a mistake in a new channel’s file', () => {
  const faults: readonly (readonly [what: string, from: string, to: string, code: string])[] = [
    ['a channel that is somebody else’s', '"clube_esquina"', '"beta_app"', 'taken-channel'],
    ['a channel that is no code', '"clube_esquina"', '"Clube da Esquina"', 'wrong-value'],
    ['a path that is no word', '"channelPath": "clube"', '"channelPath": "/clube"', 'wrong-value'],
    ['another’s id', '"id": "clube"', '"id": "web"', 'duplicate-flow'],
    ['a base that there is not', '"extends": "web"', '"extends": "wep"', 'unknown-base'],
    ['a look that there is not', '"lightblue"', '"lightgreen"', 'unknown-layout'],
    ['a key that there is not', '"lead"', '"led"', 'unknown-key'],
    ['an address that another step has', '"/clube/codigo"', '"/clube/entrar"', 'duplicate-path'],
    [
      'a text that names a fact that there is not',
      'A recarga do clube.',
      'Olá, {customer.nome}.',
      'unknown-placeholder',
    ],
    ['a block of the base that there is not', '"id": "hero"', '"id": "heroe"', 'patch-absent'],
    ['what is no JSON', '"id": "clube",', '"id": "clube"', 'syntax'],
  ]
  test.each(faults)('a mistake in a new channel is reported in the channel’s own file: %s', (_, from, to, code) => {
    expect(text).toContain(from)
    expect(withClub(text.replace(from, to), all).codes).toContain(`${code} in ${FILE}`)
  })
})
