import { expect, test } from 'vitest'
import type { CustomerRecord } from '../../../runtime/customer/reads.ts'
import { customerRecord } from '../../../runtime/customer/reads.ts'
import type { RechargeRecord } from '../../../runtime/operator/contract/recharge.ts'
import { rechargeHistory } from '../../../runtime/recharge/reads.ts'
import { present } from '../../../sandbox/testing/operator.ts'
import { ANA, openPage } from '../../../tests/runtime/page.ts'
import { pastFacts } from './past-facts.ts'
import type { HistoryProps } from './schema.ts'

const words: HistoryProps = {
  own: 'Seu número',
  row: '{method} em {date}',
  methods: [{ id: 'credit', label: 'Crédito' }],
  otherMethod: 'Outra forma',
  done: 'Feita',
  pending: 'Em processamento',
  failed: 'Não concluída',
  undated: 'Sem data',
  more: 'Ver mais',
  count: '{shown} de {all}',
  event: 'details',
  emptyTitle: 'Nenhuma',
  emptyText: 'Nenhuma',
  emptyAction: 'Recarregar',
  emptyEvent: 'recharge',
}

/** Returns the customer record of Ana, and a recharge that she paid with a card that is not her favourite. */
async function byTheOtherCard(): Promise<{ past: RechargeRecord; ana: CustomerRecord }> {
  const page = openPage()
  await page.login(ANA)
  const history = await rechargeHistory.ask(page.context)
  const customer = await customerRecord.ask(page.context)
  if (history.kind !== 'ok' || customer.kind !== 'ok') throw new Error('Nothing could be read.')
  return { past: present(history.data.find(({ card }) => card?.last === '4444')), ana: customer.data }
}

test('a recharge in the history shows the card that paid for it, and a repetition uses this card', async () => {
  const { past, ana } = await byTheOtherCard()
  const card = ana.credit_cards?.find(({ last }) => last === '4444')
  expect(pastFacts(past, words, ana, {})).toMatchObject({
    'past.method': 'Mastercard final 4444',
    'past.card': present(card).token,
  })
})

test('if the card of a past recharge is no longer saved, a repetition does not use another card', async () => {
  const { past, ana } = await byTheOtherCard()
  const facts = pastFacts({ ...past, card: { brand: 'ELO', last: '7013' } }, words, ana, {})
  expect(facts).toMatchObject({ 'past.method': 'Elo final 7013', 'past.type': 'credit' })
  expect(facts['past.card']).toBeUndefined()
})

test('if the operator does not return the card of a past recharge, a repetition uses the favourite card', async () => {
  const {
    past: { card: _, ...past },
    ana,
  } = await byTheOtherCard()
  const favorite = ana.credit_cards?.find(one => one.favorite)
  expect(pastFacts(past, words, ana, {})).toMatchObject({
    'past.method': 'Crédito',
    'past.card': present(favorite).token,
  })
})
