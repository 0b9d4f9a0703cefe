import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import type { Catalogue } from './catalogue.ts'
import { compile } from './compile.ts'
import type { Json } from './json-tree.ts'
import type { Problem } from './problem.ts'
import { clube, followers } from './testing/clube.ts'
import { base, errorCodes } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes }
})

/** Returns each message of the check with its place, without the general explanation of its code. */
function check(text: string): readonly string[] {
  const { problems } = compile([base, { file: 'clube.flow.json', text }, ...followers], catalogue)
  return problems.map(({ file, line, column, code, message, didYouMean }) => {
    const what = message
      .split(/(?<=[.:”]) (?=[A-Z])/, 2)
      .filter((part, at) => at === 0 || /^The(re are| nearest) /.test(part))
    return `${file}:${line}:${column} ${code} ${what.join(' ')}${didYouMean === undefined ? '' : ` ${didYouMean}?`}`
  })
}
const after = (from: string, to: string) => {
  expect(clube).toContain(from)
  return check(clube.replace(from, to))
}

test('the checker finds no problem in a marketer’s flow, nor in the configs that extend this flow', () => {
  expect(check(clube)).toEqual([])
})

/** Each entry is one mistake and its only message, at the place to fix. */
const mistakes: readonly (readonly [slip: string, from: string, to: string, message: string])[] = [
  [
    'a comma out',
    '"title": "Entrar no clube",',
    '"title": "Entrar no clube"',
    '11:33 syntax Write a comma at the end of this line, after `"title": "Entrar no clube"`: it is missing.',
  ],
  [
    'a comma too many',
    '"points": "step:points"',
    '"points": "step:points",',
    '29:32 syntax Delete this comma: nothing follows it.',
  ],
  [
    'a word processor’s quotes',
    '"title": "Entrar',
    '“title”: "Entrar',
    '11:7 syntax Write the straight quotation mark `"` in place of “ and of ”.',
  ],
  [
    'the brace of a step left out',
    '      ]\n    },\n    "home"',
    '      ]\n    "home"',
    '15:5 syntax Write `},` in a new line after line 14: the { after "phone" in line 10 is never closed.',
  ],
  [
    'the bracket of a list left out',
    'vale pontos." }\n      ]',
    'vale pontos." }\n',
    '40:5 syntax Write `]` in a new line after line 38: the [ after "blocks" in line 37 is never closed.',
  ],
  [
    'a quotation mark left out',
    '"Entrar no clube",',
    '"Entrar no clube,',
    '11:16 syntax Write `"` where the text `"Entrar no clube,` ends: it is missing.',
  ],
  [
    'a quotation mark left out before another key of the line',
    '"id": "hero", "text"',
    '"id": "hero, "text"',
    '13:17 syntax Write `"` where the text `"hero, "text": "Recarreg…` ends: it is missing.',
  ],
  [
    'a quotation mark left out at the start of a text',
    '"Entrar no clube",',
    'Entrar no clube",',
    '11:16 syntax Write `"` where the text `Entrar no clube",` begins: it is missing.',
  ],
  ['a number where a text belongs', '"Entrar no clube"', '20', '11:16 wrong-type `title` is `20`, not a text. "20"?'],
  [
    'a word in quotation marks inside a text',
    'junte pontos',
    'junte "pontos"',
    '13:53 syntax The text ends at the quotation mark between “e junte” and “pontos”.',
  ],
  [
    'an amount with the format of a count',
    '{customer.name}',
    '{order.value:number}',
    '23:19 wrong-format `number` writes a number, and `order.value` is an amount in cents. {order.value:money}?',
  ],
  ['a name of a step with a slip', '"home": {', '"hom": {', '16:5 patch-absent There is no `hom` to change. home?'],
  [
    'the id of a block with a slip',
    '"id": "hero"',
    '"id": "heroi"',
    '13:17 patch-absent There is no `heroi` to change. hero?',
  ],
  [
    'a block that does not exist',
    '"block": "link"',
    '"block": "botao"',
    '26:25 unknown-block There is no block `botao`.',
  ],
  [
    'a key with a slip',
    '"label": "Pontos"',
    '"lable": "Pontos"',
    '26:42 unknown-key The app reads no `lable` here. label?',
  ],
  [
    'an icon that does not exist',
    '"icon": "gift"',
    '"icon": "presente"',
    '22:19 unknown-icon There is no icon `presente`. gift?',
  ],
  [
    'a way to pay that does not exist',
    '"id": "pix"',
    '"id": "boleto"',
    '43:45 wrong-value `boleto` is not allowed here, only `credit`, `debit`, `cef_debit`, `pix`, `pisp`, `mercado_pago`, `googlepay` or `applepay`.',
  ],
  [
    'a target in Portuguese',
    '"step:points"',
    '"step:pontos"',
    '29:19 unknown-step The flow has no step `pontos`. step:points?',
  ],
  [
    'a target without its kind',
    '"step:points"',
    '"points"',
    '29:19 unknown-target `points` does not say where to lead. step:points?',
  ],
  [
    'an event with a slip',
    '"event": "points"',
    '"event": "pontos"',
    '26:70 unhandled-event The button “Pontos” sends `pontos`, which is not in `on` of `home`. points?',
  ],
  [
    'a fact with a slip in a text',
    '{customer.name}',
    '{custmer.name}',
    '23:19 unknown-placeholder `{custmer.name}` names no fact. {customer.name}?',
  ],
  [
    'a brace left out of a text',
    '{customer.name}',
    '{customer.name',
    '23:19 unbalanced-braces `{customer.name` has no `}` after it.',
  ],
  [
    'an amount in a text',
    'Recarregue e junte',
    'Recarregue R$ 50 e junte',
    '13:33 typed-amount “R$ 50” is typed by hand.',
  ],
  [
    'a title too long',
    'Entrar no clube"',
    'Entrar no clube de pontos da sua operadora preferida"',
    '11:16 text-too-long `title` has 52 characters, and room for 40.',
  ],
  ['a guard with a slip', '"when": "big"', '"when": "bigg"', '24:19 unknown-guard The flow has no guard `bigg`. big?'],
  [
    'a new step without its title',
    '      "title": "Pontos",\n',
    '',
    '32:5 missing-key `title` is missing in `points`.',
  ],
  [
    'an address in capitals',
    '"/pontos"',
    '"/Pontos/"',
    '33:15 wrong-value `/Pontos/` is not an address such as `/recarga/{channel}/pix`: lower case, digits and hyphens, no slash at the end.',
  ],
]

test.each(mistakes)('the mistake “%s” causes exactly one message, at the place to fix', (_, from, to, message) => {
  expect(after(from, to)).toEqual([`clube.flow.json:${message}`])
})

test('if a flow’s file is unreadable, no problem is reported in the flows that extend it or lead to it', () => {
  const faults = (files: readonly { readonly file: string; readonly text: string }[]) =>
    compile([base, ...files], catalogue).problems.map(({ file, code }) => `${file} ${code}`)
  const leads = { on: { submit: 'flow:clube' }, title: 'Para o clube' }
  const aunt = { id: 'aunt', extends: 'base', channels: ['aunt'], steps: { home: leads } }
  const others = [...followers, { file: 'aunt.flow.json', text: JSON.stringify(aunt) }]
  expect(faults([{ file: 'clube.flow.json', text: '' }, ...others])).toEqual(['clube.flow.json syntax'])
  expect(faults([{ file: 'clube.flow.json', text: '{ "id": "clube" ' }, ...others])).toEqual(['clube.flow.json syntax'])
  expect(faults([{ file: 'clube.flow.json', text: '['.repeat(100_000) }, ...others])).toEqual([
    'clube.flow.json nested-too-deep',
  ])
  expect(
    faults([{ file: 'clube/flow.json', text: '{ "id": }' }, { file: 'clube/a.json', text: '{}' }, ...others]),
  ).toEqual(['clube/flow.json syntax'])
  const frame = { file: 'clube/flow.json', text: '{ "id": "clube", "journeys": ["a"] }' }
  expect(faults([frame, { file: 'clube/a.json', text: '{' }, ...others])).toEqual(['clube/a.json syntax'])
})

test('if the error catalogue is unreadable, no event handler is reported as unused', () => {
  const always = { always: { pay: 'step:home' } }
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: [], ...always })
  const { problems } = compile([base, { file: 'case.flow.json', text }, { file: 'errors.json', text: '{' }], catalogue)
  expect(problems.map(({ code }) => code)).toEqual(['syntax'])
})

test('an error in a flow is not reported again in the flows that extend it', () => {
  const home = { path: '/home', title: 'Clube', blocks: { remove: ['pay'] } }
  const text = JSON.stringify({ id: 'aunt', extends: 'clube', channels: ['aunt'], steps: { points: home } })
  const { problems, waiting } = compile(
    [
      base,
      { file: 'clube.flow.json', text: clube.replace('"icon": "gift"', '"icon": "gft"') },
      { file: 'aunt.flow.json', text },
    ],
    catalogue,
  )
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual(['clube.flow.json unknown-icon'])
  expect(waiting).toEqual([{ id: 'aunt', base: 'clube' }])
})

test('a mistake in a base flow is reported once, although a variant of a flow that extends the base has it too', () => {
  const link = (event: string) => ({ id: event, block: 'link', label: 'Pontos', event })
  const steps = { points: { blocks: { merge: [link('points')] } } }
  const patch = {
    steps: { points: { blocks: { remove: ['pay'], merge: [{ id: 'tip', block: 'txt', text: 'Feliz Natal' }] } } },
  }
  const variant = { id: 'december', title: 'Natal', flow: 'aunt', audience: {}, patch }
  const { problems, variants } = compile(
    [
      base,
      { file: 'clube.flow.json', text: clube.replace('"points": "step:points"', '"pointz": "step:points"') },
      { file: 'aunt.flow.json', text: JSON.stringify({ id: 'aunt', extends: 'clube', channels: ['aunt'], steps }) },
      { file: 'aunt.variant.json', text: JSON.stringify(variant) },
    ],
    catalogue,
  )
  expect(problems.map(({ file, code }) => `${file} ${code}`)).toEqual([
    'aunt.variant.json unknown-block',
    'clube.flow.json unhandled-event',
  ])
  expect(variants).toEqual([])
})

test('if an event in the error catalogue is misspelt, it is reported once, in the catalogue', () => {
  const message = { title: 'Erro', text: 'Tente de novo.', main: { label: 'Tentar', event: 'hom' } }
  const text = JSON.stringify({ fallback: message })
  const { problems } = compile([base, { file: 'errors.json', text }], catalogue)
  const found = problems.filter(({ code }) => code.startsWith('unhandled'))
  expect(found.map(({ file, pointer, didYouMean }) => [file, pointer, didYouMean])).toEqual([
    ['errors.json', '/fallback/main/event', 'home'],
  ])
})

test('if a modal sends an event that the step which opened it does not handle, the problem is reported at this step', () => {
  const ask = { id: 'ask', block: 'link', label: 'Código', event: 'ask' }
  const steps = { success: { blocks: { merge: [ask] }, on: { ask: 'modal:cvv' } } }
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: [], steps })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue)
  expect(problems.map(({ code, pointer, message }) => [code, pointer, message.split('. ')[0]])).toEqual([
    [
      'unhandled-send',
      '/steps/success',
      '`success` opens `cvv`, and does not handle `submit`, which is sent from there',
    ],
  ])
})

test('if a button of a screen without `confirms` charges, this is reported, and not the dialogs of the charge', () => {
  const { steps } = JSON.parse(base.text)
  const submit = { ...steps.pay.on.submit, outcomes: { ...steps.pay.on.submit.outcomes, cvvMissing: 'modal:cvv' } }
  const again = { id: 'again', block: 'link', label: 'Repetir', event: 'again' }
  const success = { blocks: { merge: [again] }, on: { again: submit } }
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: [], steps: { success } })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue)
  expect(problems.map(({ code, message }) => [code, message])).toEqual([
    [
      'unconfirmed-charge',
      expect.stringMatching(/^A tap on “Repetir” pays at once on `success`.* after `"again":` write `"step:pay"`:/),
    ],
  ])
})

test('if `until` is a day without a time, the message says that the variant leaves this day out', () => {
  const audience = { id: 'natal', title: 'Natal', flow: 'base', audience: {}, patch: { steps: {} } }
  const messages = (until: string) =>
    compile([base, { file: 'natal.variant.json', text: JSON.stringify({ ...audience, until }) }], catalogue).problems
  for (const until of ['26/12/2026', '2026-12-26']) {
    const [problem] = messages(until)
    expect(problem?.message).toContain(
      `Write \`2026-12-26T00:00:00-03:00\` in place of \`${until}\`. That leaves 2026-12-26 out`,
    )
    expect(problem?.message).toContain('write `"until": "2026-12-27T00:00:00-03:00"`')
  }
})

test('if a button sends an unknown event, the check suggests the event of another button with the same label', () => {
  const links = [{ id: 'ajuda', block: 'link', label: 'Ajuda', event: 'ajuda' }]
  const text = JSON.stringify({
    id: 'case',
    extends: 'base',
    channels: [],
    steps: { home: { blocks: { merge: links } } },
  })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue)
  expect(problems.map(({ code, didYouMean }) => [code, didYouMean])).toEqual([['unhandled-event', 'help']])
})

function problemsAfter(from: string, to: string): readonly Problem[] {
  expect(clube).toContain(from)
  return compile([base, { file: 'clube.flow.json', text: clube.replace(from, to) }], catalogue).problems
}

/** Returns the whole messages after a mistake. */
function messagesAfter(from: string, to: string): string {
  return problemsAfter(from, to)
    .map(({ message }) => message)
    .join('\n')
}

test('if a button has no handler, the problem is at `on`, and the message gives the missing line and the line of the button', () => {
  const other = '{ "id": "other", "block": "link", "label": "Termos", "event": "terms" },\n        '
  const [problem] = problemsAfter('{ "id": "more", "block"', `${other}{ "id": "more", "block"`)
  expect(problem?.line).toBe(29)
  expect(problem?.message).toContain('The button “Termos” sends it, in line 26.')
  expect(problem?.message).toMatch(/Write `"terms": "[a-z]+:.+",` here, after the `\{` of `on` of `home`/)
})

test('if the event of a button or its handler was renamed, the message names the other one, and nothing else is reported', () => {
  for (const [from, to] of [
    ['"event": "points"', '"event": "terms"'],
    ['"points": "step:points"', '"terms": "step:points"'],
  ] as const) {
    const found = problemsAfter(from, to)
    expect(found.map(({ code, line }) => [code, line])).toEqual([['unhandled-event', 26]])
    expect(found[0]?.didYouMean).toBe(from.includes('event') ? 'points' : 'terms')
  }
})

test('if a service has one unknown outcome and lacks one, only the unknown one is reported, with the missing one to write', () => {
  const submit = { outcomes: { sent: null, gone: 'step:code' } }
  const found = extended({ phone: { on: { submit } } })
  expect(found.map(({ code, didYouMean }) => [code, didYouMean])).toEqual([['unknown-outcome', 'sent']])
})

test('if a line leads to a step that does not exist, the message names the button that needs the line', () => {
  expect(messagesAfter('"step:points"', '"step:regulamento"')).toContain(
    'delete the button that sends `points`, in line 26',
  )
})

test('if the name of a step is misspelt, the message suggests the right name, and does not advise to remove anything', () => {
  const messages = messagesAfter('"step:points"', '"step:pionts"')
  expect(messages).toContain('Write `step:points` in place of `step:pionts`.')
  expect(messages).not.toContain('delete')
})

const extended = (steps: Json) => {
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: [], steps })
  return compile([base, { file: 'case.flow.json', text }], catalogue).problems
}
const link = (event: string) => ({ id: event, block: 'link', label: event, event })

test('if the handler of a button is deleted, the event of another button is not said to be the right name', () => {
  const [problem] = extended({ home: { blocks: [link('seeOne'), link('seeTwo')], on: { seeOne: 'step:pay' } } })
  expect(problem?.message).toContain('`seeTwo` is missing in `on` of `home`')
  expect(problem?.message).not.toContain('in place of `seeTwo`')
})

test('if two steps have one address, the message names both, and tells the one that is not named in it to change', () => {
  const step = { path: '/dicas', access: 'anyone', title: 'Dicas', header: 'title', blocks: [link('home')] }
  const [problem] = extended({ news: step, dicas: step }).filter(({ code }) => code === 'duplicate-path')
  expect(problem?.pointer).toBe('/steps/news/path')
  expect(problem?.message).toContain(
    '`/dicas` is the address of two steps: `news`, in this line, and `dicas`, in line 1.',
  )
  expect(problem?.message).toContain('or, for a new step, for example `/news`. Leave that of `dicas`.')
})

test('if a key is missing, the message shows an example of it', () => {
  expect(messagesAfter('      "title": "Pontos",\n', '')).toContain('Write `"title": "…",` after the `{` here.')
})

test('two blocks that a variant must not remove are named in one message, which says to delete all that is left without them', () => {
  const patch = { steps: { success: { blocks: { remove: ['receipt', 'words'] } } } }
  const variant = { id: 'natal', title: 'Natal', flow: 'base', audience: {}, patch }
  const words = { id: 'words', block: 'text', text: 'Obrigado.' }
  const flow = JSON.parse(base.text)
  flow.steps.success.blocks.push(words)
  const { problems } = compile(
    [
      { ...base, text: JSON.stringify(flow) },
      { file: 'natal.variant.json', text: JSON.stringify(variant) },
    ],
    catalogue,
  )
  const [problem, another] = problems.filter(({ code }) => code === 'varied-claim')
  expect(problem?.message).toContain('removes the blocks `')
  expect(problem?.message).toContain('because it says nothing else')
  expect(another).toBeUndefined()
})

test('if a list of a patch removes what is not there any more, the message says to delete the name', () => {
  const found = extended({ home: { blocks: { remove: ['somethingElse'] } } })
  expect(found.map(({ code, mend }) => [code, mend])).toEqual([
    ['patch-absent', 'Delete `"somethingElse"` from `remove`.'],
  ])
})

test('if a code of the error catalogue is misspelt, the message suggests the code that is missing then', () => {
  const entry = { title: 'Erro', text: 'Tente.', main: { label: 'Tentar', event: 'retry' } }
  const [, missing = ''] = errorCodes
  const codes = Object.fromEntries(errorCodes.map(code => [code === missing ? `${code}0` : code, entry]))
  const text = JSON.stringify({ fallback: entry, codes })
  const { problems } = compile([base, { file: 'errors.json', text }], catalogue)
  const found = problems.filter(({ code }) => code === 'unknown-code')
  expect(found.map(({ didYouMean }) => didYouMean)).toEqual([missing])
})

test('if a flow is unreadable, its channels are not reported as served by no flow', () => {
  const files = [base, { file: 'clube.flow.json', text: `${clube}}` }]
  const { problems } = compile(files, { ...catalogue, channels: ['web', 'loyalty'] }, { isComplete: true })
  expect(problems.map(({ code }) => code)).toEqual(['syntax'])
})
