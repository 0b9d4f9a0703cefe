import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import * as z from 'zod/mini'
import { table } from './table.ts'

const WANTED = 100
const AIMED = ['accessibility', 'best-practices', 'seo']
const CATEGORIES = [...AIMED, 'performance']
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/** The parts of Lighthouse's JSON that the report shows. */
const result = z.object({
  lighthouseVersion: z.string(),
  runtimeError: z.optional(z.object({ message: z.string() })),
  categories: z.record(
    z.string(),
    z.object({
      score: z.nullable(z.number()),
      auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
    }),
  ),
  audits: z.record(
    z.string(),
    z.object({
      title: z.string(),
      score: z.nullable(z.number()),
      displayValue: z.optional(z.string()),
      details: z.optional(z.unknown()),
    }),
  ),
})

/**
 * Runs the Lighthouse that is installed in `tests/bench/lighthouse/`. It runs as a program without types, so `npm run
 * check` works without it.
 */
async function runLighthouse(root: string, url: string, port: number) {
  const program = join(root, 'tests/bench/lighthouse/node_modules/lighthouse/cli/index.js')
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      program,
      url,
      `--port=${port}`,
      `--only-categories=${CATEGORIES.join(',')}`,
      '--output=json',
      '--quiet',
      '--no-enable-error-reporting',
    ],
    { maxBuffer: MAX_OUTPUT_BYTES },
  )
  return z.parse(result, JSON.parse(stdout))
}

/**
 * Returns Lighthouse's scores of a page on a phone, and the audits that lower the scores. Lighthouse uses the browser
 * that listens at `port`.
 */
export async function lighthouseReport(root: string, url: string, port: number): Promise<string> {
  const { categories, audits, runtimeError, lighthouseVersion } = await runLighthouse(root, url, port)
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const found: string[] = []
  const rows = CATEGORIES.map(id => {
    const category = categories[id]
    if (category === undefined || category.score === null) throw new Error(`Lighthouse did not score ${id}.`)
    const score = Math.round(category.score * 100)
    for (const { id: name, weight } of category.auditRefs) {
      const audit = audits[name]
      if (audit === undefined || weight === 0 || audit.score === null || audit.score >= 0.9) continue
      found.push(`  ${id}: ${audit.title}${audit.displayValue ? ` (${audit.displayValue})` : ''}`)
      for (const line of itemsOf(audit.details)) found.push(`    ${line}`)
    }
    return [id, String(score), AIMED.includes(id) ? `${WANTED} ${score >= WANTED ? 'met' : 'missed'}` : '']
  })
  return [
    `Lighthouse ${lighthouseVersion}, mobile, ${new URL(url).pathname}`,
    '',
    table([['category', 'score', 'aim'], ...rows]),
    ...(found.length > 0 ? ['', 'What keeps them low:', ...found] : []),
  ].join('\n')
}

const SHOWN = 5

function itemsOf(details: unknown): readonly string[] {
  const { items } = Object(details)
  if (!Array.isArray(items)) return []
  return items.slice(0, SHOWN).map(item => JSON.stringify(item).slice(0, 240))
}
