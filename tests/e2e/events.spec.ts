import { collectEvents } from './collector.ts'
import { expect, test } from './fixtures.ts'

test('during a paid Pix, the app sends events for steps, outcomes and one conversion, without personal data', async ({
  page,
  context,
  person,
  ledger,
}) => {
  const collector = await collectEvents(context)
  await person.openPayment(20)
  await person.payByPix()
  const { txid } = await person.scanPix()
  await person.payAtBank()
  await person.expectReceipt()
  const stepsSent = async () => {
    await collector.flush(page)
    return collector.events().flatMap(({ name, step }) => (name === 'step' ? [step] : []))
  }
  await expect.poll(stepsSent).toEqual(['payment', 'pix', 'success'])
  await page.reload()
  await person.expectReceipt()
  await expect.poll(stepsSent).toEqual(['payment', 'pix', 'success', 'success'])
  const events = collector.events()
  expect(events.filter(({ name }) => name === 'conversion')).toMatchObject([{ flow: 'web', amount_class: 2_000 }])
  expect(events).toContainEqual(
    expect.objectContaining({ name: 'outcome', service: 'recharge.pay', outcome: 'pixCreated' }),
  )
  expect(new Set(events.map(({ visit }) => visit)).size).toBe(1)
  const [charge] = await ledger(person.msisdn)
  for (const secret of [person.msisdn, txid, charge?.nsu ?? '', 'localhost'])
    expect(collector.text()).not.toContain(secret)
})

test('if the event collector never answers, the customer can still pay, and the app stops sending events', async ({
  context,
  person,
}) => {
  const collector = await collectEvents(context, () => new Promise(() => undefined))
  await person.openPayment(20)
  // The app sends the first batch of events after ten seconds.
  await expect.poll(() => collector.events().length, { timeout: 20_000 }).toBeGreaterThan(0)
  const before = collector.text()
  await person.payByPix()
  await person.payAtBank()
  await person.expectReceipt()
  expect(collector.text()).toBe(before)
})

test('a browser with Global Privacy Control sends no events', async ({ page, context, person }) => {
  await context.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  const collector = await collectEvents(context)
  await person.openPayment(20)
  await page.goto('about:blank')
  expect(collector.text()).toBe('')
})
