import { TRACE_KEY } from '../../flows/app/operator/record-session.ts'
import published from '../../public/config.json' with { type: 'json' }
import { replay } from '../../runtime/engine/replay.ts'
import { isFactName, facts as table } from '../../runtime/facts.ts'
import { allFlows } from '../../workshop/flows/read-flows.ts'
import { parseTrace } from '../../workshop/replay/parse-trace.ts'
import { expect, test } from './fixtures.ts'

test.use({ like: 'ana', skipsWaits: true })

const BYTES = 1024

test('the app records a paid recharge as a trace of at most 1 KB without personal values, and a replay of the trace ends at the receipt', async ({
  page,
  person,
  ledger,
}) => {
  await page.route('**/config.json', route => route.fulfill({ json: { ...Object(published), recordsSessions: true } }))
  await person.logIn()
  await person.chooseValue(20)
  await person.chooseSavedCard('4242')
  await person.pay()
  await person.giveCvv('123')
  await person.expectReceipt()
  const text = await page.evaluate(key => sessionStorage.getItem(key) ?? '', TRACE_KEY)
  const parsed = parseTrace(text)
  if (parsed.kind === 'wrong') throw new Error(parsed.reasons.join(' '))
  const flow = allFlows()
    .map(({ flow: one }) => one)
    .find(({ hash }) => hash === parsed.trace.hash)
  if (flow === undefined) throw new Error('No flow has the hash of the trace.')
  expect(replay(flow, parsed.trace.moves).at(-1)?.state).toMatchObject({ step: 'success', modals: [], message: null })
  expect(new TextEncoder().encode(text).length, text).toBeLessThanOrEqual(BYTES)
  const [charge] = await ledger(person.msisdn)
  const values = [person.msisdn, 'Ana', 'Souza', '4242', '2000', '123', String(charge?.nsu), String(charge?.id)]
  const kept = await page.evaluate(() => sessionStorage.getItem('recarrega.step') ?? '{}')
  const personal = Object.entries(JSON.parse(kept).facts ?? {}).flatMap(([fact, value]) =>
    isFactName(fact) && ('label' in table[fact] || table[fact].type === 'text') ? [String(value)] : [],
  )
  expect(personal.length).toBeGreaterThan(3)
  for (const value of [...values, ...personal]) expect(text).not.toContain(value)
})

test('the app records a session only if the published config enables it', async ({ page, person }) => {
  await person.openPayment()
  expect(await page.evaluate(key => sessionStorage.getItem(key), TRACE_KEY)).toBeNull()
})
