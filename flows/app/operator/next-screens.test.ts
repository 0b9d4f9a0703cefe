import { expect, test } from 'vitest'
import { flowOf, modal, step } from '../../../tests/engine/small-flow.ts'
import { nextScreens } from './next-screens.ts'

const flow = flowOf({
  steps: {
    pay: step({
      enter: { run: 'find', outcomes: { paid: 'step:done', nothing: 'stay' } },
      on: {
        submit: {
          run: 'charge',
          outcomes: {
            ok: [{ when: 'isPix', to: 'step:pix' }, { to: 'step:done' }],
            refused: 'modal:error',
            no: 'field:cvv',
          },
        },
        help: 'modal:help',
        later: 'return:home',
      },
    }),
    pix: step({
      enter: { run: 'load', outcomes: { ready: 'stay' } },
      watch: { run: 'look', outcomes: { paid: 'step:end' } },
    }),
    done: step(),
    home: step(),
    end: step(),
    other: step(),
  },
  modals: {
    error: modal({ again: 'close', other: { close: true, send: 'submit' }, away: 'step:other' }),
    help: modal({ more: 'modal:error', call: { run: 'ring', outcomes: { rung: 'close' } } }),
  },
})

test('`nextScreens` returns the screens to which a step leads, and those to which its modals lead', () => {
  const { targets } = nextScreens(flow, 'pay')
  expect([...targets].sort()).toEqual(['modal:error', 'modal:help', 'step:done', 'step:home', 'step:other', 'step:pix'])
})

test('`nextScreens` returns the services of a step’s handlers, and the services that start when the next steps open', () => {
  expect([...nextScreens(flow, 'pay').services].sort()).toEqual(['charge', 'find', 'load', 'look', 'ring'])
})

test('for an unknown step, `nextScreens` returns no screens and no services', () => {
  expect(nextScreens(flow, 'toString')).toEqual({ targets: new Set(), services: new Set() })
})
