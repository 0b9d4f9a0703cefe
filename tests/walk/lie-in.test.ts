import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Screen } from '../chaos/read-screen.ts'
import { lieIn } from './lie-in.ts'

const { services } = await loadCatalogue()
const pay = services['recharge.pay']
if (pay === undefined) throw new Error('The service that pays is gone.')

const screen = (text: string, hasReceipt = false): Screen => ({
  step: 'success',
  modal: undefined,
  title: text,
  texts: [],
  events: [],
  blocks: [],
  hasReceipt,
  message: null,
  isBusy: false,
})

test.each([
  ['Recarga feita!', 'paid'],
  ['Nada foi cobrado.', 'refused'],
  ['Recarga em processamento', 'processing'],
  ['O valor cobrado será devolvido.', 'refunding'],
  ['Como você quer pagar?', 'processing'],
])('the sentence “%s” counts as true after the outcome “%s”', (text, outcome) => {
  expect(lieIn(screen(text, true), pay, outcome)).toBeUndefined()
})

test.each([
  ['Recarga feita!', 'processing'],
  ['Recarga feita!', 'refused'],
  ['Nada foi cobrado.', 'paid'],
  ['Nada foi cobrado.', 'processing'],
  ['O valor cobrado será devolvido.', 'paid'],
])('the sentence “%s” counts as false after the outcome “%s”', (text, outcome) => {
  expect(lieIn(screen(text, true), pay, outcome)).toContain(text)
})
