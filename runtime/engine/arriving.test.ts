import { describe, expect, it } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { field, flowOf, modal, step } from '../../tests/engine/small-flow.ts'
import { initialState } from './state.ts'
import { transition } from './transition.ts'

const flow = flowOf({
  start: 'login',
  always: { loggedOut: 'step:login', sessionExpired: 'message', invalidSession: 'message', enterAgain: 'step:login' },
  steps: {
    login: step({
      back: 'none',
      on: { submit: { run: 'enter', outcomes: { opened: 'return:home', wrong: 'field:code' } } },
    }),
    home: step({ access: 'customer', on: { buy: 'step:payment', peek: 'step:pix' } }),
    value: step({ access: 'customer', blocks: [field('recharge.value')], on: { submit: 'return:home' } }),
    recipient: step({ access: 'customer', blocks: [field('recharge.target')], on: { submit: 'return:home' } }),
    payment: step({ access: 'customer', needs: ['recharge.value', 'recharge.target'], on: { home: 'step:home' } }),
    pix: step({ access: 'customer', needs: ['pix.txid'], else: 'step:home' }),
  },
})
const customer = { 'session.authenticated': true }

describe('a link to a private step', () => {
  it('if a customer opens a link to a private step, the login comes first and then that step', () => {
    const person = new Person(flow).opens('payment')
    expect(person.sees).toBe('login')
    person
      .taps('submit')
      .knows({ ...customer, 'recharge.value': 20, 'recharge.target': 'mine' })
      .gets('enter', 'opened')
    expect(person.sees).toBe('payment')
  })

  it('a link to a private step works for the first login only: after a logout, the next login leads home', () => {
    const person = new Person(flow).opens('payment').taps('submit')
    person.knows({ ...customer, 'recharge.value': 20, 'recharge.target': 'mine' }).gets('enter', 'opened')
    person.knows({ 'session.authenticated': false }).learns('loggedOut')
    person.taps('submit').knows(customer).gets('enter', 'opened')
    expect(person.sees).toBe('home')
  })

  it('after a reload of the login page, the login still leads to the private step of the link', () => {
    const open = { type: 'open', step: 'login', entry: 0, visited: [], wanted: 'pix' } as const
    const { state } = transition(flow, initialState(flow), open, {})
    expect([state.step, state.wanted]).toEqual(['login', 'pix'])
  })

  it('if a customer opened the login without a link to a private step, the login leads home', () => {
    const person = new Person(flow).opens('login').taps('submit').knows(customer).gets('enter', 'opened')
    expect(person.sees).toBe('home')
  })

  it('a link to an unknown step opens the flow’s first step, or the login if that step is private', () => {
    expect(new Person(flow).opens('nowhere').sees).toBe('login')
    const homeFirst = { ...flow, start: 'home' }
    expect(new Person(homeFirst).opens('nowhere').sees).toBe('login')
    expect(new Person(homeFirst, customer).opens('nowhere').sees).toBe('home')
  })

  it('if a flow without a login has a link to a private step, the engine reports this and shows nothing', () => {
    const lost = flowOf({ steps: { home: step({ access: 'customer' }) } })
    const person = new Person(lost).opens('home')
    expect(person.sees).toBe('')
    expect(person.reports).toContain('unreachable-step')
  })
})

describe('a step that needs facts', () => {
  it('if a customer opens a step that needs two facts, the steps that collect them come first', () => {
    const person = new Person(flow, customer).opens('home').taps('buy')
    expect(person.sees).toBe('value')
    person.knows({ 'recharge.value': 20 }).taps('submit')
    expect(person.sees).toBe('recipient')
    person.knows({ 'recharge.target': 'mine' }).taps('submit')
    expect(person.sees).toBe('payment')
    expect(person.behind).toEqual(['home', 'value', 'recipient'])
  })

  it('if a step’s needed fact is missing, its `else` step opens, and the customer is not sent back after the fact is set', () => {
    const person = new Person(flow, customer).opens('pix')
    expect(person.sees).toBe('home')
    expect(person.state.wanted).toBeNull()
  })

  it('if a step still has to collect a fact, the customer cannot leave it for a step that needs the fact', () => {
    const shop = flowOf({
      steps: {
        value: step({ blocks: [field('value')], on: { hurry: 'modal:hurry', pay: 'step:payment' } }),
        payment: step({ needs: ['value'] }),
      },
      modals: { hurry: modal({ pay: 'step:payment' }) },
    })
    const person = new Person(shop).opens('value').taps('pay')
    expect([person.sees, person.behind]).toEqual(['value', []])
    person.taps('hurry').taps('pay')
    expect([person.sees, person.behind]).toEqual(['value', []])
  })

  it('an empty value of a needed fact counts as missing: the customer is led to the step that collects it', () => {
    const person = new Person(flow, { ...customer, 'recharge.value': '', 'recharge.target': null }).opens('payment')
    expect(person.sees).toBe('value')
  })

  it('if two steps each need a fact that only the other collects, the customer stays on the current step', () => {
    const circle = flowOf({
      steps: {
        home: step({ on: { go: 'step:egg' } }),
        egg: step({ needs: ['hen'], blocks: [field('egg')] }),
        hen: step({ needs: ['egg'], blocks: [field('hen')] }),
      },
    })
    const person = new Person(circle).opens('home').taps('go')
    expect(person.sees).toBe('home')
    expect(person.reports).toEqual(['unreachable-step'])
  })
})

describe('a session that ends', () => {
  it.each(['sessionExpired', 'invalidSession'])(
    'if several calls report that the session ended (%s), the customer sees one message, and the login leads back to the step',
    name => {
      const person = new Person(flow, { ...customer, 'recharge.value': 20, 'recharge.target': 'mine' }).opens('payment')
      person.knows({ 'session.authenticated': false })
      const shown = [1, 2, 3].map(() => person.learns(name, '401').effects.filter(({ kind }) => kind === 'show'))
      expect(shown.map(({ length }) => length)).toEqual([1, 0, 0])
      expect(person.sees).toBe('message 401 at payment')
      person.taps('enterAgain').taps('submit').knows(customer).gets('enter', 'opened')
      expect(person.sees).toBe('payment')
    },
  )

  it('when the session ends, a flow can send the customer to the login without a message', () => {
    const guarded = flowOf({
      ...flow,
      guards: { charging: { fact: 'open', is: true } },
      always: { ...flow.always, sessionExpired: [{ when: 'charging', to: 'step:login' }, { to: 'message' }] },
    })
    const person = () => new Person(guarded, customer).opens('home')
    const led = person().knows({ open: true, 'session.authenticated': false }).learns('sessionExpired', '401')
    expect([led.sees, led.effects.filter(({ kind }) => kind === 'notice')]).toEqual(['login', []])
    const told = person().knows({ open: false, 'session.authenticated': false }).learns('sessionExpired', '401')
    expect(told.sees).toBe('message 401 at home')
  })

  it('if the session ends while a public step is open, the customer sees no message', () => {
    const person = new Person(flow).opens('login').learns('sessionExpired', '401')
    expect(person.sees).toBe('login')
  })

  it('after a logout, the next customer does not see the previous customer’s step or history', () => {
    const person = new Person(flow, customer).opens('home').taps('peek').taps('buy')
    person.knows({ 'session.authenticated': false }).learns('loggedOut')
    expect(person.sees).toBe('login')
    expect(person.behind).toEqual([])
    person.taps('submit').knows(customer).gets('enter', 'opened')
    expect(person.sees).toBe('home')
  })
})

describe('a reload', () => {
  it('a reload keeps the customer’s step and history', () => {
    const person = new Person(flow, { ...customer, 'recharge.value': 20 }).opens('home').taps('buy').reloads()
    expect(person.sees).toBe('recipient')
    expect(person.behind).toEqual(['home'])
    expect(person.goes(-1).sees).toBe('home')
  })
})
