import { Hono } from 'hono'
import { expect, test } from 'vitest'
import type { Event } from '../events/event-log.ts'
import { createSqliteEvents } from '../events/sqlite-events.ts'
import { eventLike } from '../testing/events.ts'
import { addResults } from './add-results.ts'
import { releasedWeights } from './released-weights.ts'
import type { Weights } from './results.ts'

const VARIANT = 'web~trial'
const EVEN: Weights = { control: 5000, patch: 5000 }

/**
 * Returns this many events of visits that saw an arm for the first time (exposures). Every nth visit also orders for R$
 * 20.
 */
function visitsOf(arm: string, visits: number, { everyNth = 10, shown = true, from = 0 } = {}): Event[] {
  return Array.from({ length: visits }, (_, index) => {
    const base = { variant: VARIANT, arm, visit: `${arm} ${from + index}`, at: 1 }
    const orders = index % everyNth === 0
    return [
      eventLike({ name: 'exposure', ...base, shown }),
      ...(orders ? [eventLike({ name: 'conversion', ...base, at: 2, amount_class: 2000 })] : []),
    ]
  }).flat()
}

async function textFor(events: readonly Event[], weights: Weights | undefined = EVEN, accept = 'text/plain') {
  const log = createSqliteEvents(':memory:')
  log.add(events)
  const app = new Hono()
  const ranges = Object.entries(weights ?? {}).map(([id, size]) => ({ id, range: [0, size] }))
  addResults(app, log, async path =>
    path.endsWith('app-data.json')
      ? { variants: weights === undefined ? {} : { web: { list: 'hash' } } }
      : [{ id: VARIANT, trial: { arms: ranges } }],
  )
  const answer = await app.request('/sandbox/results', { headers: { accept } })
  log.close()
  return answer.text()
}

test('the results call an arm better or worse only if the whole interval of the difference is above or below zero', async () => {
  const alike = await textFor([...visitsOf('control', 500), ...visitsOf('patch', 500, { everyNth: 9 })])
  expect(alike).toMatch(
    /patch, orders per 100 visits: \+1\.20, between −[\d.]+ and \+[\d.]+: no difference can be told/,
  )
  expect(alike).not.toMatch(/(more|less) than control/)
  const better = await textFor([...visitsOf('control', 500), ...visitsOf('patch', 500, { everyNth: 4 })])
  expect(better).toMatch(/patch, orders per 100 visits: \+15\.00, between \+[\d.]+ and \+[\d.]+: more than control/)
  expect(better).toMatch(/patch, paid per 100 visits: \+R\$\s300,00, between \+.*: more than control/)
  const worse = await textFor([...visitsOf('control', 500, { everyNth: 4 }), ...visitsOf('patch', 500)])
  expect(worse).toMatch(/patch, orders per 100 visits: −15\.00, between −[\d.]+ and −[\d.]+: less than control/)
})

test('if slow phones do not show a patch, the results say how many visits saw it, and do not warn about the arms’ sizes', async () => {
  const slow = visitsOf('patch', 250, { shown: false, from: 750 })
  const text = await textFor([...visitsOf('control', 1000), ...visitsOf('patch', 750), ...slow])
  expect(text).toMatch(/saw the arm’s screens\s+100\.0 %\s+75\.0 %/)
  expect(text).not.toContain('WRONG RATIO')
})

test('if a patch loses the exposures of slow phones, the results print “WRONG RATIO” and call no arm better', async () => {
  const text = await textFor([...visitsOf('control', 1000), ...visitsOf('patch', 750, { everyNth: 3 })])
  expect(text).toContain('WRONG RATIO: the visits of the arms do not fit their weights: control 1,000, patch 750.')
  expect(text).toContain('not to be trusted')
  expect(text).not.toContain('more than control')
})

test('if an arm of an A/B test has no visits although it should have some, the results print “WRONG RATIO”', async () => {
  const weights = { control: 9000, patch: 1000 }
  expect(await textFor([...visitsOf('control', 900), ...visitsOf('patch', 100)], weights)).not.toContain('WRONG RATIO')
  expect(await textFor(visitsOf('control', 900))).toContain('WRONG RATIO')
})

test('if the release’s weights are unknown, the results say that they assume equal weights', async () => {
  const text = await textFor([...visitsOf('control', 900), ...visitsOf('patch', 100)], {})
  expect(text).toContain('WRONG RATIO, unless the weights were unequal: ')
  expect(text).toContain('their weights are unknown')
})

test('with several patches, the results show wider intervals of uncertainty, because each patch adds a chance of error', async () => {
  const two = [...visitsOf('control', 500), ...visitsOf('short', 500)]
  const widthOf = (text: string) => {
    const [, low = '', high = ''] = /short, orders per 100 visits: .*, between ([^ ]+) and ([^:]+):/.exec(text) ?? []
    return Number(high.replace('−', '-')) - Number(low.replace('−', '-'))
  }
  const [narrow, wide] = [
    widthOf(await textFor(two, {})),
    widthOf(await textFor([...two, ...visitsOf('long', 500)], {})),
  ]
  expect(wide).toBeGreaterThan(narrow * 1.05)
})

test('if no arm differs clearly from the control, the results say so for all arms in a single sentence', async () => {
  const weights = { control: 1, short: 1, long: 1 }
  const text = await textFor([...visitsOf('control', 1), ...visitsOf('short', 1), ...visitsOf('long', 1)], weights)
  expect(text.match(/.*no difference can be told yet.*/g)).toEqual([
    'short, long: no difference can be told yet, in any measure.',
  ])
})

test('visits that saw two arms are left out of the results, and if there are many of them, a warning is printed', async () => {
  const again = visitsOf('control', 19).map(one => ({ ...one, arm: 'patch', at: 3 }))
  const text = await textFor([...visitsOf('control', 1000), ...visitsOf('patch', 981), ...again])
  expect(text).toMatch(/left out: seen in two arms\s+19\s+0/)
  expect(text).not.toContain('TWO ARMS')
  const many = visitsOf('control', 50).map(one => ({ ...one, arm: 'patch', at: 3 }))
  expect(await textFor([...visitsOf('control', 1000), ...visitsOf('patch', 950), ...many])).toContain('TWO ARMS')
})

test('the results page shows HTML in the events as text', async () => {
  const page = await textFor(visitsOf('<b>patch', 3), {}, 'text/html')
  expect(page).toContain('&lt;b&gt;patch')
  expect(page).not.toContain('<b>patch')
})

test('if no release contains a variant, the weights of its arms are unknown', async () => {
  const read = async (path: string) => (path.endsWith('app-data.json') ? { variants: { web: { list: 'x' } } } : [])
  expect(await releasedWeights(read, 'web~gone')).toBeUndefined()
  expect(await releasedWeights(async () => undefined, 'web~gone')).toBeUndefined()
})
