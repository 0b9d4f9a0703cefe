import { expect, test } from 'vitest'
import errors from '../../flow-configs/shared/errors.json'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { say } from '../../flows/kit/errors.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import { compile } from '../../runtime/compiler/compile.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import { initialState } from '../../runtime/engine/state.ts'
import { transition } from '../../runtime/engine/transition.ts'
import type { FactValues } from '../../runtime/facts.ts'
import { present } from '../../sandbox/testing/operator.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'

const { flows } = compile(readSources(flowFiles()), await loadCatalogue())
const flow = present(prepare(flows.find(({ id }) => id === 'api-payment')?.config))

/** Opens a step with these facts. If an answer is given, it is the answer of the service that reads the signed link. */
function open(step: string, facts: FactValues, answer?: { readonly outcome: string; readonly gives: FactValues }) {
  const opened = transition(flow, initialState(flow), { type: 'open', step, entry: 0, visited: [] }, facts).state
  const run = opened.running[0]?.id
  if (answer === undefined || run === undefined) return opened
  const { outcome, gives } = answer
  const message = { code: 'linkOver' }
  return transition(flow, opened, { type: 'outcome', run, outcome, message }, { ...facts, ...gives }).state
}

const linked = { 'login.payload': 'x'.repeat(60) }
const isIn = { 'session.authenticated': true, 'recharge.target': '11987654321', 'login.payload': undefined }
const opened = (gives: FactValues) => ({ outcome: 'opened', gives: { ...isIn, ...gives } })

test('a signed link opens the payment, or the choice of an amount if the link contains no amount', () => {
  expect(open('entry', linked, opened({ 'recharge.value': 2000 })).step).toBe('payment')
  expect(open('entry', linked, opened({})).step).toBe('recharge')
})

test('an expired or used signed link shows an error; a page that is opened without a link explains how to get one', () => {
  const over = open('entry', linked, { outcome: 'refused', gives: { 'login.payload': undefined } })
  expect([over.step, over.message?.code]).toEqual(['entry', 'linkOver'])
  expect(open('entry', {}).step).toBe('login')
  for (const step of ['payment', 'pix', 'success']) expect(open(step, {}).step).toBe('login')
})

test('the message for a used signed link leads to the web flow, and says that the history is behind its login', () => {
  const { money = '', main, ...rest } = say(errors, { code: 'linkOver' }, { brand: '', facts: {} })
  expect(money).toContain('entre com seu número e veja no histórico')
  expect(flow.always?.[main.event]).toBe('flow:web')
  expect(rest).not.toHaveProperty('out')
})

test('in the flow for signed links, all addresses begin with /api-payment, except those for the return from a bank or checkout', () => {
  const addresses = Object.values(flow.steps).flatMap(step => (step ? [step.path, ...(step.aliases ?? [])] : []))
  const elsewhere = addresses.filter(path => !/^\/api-payment(\/|$)/.test(path))
  expect(elsewhere).toEqual(['/status_pisp/{pisp.id}', '/status_checkout/{checkout.id}'])
})

test('no text of the signed-link flow promises a start page, because the flow’s home is the payment', () => {
  expect(flow.always?.home).toBe('step:payment')
  const config = flows.find(({ id }) => id === 'api-payment')?.config
  const labels = [...JSON.stringify(config).matchAll(/"label":"([^"]*)","event":"home"/g)].map(([, label]) => label)
  expect(new Set(labels)).toEqual(new Set(['Voltar ao pagamento']))
  const { home } = surroundings.parse(config).words
  for (const code of Object.keys(errors.codes)) {
    const { main, out } = say(errors, { code }, { brand: '', home, facts: {} })
    for (const way of [main, out]) if (way?.event === 'home') expect(way.label, code).toBe('Voltar ao pagamento')
    expect(`${main.label} ${out?.label}`, code).not.toContain('início')
  }
})
