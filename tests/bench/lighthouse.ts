import lighthouse from 'lighthouse'
import { table } from './table.ts'

const WANTED = 100
const AIMED = ['accessibility', 'best-practices', 'seo']
const CATEGORIES = [...AIMED, 'performance']

/** Lighthouse's view of a page on a phone, by the browser that listens at `port`, with whatever keeps a score low. */
export async function lighthouseReport(url: string, port: number): Promise<string> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error', output: 'json' })
  if (result === undefined) throw new Error('Lighthouse said nothing.')
  const { categories, audits, runtimeError, lighthouseVersion } = result.lhr
  if (runtimeError) throw new Error(`Lighthouse: ${runtimeError.message}`)
  const found: string[] = []
  const rows = CATEGORIES.map(id => {
    const category = categories[id]
    if (category?.score == null) throw new Error(`Lighthouse did not score ${id}.`)
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
