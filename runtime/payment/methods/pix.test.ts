import { expect, test, vi } from 'vitest'
import { openReview } from '../../../tests/runtime/buying.ts'
import { settle } from '../../../tests/runtime/fake-clock.ts'
import { answers, dropped } from '../../../tests/runtime/network.ts'
import { openPlace } from '../../../tests/runtime/page.ts'
import { pay } from '../pay.ts'

const HELENA = '85992221155'
const INTENTION = '/rechargeIntention'

/** Opens the review screen as Helena, who came from a WhatsApp chat about Pix. */
async function fromChat() {
  const review = await openReview(openPlace(), HELENA)
  const { world } = review.page.operator
  world.store.put('pixChat', 'chat-1', { id: 'chat-1', customerId: review.customerId })
  review.pix()
  review.page.know({ 'pix.externalId': 'chat-1' })
  return { ...review, intentions: () => world.store.list('intention', '') }
}

test('when a Pix is created, the app notifies the WhatsApp chat that the customer came from', async () => {
  const { pay, page, intentions, customerId } = await fromChat()
  expect((await pay()).outcome).toBe('pixCreated')
  await settle()
  expect(intentions()).toMatchObject([{ customerId, recipient: HELENA, valueCents: 2000 }])
  expect(page.network.to(INTENTION)).toMatchObject([{ headers: { mode: 'async' } }])
})

test.each([
  ['is lost', dropped, 'network', {}],
  ['is refused', answers(422, { code: 402 }), '422 402', { code: 402 }],
])(
  'if the notification of the chat %s, the Pix payment goes on and the error is reported',
  async (_, respond, why, about) => {
    const { page } = await fromChat()
    page.network.plan(INTENTION, respond)
    const report = vi.fn()
    const paying = pay.run({ ...page.context, report }, new AbortController().signal)
    expect((await page.clock.finish(paying)).outcome).toBe('pixCreated')
    await settle()
    expect(report.mock.calls).toEqual([
      ['pix-intention', why, { call: 'POST /pix/{pixExternalId}/rechargeIntention', ...about }],
    ])
  },
)

test('the WhatsApp chat gets no notice of a card payment, nor of a Pix that could not be created', async () => {
  const { page, pay, savedCard, intentions } = await fromChat()
  page.network.plan('/recharges/pix', dropped)
  expect((await pay()).outcome).toBe('unreachable')
  savedCard(0, false)
  await pay()
  await settle()
  expect([intentions(), page.network.to(INTENTION)]).toEqual([[], []])
})
