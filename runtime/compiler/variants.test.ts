import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import { base } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const hello = { steps: { home: { blocks: [{ id: 'hello', text: 'Boas festas' }] } } }
const variant = (about: object = {}) => ({
  id: 'december',
  title: 'Natal',
  flow: 'base',
  audience: {},
  patch: hello,
  ...about,
})
function compiled(...variants: readonly object[]) {
  const sources = variants.map((one, at) => ({ file: `v${at}.variant.json`, text: JSON.stringify(one, null, 2) }))
  return compile([base, ...sources], catalogue)
}
const found = (...variants: readonly object[]) =>
  compiled(...variants).problems.map(({ code, file, pointer }) => [code, file, pointer])

test('compiling a variant gives its flow with the patch, under an id of its own, and does not change the flow', () => {
  const { variants, flows } = compiled(variant({ from: '2026-12-01T00:00:00-03:00', audience: { segments: ['PRE'] } }))
  expect(variants).toEqual([
    expect.objectContaining({
      id: 'base~december',
      flow: 'base',
      from: Date.UTC(2026, 11, 1, 3),
      audience: { segments: ['PRE'] },
      config: expect.objectContaining({ id: 'base~december', start: 'phone' }),
    }),
  ])
  expect(JSON.stringify(variants[0]?.config)).toContain('Boas festas')
  expect(JSON.stringify(flows.map(({ config }) => config))).not.toContain('Boas festas')
})

test('an A/B test with one patch shows it to half of its devices, and the unchanged flow to the other half', () => {
  const { variants } = compiled(variant({ trial: { coverage: 10 } }))
  const arms = [
    { id: 'control', range: [0, 500] },
    { id: 'patch', range: [5_000, 5_500] },
  ]
  expect(variants.map(({ trial }) => trial)).toEqual([{ salt: 'base~december', arms }])
})

test('in an A/B test with several patches, the compiler gives each patch an id of its own and the same arms', () => {
  const other = { steps: { home: { blocks: [{ id: 'hello', text: 'Feliz Natal' }] } } }
  const trial = { weights: { control: 2 }, layer: { name: 'hero', from: 0, until: 50 }, salt: 'again' }
  const { variants, problems } = compiled(variant({ patch: undefined, patches: { short: hello, long: other }, trial }))
  expect(problems).toEqual([])
  expect(variants.map(({ id, variant: of, arm }) => [id, of, arm])).toEqual([
    ['base~december~short', 'base~december', 'short'],
    ['base~december~long', 'base~december', 'long'],
  ])
  const arms = [
    { id: 'control', range: [0, 5_000] },
    { id: 'short', range: [5_000, 7_500] },
    { id: 'long', range: [7_500, 10_000] },
  ]
  for (const one of variants)
    expect(one.trial).toEqual({ salt: 'again', layer: { name: 'hero', range: [0, 500] }, arms })
})

test('if one of several patches has an error, the error is reported at this patch, in the variant’s file', () => {
  const wrong = { steps: { home: { blocks: [{ id: 'hello', block: 'headign' }] } } }
  expect(found(variant({ patch: undefined, patches: { short: hello, long: wrong }, trial: {} }))).toEqual([
    ['unknown-block', 'v0.variant.json', '/patches/long/steps/home/blocks/0/block'],
  ])
  expect(compiled(variant({ patch: undefined, patches: { short: hello, long: wrong }, trial: {} })).variants).toEqual(
    [],
  )
})

describe('a problem of a variant', () => {
  test('a problem inside a variant is reported at its place in the variant’s file', () => {
    const patch = { steps: { home: { blocks: [{ id: 'hello', block: 'headign' }] } } }
    expect(found(variant({ patch }))).toEqual([
      ['unknown-block', 'v0.variant.json', '/patch/steps/home/blocks/0/block'],
    ])
  })

  test('if a variant’s patch makes its flow invalid, the problem is reported in the variant’s file, at the patch', () => {
    const patch = { guards: { newCard: null } }
    const { problems } = compiled(variant({ patch }))
    expect(problems.map(({ code, file, pointer }) => [code, file, pointer])).toContainEqual([
      'unknown-guard',
      'v0.variant.json',
      '/patch',
    ])
    expect(problems.filter(({ file }) => file !== 'v0.variant.json')).toEqual([])
    expect(problems[0]?.message).toMatch(/^At base\.flow\.json:\d+:\d+: /)
  })

  test('if the flow already has a problem, the problem is not reported again for its variant', () => {
    const broken = { ...base, text: base.text.replace('"newCard", "to"', '"newKard", "to"') }
    const text = JSON.stringify(variant())
    const { problems, variants } = compile([broken, { file: 'v.variant.json', text }], catalogue)
    expect(new Set(problems.map(({ file }) => file))).toEqual(new Set(['base.flow.json']))
    expect(variants).toEqual([])
  })
})

test.each([
  ['another channel', { audience: { channels: ['web'] } }, { audience: { channels: ['ura'] } }],
  ['another segment', { audience: { segments: ['PRE'] } }, { audience: { segments: ['NOVO'] } }],
  ['the moment that the first ends', { until: '2026-12-02T00:00:00Z' }, { from: '2026-12-01T21:00:00-03:00' }],
  ['another priority', { priority: 1 }, {}],
  [
    'separate ranges of a layer',
    { trial: { layer: { name: 'l', from: 0, until: 50 } } },
    { trial: { layer: { name: 'l', from: 50, until: 100 } } },
  ],
])('two variants that differ by %s are not reported as variants for the same customers', (_, one, other) => {
  const codes = found(variant(one), variant({ id: 'other', ...other })).map(([code]) => code)
  expect(codes).not.toContain('variants-overlap')
  expect(found(variant(), variant({ id: 'other' })).map(([code]) => code)).toEqual(['variants-overlap'])
})

test.each([
  ['a day that no calendar has', { from: '2026-02-31T00:00:00-03:00' }, 'wrong-value'],
  ['a date without its zone', { from: '2026-12-01T00:00:00' }, 'wrong-value'],
  ['a coverage of nobody', { trial: { coverage: 0 } }, 'wrong-value'],
  ['a weight for an arm that it has not', { trial: { weights: { control: 1, pach: 1 } } }, 'unknown-arm'],
  ['only weights of 0', { trial: { weights: { control: 0, patch: 0 } } }, 'wrong-value'],
  ['a range of a layer without devices', { trial: { layer: { name: 'l', from: 50, until: 50 } } }, 'wrong-value'],
  ['a patch for the control', { patch: undefined, patches: { control: hello, two: hello }, trial: {} }, 'wrong-value'],
  [
    'a coverage too small for an arm',
    { trial: { coverage: 0.01, weights: { control: 1, patch: 100 } } },
    'wrong-value',
  ],
  [
    'a layer’s range that is smaller than a place',
    { trial: { layer: { name: 'l', from: 0, until: 0.04 } } },
    'wrong-value',
  ],
  ['a patch and several patches', { patches: { one: hello, two: hello }, trial: {} }, 'wrong-value'],
  ['several patches and no trial', { patch: undefined, patches: { one: hello, two: hello } }, 'missing-key'],
  ['no patch', { patch: undefined }, 'missing-key'],
  ['a channel of its own', { patch: { ...hello, channels: ['web'] } }, 'unknown-key'],
  ['no audience', { audience: undefined }, 'missing-key'],
  ['a patch that is none', { patch: [] }, 'wrong-type'],
])('a variant with %s has exactly one problem', (_, about, code) => {
  const { problems, variants } = compiled(variant(about))
  expect(problems.map(one => one.code)).toEqual([code])
  expect(variants).toEqual([])
})

test('for a date such as 26/12/2026, the check suggests the same day in the form that a config needs', () => {
  const { problems } = compiled(variant({ until: '26/12/2026' }))
  expect(problems.map(({ didYouMean }) => didYouMean)).toEqual(['2026-12-26T00:00:00-03:00'])
})

test('if a variant removes a block that its flow no longer has, the problem names both, even before the variant begins', () => {
  const later = variant({
    from: '2027-05-01T00:00:00-03:00',
    until: '2027-06-01T00:00:00-03:00',
    patch: { steps: { home: { blocks: { remove: ['gone'] } } } },
  })
  const { problems, variants } = compiled(later)
  expect(problems.map(({ code, message }) => [code, message.slice(0, 73)])).toEqual([
    ['patch-absent', 'The variant `base~december` changes `base`. There is no `gone` to remove.'],
  ])
  expect(variants).toEqual([])
})

test('if two variants have the same name, both are reported', () => {
  const dates = { from: '2026-12-01T00:00:00Z', until: '2026-12-02T00:00:00Z' }
  expect(found(variant({ until: '2026-11-01T00:00:00Z' }), variant(dates))).toEqual([
    ['duplicate-flow', 'v1.variant.json', '/id'],
  ])
})

/** A step that only the variant has, between the choice of a payment type and the payment. */
const extra = {
  path: '/oferta',
  title: 'Oferta',
  header: 'title',
  access: 'customer',
  back: 'step:home',
  blocks: [{ id: 'go', block: 'action', label: 'Pagar', event: 'submit' }],
  on: { submit: 'step:pay' },
}
const withExtra = { home: { on: { submit: 'step:extra' } }, extra }

test('a variant may add a step with an address of its own', () => {
  const { problems, variants } = compiled(variant({ patch: { steps: withExtra } }))
  expect(problems).toEqual([])
  expect(variants[0]?.model.steps.get('extra')?.paths.map(({ text }) => text)).toEqual(['/oferta'])
})

test('two variants of one flow may add the same address, but an unrelated flow must not have it', () => {
  const addition = { patch: { steps: withExtra } }
  const both = [variant({ ...addition, priority: 1 }), variant({ ...addition, id: 'easter' })]
  expect(found(...both)).toEqual([])
  const other = { ...JSON.parse(base.text), id: 'other', channels: ['ura'] }
  const steps = Object.entries<{ path: string; aliases?: unknown }>(other.steps).map(([id, step]) => [
    id,
    { ...step, aliases: undefined, path: id === 'home' ? '/oferta' : `/oferta${step.path}` },
  ])
  const stranger = { file: 'other.flow.json', text: JSON.stringify({ ...other, steps: Object.fromEntries(steps) }) }
  const { problems } = compile(
    [base, stranger, { file: 'v.variant.json', text: JSON.stringify(variant(addition)) }],
    catalogue,
  )
  expect(problems.map(({ code, pointer }) => [code, pointer])).toEqual([['shared-path', '/patch/steps/extra/path']])
})

test.each<[string, object, string[]]>([
  ['moves an address, and keeps the old one beside it', { home: { path: '/natal', aliases: ['/', '/inicio'] } }, []],
  ['takes an address away', { home: { aliases: [] } }, ['varied-address']],
  [
    'adds an address with a fact',
    { home: { aliases: ['/', '/status_pisp/{pisp.id}'] } },
    ['missing-need', 'varied-address'],
  ],
])('the check reports the right problems for a variant that %s', (_, steps, codes) => {
  expect(found(variant({ patch: { steps } })).map(([code]) => code)).toEqual(codes)
})

const pay = (blocks: unknown) => ({ steps: { pay: { blocks } } })

test.each<[string, object, string[]]>([
  ['says the same in other words', { steps: { open: { blocks: [{ id: 'wait', text: 'Já avisamos.' }] } } }, []],
  ['offers the ways to pay in another order', pay([{ id: 'methods', ways: { order: ['credit'] } }]), []],
  ['takes a word away', { steps: { open: { blocks: { remove: ['wait'] } } } }, ['varied-claim']],
  ['shows a word to some only', pay([{ id: 'pay', when: 'newCard' }]), ['varied-claim']],
  [
    'lets a condition mean something else',
    { guards: { recordsKept: { fact: 'recharge.isRecalled', present: true } } },
    ['varied-claim', 'misnamed-guard'],
  ],
  ['claims something else', { steps: { open: { claims: 'waiting' } } }, ['varied-claim']],
])('the check reports the right problems for a variant that %s', (_, patch, codes) => {
  expect(found(variant({ patch })).map(([code]) => code)).toEqual(codes)
})

test('a variant must not remove a service that charges, or a service that returns the state of a payment', () => {
  const { problems } = compiled(variant({ patch: { steps: { open: { watch: null, final: null } } } }))
  expect(problems.map(({ code, message }) => [code, /runs (\S+),/.exec(message)?.[1]])).toContainEqual([
    'varied-payment',
    'recharge.find',
  ])
})

test('a variant that removes the service with which a screen learns a payment’s state is reported', () => {
  const recall = { run: 'recharge.find', outcomes: { nothing: 'stay', paid: 'step:success', pixOpen: 'step:open' } }
  const more = { processing: 'step:open', refunding: 'message', refused: 'message' }
  const enter = { ...recall, outcomes: { ...recall.outcomes, ...more } }
  const config = JSON.parse(base.text)
  const text = JSON.stringify({ ...config, steps: { ...config.steps, home: { ...config.steps.home, enter } } })
  const messages = (patch: object) =>
    compile(
      [
        { ...base, text },
        { file: 'v.variant.json', text: JSON.stringify(variant({ patch })) },
      ],
      catalogue,
    )
      .problems.filter(({ code }) => code === 'varied-payment')
      .map(({ message }) => message.replace(/(?<=\.) .*/, ''))
  expect(messages({ steps: { home: { enter: null } } })).toEqual(['`home` no longer runs recharge.find in "enter".'])
  expect(messages(hello)).toEqual([])
})
