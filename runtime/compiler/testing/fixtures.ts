import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue } from '../catalogue.ts'
import { compile } from '../compile.ts'
import { lineOf } from '../line.ts'

const FOLDER = 'runtime/compiler/testing/fixtures'
const read = (path: string) => readFileSync(join(FOLDER, path), 'utf8')

/** A flow without problems. Each fixture changes it and adds one problem. */
export const base = { file: 'base.flow.json', text: read('base.flow.json') }

export const fixtures = readdirSync(FOLDER, { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)

/** Each fixture needs a text for every code of the catalogue. With only two codes, the fixtures stay short. */
export const errorCodes = ['300', '801']
export const fieldRules = { cvv: ['empty', 'short'] }

/** The time at which the fixtures are checked, in ms. */
const nowMs = Date.parse('2026-11-30T12:00:00-03:00')

export function judge(fixture: string, catalogue: Catalogue) {
  const files = readdirSync(join(FOLDER, fixture), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .sort()
  const sources = files.map(file => ({ file, text: read(`${fixture}/${file}`) }))
  const { problems } = compile([base, ...sources], catalogue, {
    nowMs,
    proves: true,
    isComplete: fixture === 'unserved-channel',
  })
  return { problems, found: `${problems.map(lineOf).join('\n')}\n` }
}
