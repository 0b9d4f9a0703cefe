import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { base, errorCodes, fieldRules } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes, fieldRules, codeWords: {}, violationWords: {} }
})

/** Returns the problem codes of the base flow after a change, with these field sentences. */
function codesOf(change: object, fields?: object): readonly string[] {
  const sources = [
    { file: 'case.flow.json', text: JSON.stringify({ id: 'case', extends: 'base', channels: [], ...change }) },
  ]
  if (fields !== undefined) sources.push({ file: 'fields.json', text: JSON.stringify(fields) })
  return compile([base, ...sources], catalogue).problems.map(({ code }) => code)
}
const saying = (text: string) =>
  codesOf({ modals: { help: { blocks: [{ id: 'text', block: 'notice', tone: 'info', text }] } } })

test.each([
  'Pague R$ 30.',
  'Pague R$30,00.',
  'Pague R$\u00a020,01.',
  'Pague 30 reais.',
  'Pague um real ou 1.020,50 reais.',
])('the text “%s” is reported, because its amount is written by hand', text =>
  expect(saying(text)).toEqual(['typed-amount']),
)

test('a text may show only facts that are allowed in texts, and each fact only in its allowed formats', () => {
  expect(saying('Olá, {customer.name:firstName}.')).toEqual([])
  expect(saying('CPF {customer.cpf}.')).toEqual(['unreadable-fact'])
  expect(saying('Código {login.code}.')).toEqual(['unreadable-fact'])
  expect(saying('Pago com {order.type}.')).toEqual(['unreadable-fact'])
  expect(saying('Para {recharge.target}.')).toEqual(['wrong-format'])
  expect(saying('Para {recharge.target:phone}.')).toEqual([])
})

test.each(['Olá , Ana.', 'Olá,  Ana.', ' Olá.', 'Válido até', 'Você paga R$.'])(
  'the text “%s” is reported, because a word or a value is missing in it',
  text => expect(saying(text)).toEqual(['untidy-text']),
)

test('a text may claim something about money only if its screen makes the same claim', () => {
  const says = (text: string, claims?: string) =>
    codesOf({ modals: { help: { claims, blocks: [{ id: 'text', text }] } } })
  expect(says('O código venceu. Nada foi cobrado: gere outro.')).toEqual(['unclaimed-words'])
  expect(says('O código venceu. Nada foi cobrado: gere outro.', 'none')).toEqual([])
  expect(says('Recarga feita!', 'none')).toEqual(['unclaimed-words'])
  expect(says('Se você não pagou, nada foi cobrado.')).toEqual([])
})

test.each([
  'A recarga de R$ 20 tem bônus.',
  'A de 20 reais também.',
  'São 30 dias.',
  'Pague {recharge.value:money}.',
  'Use R$ e centavos.',
])('the text “%s” is not reported as an amount written by hand', text => expect(saying(text)).toEqual([]))

test.each(['Olá, {customer.name', 'Olá, customer.name}', 'Olá, {{customer.name}}', '}', '{', 'Olá, {customer.name} {'])(
  'the text “%s” is reported, because one of its braces has no matching brace',
  text => expect(saying(text)).toContain('unbalanced-braces'),
)

test.each(['<b>Já</b>', 'Já.<br>', 'R$&nbsp;', '&#160;', '**Já**', '</p>'])(
  'the text “%s” is reported, because it contains HTML or Markdown',
  text => expect(saying(text)).toContain('markup-in-text'),
)

test.each(['Pix & cartão', '1 < 2', 'Final **** 1234', 'Menos de <15 anos'])(
  'the text “%s” is accepted, because it contains no HTML or Markdown',
  text => expect(saying(text)).toEqual([]),
)

test.each(['', ' ', '\u00a0', '\n\t'])('the blank text %j is reported in a block, in a list and in the panel', text => {
  expect(saying(text)).toEqual(['blank-text'])
  const items = { modals: { help: { blocks: [{ id: 'how', block: 'numbered-steps', items: ['Abra.', text] }] } } }
  expect(codesOf(items)).toEqual(['blank-text'])
  expect(codesOf({ panel: { headline: [text] } })).toEqual(['blank-text'])
})

test('a shared text may contain the recharged number, but no other personal fact and no login fact', () => {
  const share = { id: 'share', block: 'share', label: 'Enviar', title: 'Recibo', copied: 'Copiado', failed: 'Copie:' }
  const sharing = (text: string) => codesOf({ steps: { success: { blocks: [{ ...share, text }] } } })
  expect(sharing('{order.value:money} para {order.target:phone}')).toEqual([])
  for (const fact of [
    'customer.name',
    'session.msisdn:phone',
    'login.msisdn:phone',
    'login.value:money',
    'recharge.target:phone',
  ])
    expect(sharing(`Recarga de {${fact}}`)).toEqual(['shared-personal'])
  expect(sharing('{payment.pan}')).toEqual(['unknown-placeholder'])
})

test('on any screen, the text with the terms of a schedule must contain its amount and its day', () => {
  const terms = (text: string) =>
    codesOf({ modals: { help: { blocks: [{ id: 'terms', block: 'schedule-details', shows: 'moved', text }] } } })
  expect(terms('Cobramos {value} {when}.')).toEqual([])
  expect(terms('Cobramos {value} sempre.')).toEqual(['incomplete-terms'])
  expect(terms('Combinado.')).toEqual(['incomplete-terms', 'incomplete-terms'])
})

test('a choice without a sentence for its error is reported, and after the sentence is added it is not', () => {
  const options = [{ value: 'weekly', label: 'Semana' }]
  const choice = { id: 'how', block: 'segmented', fact: 'schedule.frequency', legend: 'Quando?', options, rule: 'plan' }
  const change = { modals: { help: { blocks: [choice] } } }
  const cvv = { empty: 'Digite.', short: 'Falta.' }
  expect(codesOf(change, { cvv })).toEqual(['missing-sentence'])
  expect(codesOf(change, { cvv, plan: { empty: 'Escolha.' } })).toEqual([])
  expect(codesOf({}, { cvv: { ...cvv, short: 'Falta {digits}' } })).toEqual(['unknown-placeholder'])
})
