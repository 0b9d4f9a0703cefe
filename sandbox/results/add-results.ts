import type { Hono } from 'hono'
import type { EventLog } from '../events/event-log.ts'
import { type ReadRelease, released, releasedWeights } from './released-weights.ts'
import { resultsOf } from './results.ts'
import { resultsPage } from './results-page.ts'
import { describeResults, textOf } from './words.ts'

const NONE = 'There is no event of a variant yet.'

/**
 * Adds the results of one trial, or of all trials with events. They are a page, plain text or JSON, depending on what
 * the request accepts.
 */
export function addResults(app: Hono, events: EventLog, readRelease: ReadRelease): void {
  const resultsFor = async (wanted?: string) => {
    const counted = events.arms()
    const variants = [...new Set(counted.map(({ variant }) => variant))].filter(one => (wanted ?? one) === one)
    return Promise.all(variants.map(async one => resultsOf(one, counted, await releasedWeights(readRelease, one))))
  }

  const whyNone = async (variant: string) => {
    if ((await released(readRelease, variant)) !== undefined) return `The variant "${variant}" has no visits yet.`
    const seen = [...new Set(events.arms().map(one => one.variant))].join(', ')
    return `No release has a variant "${variant}". Variants with visits: ${seen || 'none'}.`
  }

  app.get('/sandbox/results', async c => {
    const variant = c.req.query('variant')
    const results = await resultsFor(variant)
    if (variant !== undefined && results.length === 0) return c.text(await whyNone(variant), 404)
    const accept = c.req.header('accept') ?? ''
    if (accept.includes('application/json')) return c.json({ results })
    const described = results.map(describeResults)
    if (accept.includes('text/plain')) return c.text(described.map(textOf).join('\n\n\n') || NONE)
    c.header('content-security-policy', "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'")
    return c.html(resultsPage(described))
  })
}
