import { describe, expect, test } from 'vitest'
import { readAddress } from '../../flows/app/boot/named-path.ts'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { Person } from '../engine/person.ts'

const { flows } = compile(readSources(flowFiles()), await loadCatalogue())

/** Opens an address to which a bank or a checkout returns, but without the payment's id. */
function cutShort(id: string, address: string, isIn = true) {
  const flow = prepare(flows.find(one => one.id === id)?.config)
  const { step = '' } = flow === undefined ? {} : readAddress(flow, address)
  if (flow === undefined || step === '') throw new Error(`${id} has no ${address}.`)
  const person = new Person(flow, { 'session.authenticated': isIn, 'session.msisdn': '11987654321' })
  return person.opens(step)
}

const found = 'recharge.find'
describe.each(['web', 'whatsapp', 'lightblue', 'pisp', 'data-only', 'loyalty'])('in the flow %s', id => {
  describe.each(['/status_pisp', '/status_checkout'])('the return address %s without an id', address => {
    test.each([
      ['a payment at a bank', 'processing', { 'payment.inFlight': 'pisp', 'pisp.id': 'r1' }, 'pisp-wait'],
      ['a payment at a checkout', 'processing', { 'payment.inFlight': 'checkout', 'checkout.id': 'r1' }, 'checkout'],
      ['a charge in progress', 'processing', { 'payment.inFlight': 'charge' }, 'processing'],
      ['a Pix code', 'pixOpen', { 'payment.inFlight': 'pix', 'pix.txid': 't1' }, 'pix'],
    ])(
      'if the open payment is %s, a return address without an id leads to the page of that payment',
      (_, outcome, facts, step) => {
        const person = cutShort(id, address)
        expect([person.sees, person.waitsFor]).toEqual(['returned', [found]])
        expect(person.knows(facts).gets(found, outcome).sees).toBe(step)
      },
    )

    test('if no payment is open and a customer comes back from a bank without an id, the flow’s start opens', () => {
      const { sees } = cutShort(id, address).knows({ 'payment.inFlight': 'none' }).gets(found, 'nothing')
      expect(sees).toBe(['lightblue', 'whatsapp'].includes(id) ? 'recharge' : 'home')
    })

    test('without a session, a return address without an id leads to the login first, and then to the search for the payment', () => {
      const person = cutShort(id, address, false)
      expect(person.sees).toBe('login')
      const code = { 'login.msisdn': '11987654321', 'login.handle': 'h' }
      person.knows(code).opens('sms').taps('submit')
      expect(person.knows({ 'session.authenticated': true }).gets('login.openSession', 'opened').sees).toBe('returned')
    })
  })
})
