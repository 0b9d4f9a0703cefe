import { describe, expect, it } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'

const flow = flowOf({
  always: { offline: 'modal:offline', down: 'message', submit: 'stay' },
  steps: {
    home: step({ on: { buy: 'step:payment' } }),
    payment: step({
      confirms: 'charge',
      on: {
        submit: { run: 'pay', outcomes: { cvvMissing: 'modal:cvv', paid: 'step:done', refused: 'modal:error' } },
        help: 'modal:help',
        careful: 'modal:careful',
        looped: 'modal:looped',
      },
    }),
    done: step(),
  },
  modals: {
    cvv: modal({ submit: { close: true, send: 'submit' } }),
    error: modal({ home: 'step:home', again: 'close', other: { close: true, send: 'nobody' } }),
    help: modal({ more: 'modal:cvv', load: { run: 'load', outcomes: { ok: 'stay', gone: 'close' } } }),
    careful: modal({ dismiss: 'modal:sure' }),
    sure: modal({ yes: 'step:home' }),
    looped: modal({ dismiss: 'back', cancel: 'back', ask: { run: 'ask', outcomes: { no: 'back' } } }),
    offline: modal({ load: { run: 'load', outcomes: { ok: 'stay' } } }),
  },
})
const paying = () => new Person(flow).opens('home').taps('buy')
const charges = (person: Person) => person.state.running.filter(({ charge }) => charge).map(({ service }) => service)

describe('a modal', () => {
  it('if the customer types the missing CVV in a modal and taps “Pagar”, the step pays without another review', () => {
    const person = paying().taps('submit').gets('pay', 'cvvMissing')
    expect(person.sees).toBe('payment > cvv')
    expect(person.waitsFor).toEqual([])
    person.taps('submit')
    expect(person.sees).toBe('payment')
    expect(charges(person)).toEqual(['pay'])
    expect(person.effects.some(({ kind }) => kind === 'review')).toBe(false)
  })

  it('a modal without a `dismiss` handler closes when the customer dismisses it', () => {
    expect(paying().taps('help').taps('dismiss').sees).toBe('payment')
  })

  it('if a modal sends an event that its step does not handle, the modal closes and the event is reported', () => {
    const person = paying().taps('submit').gets('pay', 'refused', { code: '301' }).taps('other')
    expect(person.sees).toBe('payment')
    expect(person.reports).toEqual(['unhandled-event'])
  })

  it('if an outcome opened a modal, the modal shows the message of this outcome', () => {
    const person = paying().taps('submit').gets('pay', 'refused', { code: '301' })
    expect(person.state.modals).toEqual([{ id: 'error', message: { code: '301' } }])
  })

  it('if a button on a modal leads to another step, Back from that step leads to the step under the modal', () => {
    const person = paying().taps('submit').gets('pay', 'refused').taps('home')
    expect(person.sees).toBe('home')
    expect(person.behind).toEqual(['home', 'payment'])
    expect(person.state.entry).toBe(2)
  })

  it('if a modal is already open and an event opens it again, the modals above it close', () => {
    const person = paying()
      .learns('offline')
      .taps('dismiss')
      .taps('help')
      .taps('more')
      .learns('offline')
      .learns('offline')
    expect(person.sees).toBe('payment > help > cvv > offline')
  })

  it('the customer cannot dismiss a modal while its service runs, but the service’s outcome can close it', () => {
    const person = paying().taps('help').taps('load').taps('dismiss').goes(-1).presses('header back')
    expect(person.sees).toBe('payment > help')
    expect(person.waitsFor).toEqual(['load'])
    expect(charges(person)).toEqual([])
    expect(person.gets('load', 'gone').sees).toBe('payment')
  })

  it('if the browser goes back past a modal, the modal closes and its service is cancelled', () => {
    const person = paying().taps('help').learns('offline').taps('load').goes(-2)
    expect(person.sees).toBe('payment')
    expect(person.effects).toContainEqual({ kind: 'cancel', run: 1 })
    expect(person.waitsFor).toEqual([])
  })

  it('a modal can open a second modal when the customer dismisses it; Back then leads from the second to the step', () => {
    expect(paying().taps('careful').taps('dismiss').sees).toBe('payment > careful > sure')
    expect(paying().taps('careful').presses('header back').sees).toBe('payment > careful > sure')
    const person = paying().taps('careful').goes(-1)
    expect(person.sees).toBe('payment > sure')
    expect(person.goes(-1).sees).toBe('payment')
  })

  it('a modal with `dismiss: back` closes by its own buttons, by both Back buttons, and by a service’s outcome', () => {
    expect(paying().taps('looped').taps('dismiss').sees).toBe('payment')
    expect(paying().taps('looped').taps('cancel').sees).toBe('payment')
    expect(paying().taps('looped').goes(-1).sees).toBe('payment')
    expect(paying().taps('looped').presses('header back').sees).toBe('payment')
    expect(paying().taps('looped').taps('ask').gets('ask', 'no').sees).toBe('payment')
  })

  it('if a customer dismisses a modal over a message page, the message page is shown again', () => {
    const person = paying().learns('down', '5').learns('offline')
    expect(person.sees).toBe('message 5 at payment > offline')
    expect(person.taps('dismiss').sees).toBe('message 5 at payment')
  })

  it('an event from a modal over a message page is not handled by the step behind the message page', () => {
    const shop = { ...flow, always: { ...flow.always, offline: 'modal:cvv' } }
    const person = new Person(shop).opens('payment').learns('down', '5').learns('offline').taps('submit')
    expect(person.sees).toBe('message 5 at payment')
    expect(person.waitsFor).toEqual([])
  })
})
