import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { compile } from '../compile.ts'
import type { ProblemCode } from '../problem.ts'
import { base, errorCodes } from '../testing/fixtures.ts'

const catalogue = { ...(await loadCatalogue()), errorCodes }

/** Returns what is said by the problems of one code of the fixtures' flow with a change, each as its first sentence. */
function found(code: ProblemCode, change: object): readonly string[] {
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: ['whatsapp'], ...change })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue, { proves: true })
  // A theorem is proven only of a flow without other faults.
  expect(problems.filter(one => one.code !== code).map(({ message }) => message)).toEqual([])
  return problems.filter(one => one.code === code).map(({ message }) => message.replace(/(?<=[.”]) (?=[A-Z]).*/, ''))
}

/** A dialog that authorizes a schedule, with the terms that it shows. */
function authorizing(terms: object): object {
  const outcomes = {
    saved: 'stay',
    differs: 'stay',
    numberRefused: 'stay',
    valueRefused: 'stay',
    cardRefused: 'stay',
    refused: 'stay',
    unreachable: 'stay',
  }
  const details = { id: 'terms', block: 'schedule-details', shows: 'chosen', ...terms }
  const blocks = [details, { id: 'ok', block: 'submit', label: 'Autorizar' }]
  return {
    steps: {
      home: {
        enter: {
          run: 'schedule.begin',
          outcomes: { ready: 'stay', noRecharge: 'message', refused: 'message', unreachable: 'message' },
        },
        blocks: [{ id: 'schedule', block: 'link', label: 'Programar', event: 'schedule' }],
        on: { schedule: 'modal:schedule' },
      },
    },
    modals: { schedule: { title: 'Programar', blocks, on: { submit: { run: 'schedule.save', outcomes } } } },
  }
}

test('a button that charges begins with a word that says so', () => {
  const paid = (label: string) => found('wrong-label', { steps: { pay: { blocks: [{ id: 'pay', label }] } } })
  expect(paid('Continuar')).toEqual([])
  expect(paid('Pagar agora')).toEqual([])
  expect(paid('Agora não')[0]).toMatch(/^“Agora não” on “pay” runs recharge.pay, and does not begin with a word/)
})

const hidden = (fact: string) => [`“home > schedule” authorizes charges, and does not always name ${fact}.`]

test('a schedule is agreed to only where its terms name the amount, the number, the card and the days', () => {
  const terms = (text: string) => found('unseen-order', authorizing({ text }))
  expect(terms('{when}, {value} no {card} para {number}.')).toEqual([])
  expect(terms('{when}, {value} para {number}.')).toEqual(hidden('schedule.cardLast'))
  expect(terms('{when}, {value}.')).toEqual(hidden('schedule.recipient'))
  expect(found('unseen-order', authorizing({}))).toEqual(hidden('schedule.value'))
})

test('the rows beside the terms of a schedule name its parts, and another schedule names none', () => {
  const text = '{when}, {value}.'
  expect(found('unseen-order', authorizing({ text, rows: { number: 'Número', card: 'Cartão' } }))).toEqual([])
  expect(found('unseen-order', authorizing({ text, shows: 'moved' }))).toEqual(hidden('schedule.recipient'))
})
