import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../../runtime/compiler/catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { lineOf } from '../../runtime/compiler/line.ts'

const FOLDER = 'tests/flows/fixtures'
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8')

/** A flow without a fault. Each fixture is a change of it, with one. */
export const base = { file: 'base.flow.json', text: read('base.flow.json') }

export const fixtures = readdirSync(FOLDER, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** So few that a fixture can have words for them all. */
export const errorCodes = ['300', '801']

/** What the compiler says of a fixture, one line a problem, and what it should say. */
export function judge(fixture: string, catalogue: Catalogue) {
  const files = readdirSync(join(FOLDER, fixture)).filter(file => file.endsWith('.json'))
  const sources = files.map(file => ({ file, text: read(`${fixture}/${file}`) }))
  const { problems } = compile([base, ...sources], catalogue)
  return { problems, found: `${problems.map(lineOf).join('\n')}\n`, expected: () => read(`${fixture}/expected.txt`) }
}
