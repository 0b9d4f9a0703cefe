import { describe, expect, it } from 'vitest'
import { Person } from '../../tests/engine/person.ts'
import { flowOf, modal, step } from '../../tests/engine/small-flow.ts'

const flow = flowOf({
  always: { offline: 'stay', home: 'step:home', poke: { run: 'poke', outcomes: { ok: 'stay' } }, halt: 'message' },
  guards: { isNew: { fact: 'card', is: 'new' } },
  steps: {
    home: step({ on: { buy: 'step:payment', look: { run: 'look', outcomes: { ok: 'step:pix' } } } }),
    payment: step({
      confirms: 'charge',
      on: {
        submit: {
          run: 'pay',
          outcomes: {
            paid: [{ when: 'isNew', to: 'step:save' }, { to: 'step:done' }],
            pixCreated: 'step:pix',
            wrong: 'field:cvv',
            refused: 'message',
            challenge: 'leave',
            unreachable: 'stay',
          },
        },
        help: 'modal:help',
      },
    }),
    pix: step({
      enter: { run: 'loadCode', outcomes: { ready: 'stay', missing: 'modal:help' } },
      watch: {
        run: 'poll',
        outcomes: { waiting: 'stay', paid: 'step:done', expired: 'modal:help', odd: [{ when: 'isNew', to: 'stay' }] },
      },
    }),
    done: step({ final: true }),
    save: step(),
  },
  modals: { help: modal() },
})
const paying = () => new Person(flow).opens('home').taps('buy').taps('submit')

describe('while a charge runs', () => {
  it('during a charge, a second tap is ignored', () => {
    const person = paying()
    const before = person.state
    person.taps('submit').taps('help').taps('offline')
    expect(person.state).toEqual(before)
    expect(person.effects).toEqual([])
    expect(person.waitsFor).toEqual(['pay'])
  })

  it('during a charge, the engine undoes the browser’s Back', () => {
    const person = paying()
    const before = person.state
    person.goes(-1)
    expect(person.effects).toContainEqual({ kind: 'go', by: 1 })
    expect(person.state).toEqual(before)
    expect(person.browser.index).toBe(1)
  })

  it('during a charge, the header’s Back does nothing', () => {
    const person = paying()
    const before = person.state
    expect(person.presses('header back').state).toEqual(before)
    expect(person.effects).toEqual([])
  })

  it('when a charge succeeds, its facts are written before the guards choose the next step', () => {
    expect(paying().gets('pay', 'paid').sees).toBe('done')
    expect(paying().knows({ card: 'new' }).gets('pay', 'paid').sees).toBe('save')
  })

  it('an unknown outcome of a charge shows no message, because the message could be wrong about the money', () => {
    const person = paying().gets('pay', 'constructor', { code: '500' })
    expect(person.sees).toBe('payment')
    expect(person.reports).toEqual(['unhandled-outcome'])
  })

  it('a charge is not cancelled, even if the message page opens', () => {
    const person = paying().learns('halt', '500')
    expect(person.sees).toBe('message 500 at payment')
    expect(person.effects.some(({ kind }) => kind === 'cancel')).toBe(false)
    expect(person.gets('pay', 'paid').reports).toEqual(['late-outcome'])
  })
})

describe('a service beside a charge', () => {
  const busy = flowOf({
    steps: {
      payment: step({
        confirms: 'charge',
        enter: { run: 'find', outcomes: { open: 'step:done' } },
        watch: { run: 'follow', outcomes: { moved: 'step:done' } },
        on: { submit: { run: 'pay', outcomes: { refused: 'stay', paid: 'step:done' } } },
      }),
      done: step(),
    },
  })

  it('during a charge, an `enter` or `watch` service cannot change the step; after the charge, the `watch` service can again', () => {
    const person = new Person(busy).opens('payment').taps('submit')
    expect(person.gets('find', 'open').sees).toBe('payment')
    expect(person.gets('follow', 'moved').sees).toBe('payment')
    expect(person.waitsFor).toEqual(['follow', 'pay'])
    person.gets('pay', 'refused')
    expect(person.gets('follow', 'moved').sees).toBe('done')
  })
})

describe('an outcome', () => {
  it('an outcome’s message is shown at a field, on the step, or as a page, as the flow says', () => {
    const wrong = paying().gets('pay', 'wrong', { code: '14' })
    expect(wrong.effects).toEqual([{ kind: 'field', fact: 'cvv', message: { code: '14' } }])
    const unreachable = paying().gets('pay', 'unreachable', { code: '9' })
    expect(unreachable.effects).toEqual([{ kind: 'notice', message: { code: '9' } }])
    expect(paying().gets('pay', 'refused', { code: '20' }).sees).toBe('message 20 at payment')
  })

  it('if a service’s outcome closes a modal or leads to another step, its message is shown on the screen that follows', () => {
    const saving = { run: 'save', outcomes: { saved: 'close', moved: 'step:other' } }
    const list = flowOf({
      steps: { list: step({ on: { edit: 'modal:edit' } }), other: step() },
      modals: { edit: modal({ submit: saving }) },
    })
    const person = () => new Person(list).opens('list').taps('edit').taps('submit')
    const closed = person().gets('save', 'saved', { code: '1' })
    expect([closed.sees, closed.effects.filter(({ kind }) => kind === 'notice')]).toEqual([
      'list',
      [{ kind: 'notice', message: { code: '1' } }],
    ])
    const moved = person().gets('save', 'moved', { code: '2' })
    // A new step clears the earlier message, so the effect `notice` must come after `show`.
    expect([moved.sees, moved.effects.map(({ kind }) => kind).slice(-2)]).toEqual(['other', ['show', 'notice']])
  })

  it('an outcome leads to another site only if it brings an address', () => {
    const url = 'https://bank.example/3ds'
    expect(paying().gets('pay', 'challenge', { url }).effects).toEqual([{ kind: 'leave', url }])
    expect(paying().gets('pay', 'challenge').reports).toEqual(['no-address'])
  })

  it('if a service was cancelled and its outcome still arrives, it changes nothing and is reported', () => {
    const person = new Person(flow).opens('payment').learns('home').taps('look').presses('header back')
    expect(person.sees).toBe('payment')
    expect(person.effects).toContainEqual({ kind: 'cancel', run: 1 })
    const before = person.state
    person.meets({ type: 'outcome', run: 1, outcome: 'ok' })
    expect(person.state).toEqual(before)
    expect(person.effects).toEqual([{ kind: 'report', problem: 'late-outcome', detail: 'ok' }])
  })

  it('if a service that does not charge returns an outcome without a handler, the message page opens', () => {
    expect(new Person(flow).opens('home').taps('look').gets('look', 'odd', { code: '3' }).sees).toBe(
      'message 3 at home',
    )
  })
})

describe('a watched service', () => {
  const watching = () => new Person(flow).opens('pix')

  it('when a step opens, its `watch` service starts at the same time as its `enter` service', () => {
    expect(watching().waitsFor).toEqual(['loadCode', 'poll'])
    expect(watching().gets('loadCode', 'ready').waitsFor).toEqual(['poll'])
  })

  it('a `watch` service goes on as long as its outcomes lead to `stay`', () => {
    const person = watching().gets('poll', 'waiting').gets('poll', 'waiting').knows({ card: 'new' }).gets('poll', 'odd')
    expect(person.waitsFor).toEqual(['loadCode', 'poll'])
    expect(person.effects).toEqual([])
  })

  it('a `watch` service ends as soon as an outcome does not lead to `stay`', () => {
    const expired = watching().gets('poll', 'expired')
    expect(expired.sees).toBe('pix > help')
    expect(expired.waitsFor).toEqual(['loadCode'])
    expect(expired.effects).toContainEqual({ kind: 'cancel', run: 2 })
    expect(watching().gets('poll', 'paid').sees).toBe('done')
    expect(watching().gets('poll', 'odd').sees).toBe('message 0 at pix')
  })
})

describe('the `enter` service of a step', () => {
  const ready = () => new Person(flow).opens('pix').gets('loadCode', 'ready')

  it('a step’s `enter` service runs again when the customer comes back or the network does', () => {
    expect(ready().waitsFor).toEqual(['poll'])
    expect(ready().returns().waitsFor).toEqual(['poll', 'loadCode'])
    expect(ready().returns().gets('loadCode', 'missing').sees).toBe('pix > help')
  })

  it('if the customer returns while a step’s `enter` service still runs, it does not start a second time', () => {
    expect(new Person(flow).opens('pix').returns().waitsFor).toEqual(['loadCode', 'poll'])
  })

  it('a step’s `enter` service can open a modal over a message page', () => {
    const person = ready().learns('halt').returns()
    expect(person.sees).toBe('message 0 at pix')
    expect(person.gets('loadCode', 'missing').sees).toBe('message 0 at pix > help')
  })

  it('when the customer comes back to a step without an `enter` service, no service runs', () => {
    expect(new Person(flow).opens('home').returns().waitsFor).toEqual([])
  })

  it('an `enter` service that ends during a charge does not lead the customer to another step', () => {
    const beside = flowOf({
      steps: {
        payment: step({
          confirms: 'charge',
          enter: { run: 'find', outcomes: { paid: 'step:done' } },
          on: { submit: { run: 'pay', outcomes: { paid: 'step:done' } } },
        }),
        done: step(),
      },
    })
    const person = new Person(beside).opens('payment').gets('find', 'nothing').taps('retry')
    person.taps('submit').returns().gets('find', 'paid')
    expect([person.sees, person.waitsFor]).toEqual(['payment', ['pay']])
  })
})

describe('the message page', () => {
  const lost = () => paying().gets('pay', 'refused', { code: '20' })

  it('a message page uses the history entry of its step, so Back leads to the step before', () => {
    expect(lost().browser.index).toBe(1)
    expect(lost().behind).toEqual(['home'])
  })

  it('the retry button of a message page opens the step again and runs its `enter` service again', () => {
    const person = lost().taps('retry')
    expect(person.sees).toBe('payment')
    expect(person.effects.map(({ kind }) => kind)).toEqual(['review', 'show'])
    expect(new Person(flow).opens('pix').learns('halt').taps('retry').waitsFor).toEqual(['loadCode', 'poll'])
  })

  it('on the message page, events of the flow’s `always` work, and events of the step behind it do not', () => {
    expect(lost().taps('home').sees).toBe('home')
    const person = lost().taps('submit')
    expect(person.reports).toEqual(['unhandled-event'])
    expect(person.waitsFor).toEqual([])
  })

  it('the message page ignores a second tap while the service of the first tap runs', () => {
    expect(lost().taps('poke').taps('poke').waitsFor).toEqual(['poke'])
  })
})

describe('an attempt to pay', () => {
  it('opening a review screen starts a new payment attempt, and a service can charge only from a review screen', () => {
    const person = new Person(flow).opens('home').taps('look')
    expect(person.state.running.map(({ charge }) => charge)).toEqual([false])
    const review = new Person(flow).opens('home').taps('buy')
    expect(review.effects).toContainEqual({ kind: 'review' })
    expect(review.taps('submit').state.running.map(({ charge }) => charge)).toEqual([true])
  })
})
