import { beforeAll, describe, expect, test } from 'vitest'
import { CHANNEL_PATHS } from '../../flows/app/boot/channel-paths.ts'
import { rechargeStatus } from '../../flows/app/operator/recharge-status.ts'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import type { Facts, WholeFlow } from '../../runtime/engine/flow.ts'
import { stepAt } from '../../runtime/engine/paths.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import { Person } from '../engine/person.ts'

let web: WholeFlow
let lightblue: WholeFlow
beforeAll(async () => {
  const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
  const flowNamed = (id: string): WholeFlow => {
    const flow = prepare(flows.find(one => one.id === id)?.config)
    if (flow === undefined) throw new Error(`There is no flow ${id}.`)
    return flow
  }
  web = flowNamed('web')
  lightblue = flowNamed('lightblue')
})

const chosen = { 'session.authenticated': true, 'recharge.value': 1000, 'recharge.target': '11987654321' }
const customer = (facts: Facts = {}) => new Person(lightblue, { ...chosen, ...facts })

describe('the light-blue flow', () => {
  test.each([
    ['valores-recarga', 'recharge'],
    ['confirmacao-beneficio', 'benefit'],
    ['pagamento-recarga', 'payment'],
    ['cartao-listar', 'card-list'],
    ['cartao-cadastrar', 'new-card'],
    ['cartao-sucesso', 'card-saved'],
    ['confirmacao-recarga', 'review'],
    ['pix-sucesso', 'pix'],
    ['informacional-pisp', 'pisp-info'],
    ['selecao-organizacao', 'pisp'],
    ['sala-espera-pisp', 'pisp-wait'],
    ['pisp-sucesso', 'pisp-success'],
    ['pagamento-checkout', 'checkout'],
  ])('the light-blue flow has a screen at /lightblue/web/%s', (name, step) => {
    expect(stepAt(lightblue, `/lightblue/web/${name}`, CHANNEL_PATHS)).toBe(step)
    expect(lightblue.steps[step]?.path).toBe(`/lightblue/web/${name}`)
  })

  test('the light-blue flow has every address of the web flow, so no link takes a light-blue customer to the web flow', () => {
    const addresses = Object.values(web.steps).flatMap(step => (step ? [step.path, ...(step.aliases ?? [])] : []))
    const own = new Set(
      Object.values(lightblue.steps).flatMap(step => (step ? [step.path, ...(step.aliases ?? [])] : [])),
    )
    expect(addresses.filter(address => !own.has(address))).toEqual([])
  })

  test('the login leads to the light-blue flow only if it is switched on for the customer', () => {
    const atCode = (isOn: boolean) => {
      const facts = { 'login.msisdn': '11987654321', 'login.handle': 'h' }
      const person = new Person(web, facts).opens('sms').taps('submit')
      return person.knows({ ...chosen, 'toggles.lightBlue': isOn }).gets('login.openSession', 'opened')
    }
    expect(atCode(true).effects).toContainEqual({ kind: 'flow', flow: 'lightblue' })
    expect(atCode(false).effects).not.toContainEqual({ kind: 'flow', flow: 'lightblue' })
    expect(atCode(false).sees).toBe('recharge')
  })

  test('the light-blue flow shows an amount’s bonus before it asks for the payment method', () => {
    expect(customer().opens('recharge').taps('submit').sees).toBe('payment')
    const bonus = customer({ 'recharge.value': 2000 }).opens('recharge').taps('submit')
    expect(bonus.sees).toBe('benefit')
    expect(bonus.taps('submit').sees).toBe('payment')
  })

  test('in the light-blue flow, the customer chooses or types a card, and then sees a review with the payment and that card', () => {
    const person = customer().opens('payment').taps('submit').gets('recharge.payOrReview', 'cardWanted')
    expect(person.sees).toBe('card-list')
    const typing = person
      .knows({ 'payment.type': 'credit', 'payment.card': 'new', 'payment.cardName': 'Visa' })
      .taps('submit')
    expect(typing.sees).toBe('new-card')
    expect(typing.taps('submit').gets('cards.addToPay', 'added').taps('review').sees).toBe('review')
    expect(typing.presses('header back').sees).toBe('card-saved')
    expect(typing.goes(-1).sees).toBe('card-list')
    const saved = customer({ 'payment.type': 'credit', 'payment.card': 'token' }).opens('card-list').taps('submit')
    expect(saved.sees).toBe('review')
  })

  test('in the light-blue flow, if a review is required, the payment starts on the review screen and not before', () => {
    const person = customer({ 'payment.type': 'pix' }).opens('payment').taps('submit')
    expect(person.gets('recharge.payOrReview', 'reviewWanted').sees).toBe('review')
    expect(person.gets('recharge.recall', 'nothing').taps('submit').waitsFor).toEqual(['recharge.pay'])
    expect(person.gets('recharge.pay', 'bankWanted').sees).toBe('pisp-info')
  })

  test('in the light-blue flow, “try again” after a refused payment leads to the payment methods', () => {
    for (const type of ['credit', 'debit', 'pix']) {
      const reviewing = customer({ 'payment.type': type, 'payment.card': 'token' }).opens('review').taps('submit')
      const refused = reviewing.gets('recharge.pay', 'refused')
      expect(refused.sees, type).toBe('review > error')
      expect(refused.taps('retry').sees, type).toBe('payment')
    }
  })

  test('in the light-blue flow, the review cannot open before the customer has chosen a payment method', () => {
    expect(customer().opens('review').sees).toBe('payment')
    expect(customer().opens('card-saved').sees).toBe('payment')
  })

  test('each receipt of the light-blue flow shows the recharge status “success”', () => {
    const receipts = Object.keys(lightblue.steps).filter(id => lightblue.steps[id]?.needs?.includes('recharge.nsu'))
    expect(receipts).toContain('pisp-success')
    for (const step of receipts) expect(rechargeStatus({ step, modals: [] }), step).toBe('success')
  })

  test('only the light-blue flow requests the recharge amounts with their bonuses and validity (“attributes”)', () => {
    const valuesOf = ({ steps }: WholeFlow) => steps.recharge?.blocks.find(({ block }) => block === 'value-grid')
    expect([valuesOf(lightblue), valuesOf(web)]).toMatchObject([{ withAttributes: true }, { id: 'values' }])
    expect(valuesOf(web)).not.toHaveProperty('withAttributes')
  })

  test('a logout ends the light-blue flow, and the next customer starts in the web flow', () => {
    const person = customer().opens('recharge').taps('logout').gets('session.close', 'closed')
    expect(person.effects).toContainEqual({ kind: 'flow', flow: 'web' })
  })
})
