import { expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { Person } from '../engine/person.ts'

const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
const flow = present(prepare(flows.find(({ id }) => id === 'data-only')?.config))

/** The facts of the review page after a reload. They contain the card's name, but not its token. */
const reloaded = {
  'session.authenticated': true,
  'session.customerId': 'c1',
  'recharge.value': 2000,
  'recharge.target': '11987654321',
  'payment.cardName': 'Visa final 4242',
}

test('in the data-only flow, a reload of the review loses the card’s token, so the customer chooses the card again', () => {
  expect(new Person(flow, reloaded).opens('offer-review').sees).toBe('recharge')
  const chosen = { 'payment.type': 'credit', 'payment.card': 'a-token' }
  expect(new Person(flow, { ...reloaded, ...chosen }).opens('offer-review').sees).toBe('offer-review')
})
