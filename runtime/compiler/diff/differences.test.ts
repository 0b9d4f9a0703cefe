import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import type { Catalogue } from '../catalogue.ts'
import { clube } from '../testing/clube.ts'
import { base } from '../testing/fixtures.ts'
import { describeDifferences } from './differences.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const variant = {
  file: 'natal.variant.json',
  text: JSON.stringify({
    ...{ id: 'natal', title: 'Natal', flow: 'base', audience: { channels: ['web'] } },
    ...{ from: '2026-12-01T00:00:00-03:00', until: '2026-12-26T00:00:00-03:00' },
    patch: { steps: { phone: { blocks: [{ id: 'hero', text: 'Feliz Natal.' }] } } },
  }),
}
const inherited = { file: 'clube.flow.json', text: clube }
const all = [base, inherited, variant]

/** Returns the sentences about the changes after a text in one of the files was replaced. */
function told(replaced: readonly (readonly [from: string, to: string])[], one = base): readonly string[] {
  const text = replaced.reduce((left, [from, to]) => {
    if (!left.includes(from)) throw new Error(`The file does not contain ${from}.`)
    return left.replace(from, to)
  }, one.text)
  const after = all.map(source => (source === one ? { ...one, text } : source))
  return describeDifferences(all, after, catalogue).sentences.map(sentence => sentence.text)
}

test('if a refused payment leads to another dialog, the summary names the old and the new dialog, once for all flows', () => {
  expect(
    told([
      ['"refused": "modal:error",\n            "unreachable"', '"refused": "modal:help",\n            "unreachable"'],
    ]),
  ).toEqual([
    'In every flow: Whoever taps “Pagar” on “Como você quer pagar?” and is refused now sees the dialog “Ajuda” instead of the dialog “Recarga não efetuada”.',
  ])
})

test('the summary of a changed text names the step and the block, and quotes the old and the new text', () => {
  expect(told([['"Sua recarga em um minuto."', '"Recarregue em um minuto."']])).toEqual([
    'In base: On “Entrar”, the text of the heading is now “Recarregue em um minuto.” instead of “Sua recarga em um minuto.”.',
  ])
})

test('the summary of changes begins with changes about money; changed paths, texts and looks follow in this order', () => {
  const sentences = told([
    ['"tone": "info"', '"tone": "warning"'],
    ['"text": "Seu cartão está seguro."', '"text": "Cartão seguro."'],
    ['"submit": "step:pay"', '"submit": "modal:help"'],
    ['"confirms": "charge",', ''],
  ])
  expect(sentences.map(text => text.replace('In every flow: ', ''))).toEqual([
    '“Como você quer pagar?” no longer counts as the screen on which the customer confirms a charge.',
    'Whoever taps “Continuar” on “Início” now sees the dialog “Ajuda” instead of “Como você quer pagar?”.',
    'No tap leads any more to “Como você quer pagar?”, “Recarga feita!”, “Recarga em andamento” and 2 more.',
    'On “Como você quer pagar?”, the text of the notice is now “Cartão seguro.” instead of “Seu cartão está seguro.”.',
    'On “Como você quer pagar?”, the tone of the notice is now “warning” instead of “info”.',
  ])
})

test('if a button now starts a service that charges, the summary of changes says so', () => {
  expect(
    told([['"submit": "step:pay"', '"submit": { "run": "recharge.pay", "outcomes": { "paid": "step:success" } }']])[0],
  ).toBe(
    'In every flow: Whoever taps “Continuar” on “Início” now starts `recharge.pay`, which charges; before, they saw “Como você quer pagar?”.',
  )
})

test('if a guard’s meaning changes, the change is described once, even if several places use the guard', () => {
  expect(told([['"is": "new"', '"is": "saved"']])).toEqual([
    'In every flow: The condition “newCard” now means payment.card is “saved” instead of payment.card is “new”.',
  ])
})

/** Returns the same JSON with the keys of every object in reverse order. */
function reversed(json: unknown): unknown {
  if (Array.isArray(json)) return json.map(reversed)
  if (typeof json !== 'object' || json === null) return json
  return Object.fromEntries(
    Object.entries(json)
      .reverse()
      .map(([key, value]) => [key, reversed(value)]),
  )
}

test('an edit that no customer can notice is described as “Nothing changes”', () => {
  const { steps, ...rest } = JSON.parse(base.text)
  const { help, ...modals } = rest.modals
  const folder = [
    { file: 'base/flow.json', text: JSON.stringify({ ...rest, modals, journeys: ['help', 'steps'] }) },
    { file: 'base/steps.json', text: JSON.stringify({ steps }) },
    { file: 'base/help.json', text: JSON.stringify({ modals: { help } }) },
  ]
  const twin = {
    ...steps,
    open: {
      ...steps.open,
      watch: { ...steps.open.watch, outcomes: { ...steps.open.watch.outcomes, refused: 'modal:error' } },
    },
  }
  const editions = [
    [{ ...base, text: JSON.stringify(reversed(JSON.parse(base.text))) }, inherited, variant],
    [...folder, inherited, variant],
    [{ ...base, text: JSON.stringify({ ...rest, steps: twin }) }, inherited, variant],
    [{ ...base, text: base.text.replaceAll('newCard', 'cardIsNew') }, inherited, variant],
    [
      { ...base, text: base.text.replaceAll('step:open', 'step:progress').replace('"open": {', '"progress": {') },
      inherited,
      variant,
    ],
    [base, { ...inherited, file: 'elsewhere/clube.flow.json' }, variant],
  ]
  for (const after of editions) {
    const { summary, sentences } = describeDifferences(all, after, catalogue)
    expect(summary).toBe('Nothing changes for anybody.')
    expect(sentences).toEqual([])
  }
})

test('if an author moves common parts into a base flow or copies a modal with `like`, the summary lists no change for customers', () => {
  const parse = ({ text }: { text: string }) => JSON.parse(text)
  const flow = parse(base)
  const { channels, title, ...shared } = flow
  const extracted = [
    { file: 'common.flow.json', text: JSON.stringify({ ...shared, id: 'common', title: 'x', channels: [] }) },
    { file: 'base.flow.json', text: JSON.stringify({ id: 'base', extends: 'common', channels, title }) },
    inherited,
    variant,
  ]
  const { sentences } = describeDifferences(all, extracted, catalogue)
  expect(sentences.map(({ text }) => text)).toEqual(['There is a new flow, common “x”.'])
  const twins = { ...flow, modals: { ...flow.modals, ended: flow.modals.error } }
  const alike = { ...flow, modals: { ...flow.modals, ended: { like: 'error' } } }
  const sources = [twins, alike].map(json => [{ ...base, text: JSON.stringify(json) }])
  expect(describeDifferences(sources[0] ?? [], sources[1] ?? [], catalogue).summary).toBe(
    'Nothing changes for anybody.',
  )
})

test('a changed variant is described by its new audience, its new dates and its new texts', () => {
  expect(
    told(
      [
        ['["web"]', '["loyalty"]'],
        ['2026-12-26', '2026-12-27'],
        ['Feliz Natal.', 'Boas festas.'],
      ],
      variant,
    ),
  ).toEqual([
    'The variant base~natal is now for customers of loyalty instead of customers of web.',
    'The variant base~natal now runs from 2026-12-01 00:00 until 2026-12-27 00:00 instead of from 2026-12-01 00:00 until 2026-12-26 00:00.',
    'In the variant base~natal: On “Entrar”, the text of the heading is now “Boas festas.” instead of “Feliz Natal.”.',
  ])
})

test('the summary of changes mentions a new step or a new variant before a changed priority', () => {
  const spring = { file: 'spring.variant.json', text: variant.text.replace('"natal"', '"spring"') }
  const after = { ...variant, text: variant.text.replace('"audience"', '"priority": 1, "audience"') }
  const summaryOf = (sources: readonly (typeof base)[]) => describeDifferences(all, sources, catalogue).summary
  expect(summaryOf([base, inherited, after])).toBe('The variant base~natal now has priority 1 instead of priority 0.')
  expect(summaryOf([base, inherited, after, spring])).toMatch(
    /^There is a new variant, base~spring .*, and \d more changes\.$/,
  )
  const flow = JSON.parse(base.text)
  const steps = { ...flow.steps, how: { ...flow.steps.phone, path: '/como-funciona' } }
  const grown = { ...base, text: JSON.stringify({ ...flow, steps }) }
  expect(summaryOf([grown, inherited, after])).toMatch(/ is new at \/como-funciona, and \d more changes?\.$/)
})

test('if a variant becomes an A/B test, the summary lists its arms with their shares, and mentions only new patches', () => {
  const { patch, ...rest } = JSON.parse(variant.text)
  const trial = { coverage: 10, weights: { control: 1, short: 1, long: 2 } }
  const patches = { short: patch, long: { steps: { phone: { title: 'Feliz Natal' } } } }
  const after = [base, inherited, { ...variant, text: JSON.stringify({ ...rest, trial, patches }) }]
  expect(describeDifferences(all, after, catalogue).sentences.map(({ text }) => text)).toEqual([
    'The variant base~natal is now a trial with control 2.5 %, short 2.5 % and long 5 % of the devices instead of shown to everybody of its audience.',
    'The variant base~natal now has the patches short and long instead of one patch.',
    'In the variant base~natal~long: The title of a step is now “Feliz Natal” instead of “Entrar”.',
  ])
})

test('if an author moves a block to another screen, the summary says so once', () => {
  const flow = JSON.parse(base.text)
  const [warning] = flow.steps.pay.blocks.splice(1, 1)
  flow.steps.home.blocks.push(warning)
  const after = [{ ...base, text: JSON.stringify(flow) }, inherited, variant]
  expect(describeDifferences(all, after, catalogue).sentences.map(({ text }) => text)).toEqual([
    'In every flow: The notice “Seu cartão está seguro.” now stands on “Início” instead of “Como você quer pagar?”.',
  ])
})

test('the summary of changes says where a new button leads', () => {
  const link = '{ "id": "more", "block": "link", "label": "Ajuda", "event": "more" },\n        '
  const sentences = told([
    ['{ "id": "code", "block"', `${link}{ "id": "code", "block"`],
    ['"resend": {', '"more": "modal:help",\n        "resend": {'],
  ])
  expect(sentences).toEqual([
    'In every flow: On “Código por SMS”, there is now the link “Ajuda”: whoever taps it sees the dialog “Ajuda”.',
  ])
})

test('if steps change their order and customers are then led to another step for a fact, the summary says so', () => {
  const flow = JSON.parse(base.text)
  const { phone, ...others } = flow.steps
  flow.steps.pay.needs = ['login.msisdn']
  flow.steps.home.blocks.push({ ...phone.blocks[1], id: 'again' })
  const edition = (steps: unknown) => [{ ...base, text: JSON.stringify({ ...flow, steps }) }]
  const [before, after] = [edition({ phone, ...others }), edition({ ...others, phone })]
  expect(describeDifferences(before, after, catalogue).summary).toBe(
    'In base: Without `login.msisdn`, whoever opens “Como você quer pagar?” now sees “Início” instead of “Entrar”.',
  )
})

test('a large change of a flow is described in seven sentences; the seventh counts the changes that are left out', () => {
  const sentences = told(
    [...base.text.matchAll(/"label": "[^"{}]+"/g)].map(([label]) => [label, label.replace(/"$/, '!"')]),
  )
  expect(sentences).toHaveLength(7)
  expect(sentences[6]).toMatch(/^And \d+ more texts\.$/)
})

test('if a flow’s file is unreadable, the summary says so, and does not say that the flow was removed', () => {
  expect(told([['"id": "clube",', '"id": "clube"']], inherited)).toEqual([
    'clube.flow.json cannot be read or lacks a part, so it cannot be told how clube changes.',
  ])
})
