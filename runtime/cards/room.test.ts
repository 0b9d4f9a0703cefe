import { expect, test } from 'vitest'
import { present } from '../../sandbox/testing/operator.ts'
import { respond } from '../../tests/runtime/network.ts'
import { BRUNO, openPage } from '../../tests/runtime/page.ts'
import { customerRecord } from '../customer/reads.ts'
import { isRecord } from '../rules/is-record.ts'
import { hasRoom } from '../rules/room.ts'
import { roomOf } from './room.ts'

const HELENA = '85992221155'
const MARIA = '61995551010'
const WANDA = '86991110229'

async function recordOf(msisdn: string, change = (record: unknown): unknown => record) {
  const page = openPage()
  await page.login(msisdn)
  page.network.plan(`/customers/${msisdn}`, async pass => {
    const { status, text } = await pass()
    return respond(status, change(JSON.parse(await text())))
  })
  const answer = await page.clock.finish(customerRecord.ask(page.context))
  if (answer.kind !== 'ok') throw new Error(answer.kind)
  return answer.data
}

test('the page shows how many more credit and debit cards the customer can save; a Caixa card is a debit card', async () => {
  expect(roomOf(await recordOf(BRUNO))).toEqual({
    credit: { slots: 6, changes: 6 },
    debit: { slots: 3, changes: undefined },
  })
  expect(roomOf(await recordOf(HELENA))).toMatchObject({ credit: { slots: 5 }, debit: { slots: 1 } })
})

test.each([
  ['the operator’s limit of saved cards is reached', MARIA],
  ['all changes allowed within 30 days are used', WANDA],
])('the customer cannot save another card if %s', async (_, msisdn) => {
  const { credit, debit } = roomOf(await recordOf(msisdn))
  expect([hasRoom(credit), hasRoom(debit)]).toEqual([false, true])
})

test.each(['debit_cards', 'cef_debit_cards'])(
  'if a card in the list %s is unreadable, the number of debit cards that can still be saved is unknown',
  async list => {
    const unreadable = (record: unknown): unknown => {
      if (!isRecord(record) || !Array.isArray(record[list])) throw new Error(`There is no ${list}.`)
      return { ...record, [list]: [...record[list], { token: 7 }] }
    }
    const { credit, debit } = roomOf(await recordOf(HELENA, unreadable))
    expect([credit.slots, debit.slots, hasRoom(debit)]).toEqual([5, undefined, true])
  },
)

test('if the limit of saved cards is unknown, the customer can save another card', async () => {
  const record = await recordOf(MARIA)
  const unknown = { ...present(record.limits), max_credit_cards_per_customer: 0, max_debit_cards_per_customer: 0 }
  for (const limits of [unknown, undefined]) {
    const { credit, debit } = roomOf({ ...record, limits })
    expect([credit.slots, hasRoom(credit), debit.slots]).toEqual([undefined, true, undefined])
  }
})
