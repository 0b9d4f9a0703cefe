import { beforeAll, describe, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { type Catalogue, sentenceWords } from './catalogue.ts'
import { compile } from './compile.ts'
import { nearMiss } from './near-miss.ts'
import { base, errorCodes } from './testing/fixtures.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = { ...(await loadCatalogue()), errorCodes, codeWords: {} }
})

/** Returns the problems of the fixtures' base flow after a change, each as `code pointer`. */
function found(change: object): readonly string[] {
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: ['whatsapp'], ...change })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue)
  return problems.map(({ code, pointer }) => `${code} ${pointer}`)
}
const link = (event: string) => [{ id: event, block: 'link', label: 'Ir', event }]
const page = (path: string, more: object = {}) => ({
  path,
  access: 'anyone',
  title: 'T',
  header: 'title',
  blocks: [],
  ...more,
})
const find = (ways: object) => ({
  run: 'recharge.find',
  outcomes: {
    nothing: 'stay',
    paid: 'stay',
    pixOpen: 'stay',
    processing: 'stay',
    refunding: 'stay',
    refused: 'stay',
    ...ways,
  },
})

describe('the conditional title of a step', () => {
  const guards = { loginKnown: { fact: 'login.msisdn', present: true } }
  const called = (when: string, title: string) => found({ guards, steps: { code: { retitled: { when, title } } } })

  test('a step’s conditional title must use a guard of the flow, and must not contain a placeholder', () => {
    expect(called('nobody', 'T')).toEqual(['unknown-guard /steps/code/retitled/when'])
    expect(called('loginKnown', '{login.msisdn}')).toEqual(['unknown-placeholder /steps/code/retitled/title'])
    expect(called('loginKnown', 'T')).toEqual([])
  })
})

describe('reachability', () => {
  test('a step that only collects a fact for another step is not reported as unreachable', () => {
    const ask = page('/cpf', {
      blocks: [{ id: 'name', block: 'phone-field', fact: 'recharge.newTarget', label: 'Número' }],
    })
    expect(
      found({ steps: { ask, pay: { needs: ['recharge.value', 'recharge.target', 'recharge.newTarget'] } } }),
    ).toEqual([])
  })

  test('a step to which customers come only by Back is not reported as unreachable', () => {
    expect(
      found({
        steps: {
          before: page('/antes', { blocks: link('on'), on: { on: 'step:code' } }),
          code: { back: 'step:before' },
        },
      }),
    ).toEqual([])
  })

  test('a modal is reported as unused if only a step that no customer can reach opens it', () => {
    const lost = page('/perdida', { blocks: link('open'), on: { open: 'modal:m' } })
    const change = { steps: { lost }, modals: { m: { title: 'M', blocks: [] } } }
    expect(found(change)).toEqual(['unreachable-step /steps/lost', 'unused-modal /modals/m'])
  })
})

describe('links in the panel', () => {
  const panel = (event: string) => ({ panel: { links: [{ label: 'Sobre', event }] } })
  const about = page('/sobre')

  test('a link in the panel that emits an event which some step does not handle is reported', () => {
    expect(found(panel('about'))).toEqual(['unhandled-event /panel/links/0/event'])
  })

  test('a step that only the panel links to is unreachable, because narrow screens do not show the panel', () => {
    const change = { ...panel('about'), always: { about: 'step:about' }, steps: { about } }
    expect(found(change)).toEqual(['unreachable-step /steps/about'])
    const blocks = [{ id: 'more', block: 'links', items: [{ label: 'Sobre', event: 'about' }] }]
    expect(found({ ...change, modals: { help: { blocks } } })).toEqual([])
  })
})

test('an event in a list of links is checked like any other event: if no step handles it, it is reported', () => {
  const blocks = [{ id: 'more', block: 'links', items: [{ label: 'Ir', event: 'nowhere' }] }]
  const pointers = found({ modals: { help: { blocks } } })
  expect(pointers.map(one => one.split(' ', 1)[0])).toEqual(['unhandled-event'])
})

describe('loops', () => {
  test('an `enter` service that leads to its own step is reported as a loop', () => {
    expect(found({ steps: { home: { enter: find({ nothing: 'step:home' }) } } })).toEqual([
      'loop /steps/home/enter/outcomes/nothing',
    ])
  })

  test('if one step sends the customer to another without setting the fact that the other needs, the check reports a loop', () => {
    expect(found({ steps: { home: { enter: find({ nothing: 'step:success' }) } } })).toEqual([
      'loop /steps/home/enter/outcomes/nothing',
    ])
    expect(found({ steps: { home: { enter: find({ paid: 'step:success' }) } } })).toEqual([])
  })
})

describe('needs', () => {
  test('if a step needs a fact and only this step collects the fact, the step is reported as never shown', () => {
    expect(found({ steps: { home: { needs: ['recharge.value'] } } })).toEqual(['needs-circle /steps/home'])
  })

  test('a login step that itself needs a session is reported, because customers could never see it', () => {
    expect(found({ steps: { phone: { access: 'customer' } } })).toContain('needs-circle /steps/phone')
  })

  test('if a service needs a fact, the fact must be set before the service runs', () => {
    const enter = {
      run: 'pix.loadCode',
      outcomes: { ready: 'stay', expired: 'stay', missing: 'stay', unreachable: 'stay' },
    }
    const pay = { on: { submit: { outcomes: { pixCreated: 'step:success' } } } }
    const unmet = found({ steps: { success: { enter }, pay } }).filter(problem => problem.startsWith('unmet-need'))
    expect(unmet).toEqual([])
    expect(
      found({ steps: { code: { on: { resend: { run: 'recharge.chooseTarget', outcomes: { chosen: 'stay' } } } } } }),
    ).toEqual(['unmet-need /steps/code/on/resend/run'])
  })
})

describe('names', () => {
  test('a text cannot show a secret fact', () => {
    expect(found({ modals: { cvv: { title: 'CVV {payment.cvv}' } } })).toEqual([
      'unknown-placeholder /modals/cvv/title',
    ])
  })

  test('no step and no block may use a secret fact, except the block that asks the customer for it', () => {
    const blocks = (...own: readonly object[]) => found({ steps: { home: { blocks: own } } })
    expect(found({ steps: { home: { needs: ['payment.pan'] } } })).toEqual(['named-secret /steps/home/needs/0'])
    expect(blocks({ id: 'hello', plain: 'Olá', unless: 'payment.expiry' })).toEqual([
      'named-secret /steps/home/blocks/0/unless',
    ])
    expect(blocks({ id: 'cpf', block: 'cpf-field', fact: 'payment.pan', label: 'CPF' })).toEqual([
      'named-secret /steps/home/blocks/0/fact',
    ])
    expect(blocks({ id: 'cvv', block: 'cvv-field', fact: 'payment.cvv', label: 'CVV' })).toEqual([])
  })

  test('a field for personal data that writes a fact not marked as personal is reported', () => {
    const number = (fact: string) => ({ id: 'other', block: 'phone-field', fact, label: 'Outro número' })
    const phone = (fact: string) => found({ steps: { phone: { blocks: [number(fact)] } } })
    expect(phone('recipient.newMsisdn')).toEqual([])
    expect(phone('session.offerId')).toEqual(['unlabelled-answer /steps/phone/blocks/0/fact'])
    const picker = { id: 'contact', block: 'contact-picker', fact: 'recipient.newMsisdn', label: 'Contatos' }
    expect(found({ steps: { home: { blocks: [{ ...picker, nameFact: 'pisp.bank' }] } } })).toEqual([
      'unlabelled-answer /steps/home/blocks/0/nameFact',
    ])
  })

  test('if a field’s label does not state what the customer has to type there, the label is reported', () => {
    const labelled = (label: string) => found({ steps: { code: { blocks: [{ id: 'code', label }] } } })
    expect(labelled('Código de 6 dígitos')).toEqual([])
    expect(labelled('Número com DDD')).toEqual(['wrong-label /steps/code/blocks/0/label'])
  })

  test('JavaScript code in a placeholder is reported, and the check does not run it', () => {
    expect(found({ modals: { cvv: { title: '{constructor.constructor}' } } })).toHaveLength(1)
  })

  test('a placeholder in a text where nothing fills it in is reported', () => {
    expect(found({ steps: { home: { title: 'Olá, {customer.name}' } } })).toEqual([
      'unknown-placeholder /steps/home/title',
    ])
    expect(found({ words: { code: 'Código {kode}' } })).toEqual(['unknown-placeholder /words/code'])
  })

  test('a step that lists the same address twice is reported', () => {
    expect(found({ steps: { home: { aliases: ['/inicio'] } } })).toEqual(['duplicate-path /steps/home/aliases/0'])
  })

  test('an address may contain a fact only at its end, and only an id that is neither secret nor personal', () => {
    const aliased = (alias: string) => found({ steps: { home: { aliases: [alias] } } })
    expect(aliased('/status_pisp/{pisp.id}')).toEqual(['missing-need /steps/home/aliases/0'])
    for (const fact of ['pisp.payerDocument', 'payment.pan', 'recharge.value', 'nobody.knows'])
      expect(aliased(`/status_pisp/{${fact}}`)).toEqual(['unknown-fact /steps/home/aliases/0'])
    for (const alias of ['/pisp/{pisp.id}', '/status_pisp/{pisp.id}/x', '/status_pisp/a{pisp.id}'])
      expect(aliased(alias)).toContain('wrong-value /steps/home/aliases/0')
    expect(found({ steps: { home: { path: '/status_pisp/{pisp.id}' } } })).toContain('wrong-value /steps/home/path')
  })

  test('a flow that removes the app’s own event `offline` from `always` is reported', () => {
    expect(found({ always: { offline: null } })).toEqual(['missing-key /always'])
  })

  test.each(['toString', 'constructor', '__proto__', 'hasOwnProperty'])(
    '“%s”, a name that every JavaScript object has, is reported if a flow uses it without defining it',
    name => {
      const { problems } = compile(
        [
          base,
          {
            file: 'case.flow.json',
            text: `{"id":"case","extends":"base","channels":["x"],"start":"${name}",
        "steps":{"home":{"blocks":[{"id":"go","when":"${name}"},{"id":"x","block":"${name}"}],"needs":["${name}"],
        "enter":{"run":"${name}","outcomes":{}},"on":{"help":"modal:${name}"}}}}`,
          },
        ],
        catalogue,
      )
      expect(new Set(problems.map(({ code }) => code))).toEqual(
        new Set(['unknown-step', 'unknown-guard', 'unknown-block', 'unknown-fact', 'unknown-service', 'unknown-modal']),
      )
    },
  )
})

describe('a block', () => {
  const withBlock = (block: object) => found({ steps: { home: { blocks: [{ id: 'more', ...block }] } } })
  const choice = (fact: string, value: string) =>
    withBlock({ block: 'segmented', fact, legend: 'Quando?', options: [{ value, label: 'Sim' }], rule: 'cvv' })

  test('a fact in cents must have the format “money” in a text', () => {
    const text = (format: string) => withBlock({ block: 'text', text: `Pague {recharge.value:${format}}.` })
    expect(text('money')).toEqual([])
    expect(text('number')).toEqual(['wrong-format /steps/home/blocks/0/text'])
    expect(text('text')).toEqual(['wrong-format /steps/home/blocks/0/text'])
  })

  test('a block for amounts may write only a fact that contains an amount; any other is reported', () => {
    const field = (fact: string) => withBlock({ block: 'money-field', fact, label: 'Valor' })
    expect(field('card.statementCents')).toEqual([])
    expect(field('card.changesLeft')).toEqual(['unknown-fact /steps/home/blocks/0/fact'])
    expect(field('card.statementCent')).toEqual(['unknown-fact /steps/home/blocks/0/fact'])
  })

  test('a block may write a choice fact only if the fact allows all of the block’s options', () => {
    const use = (fact: string) =>
      withBlock({ block: 'card-use', fact, legend: 'Como?', credit: 'Crédito', debit: 'Débito' })
    expect(use('payment.type')).toEqual([])
    expect(use('schedule.frequency')).toEqual(['unknown-fact /steps/home/blocks/0/fact'])
  })

  test('a block’s options must be values that its fact allows; any other is reported', () => {
    expect(choice('schedule.frequency', 'weekly')).toEqual([])
    expect(choice('schedule.frequency', 'daily')).toEqual(['outside-domain /steps/home/blocks/0/options/0/value'])
  })
})

test('a button whose label is the title of a step must lead to that step; otherwise it is reported', () => {
  const led = (event: string) =>
    found({ steps: { home: { blocks: { merge: [{ id: 'help', label: 'Entrar', event }] } } } })
  expect(led('help')).toEqual(['wrong-label /steps/home/blocks/merge/0/label'])
  const menu = (event: string) => ({ items: [{ label: 'Início', icon: 'home', event }] })
  expect(found({ menu: menu('home') })).toEqual([])
  expect(found({ menu: menu('loggedOut') })).toEqual(['wrong-label /menu/items/0/label'])
})

test('a step whose `back` leads to the same step is reported', () => {
  expect(found({ steps: { home: { back: 'step:home' } } })).toEqual(['misplaced-target /steps/home/back'])
})

describe('the error catalogue', () => {
  const say = {
    title: 'Erro!',
    text: 'Não deu certo.',
    main: { label: 'Tentar', event: 'retry' },
    out: { label: 'Início', event: 'home' },
  }
  const saying = { none: 'Nada foi cobrado.', unknown: 'Confira o histórico.', returned: 'O valor será devolvido.' }
  const sentences = Object.fromEntries(Object.entries(sentenceWords).map(([key, word]) => [key, saying[word]]))
  const check = (codes: object, fallback: object = say, more: object = {}) => {
    const text = JSON.stringify({
      sentences: { ...sentences, ...more },
      fallback,
      cardTypes: { credit: 'crédito', debit: 'débito' },
      codes,
    })
    const { problems } = compile([base, { file: 'errors.json', text }], catalogue)
    return problems.map(({ code, pointer }) => `${code} ${pointer}`)
  }

  test('if an error code has a text for charges but no general text, the check reports the missing text', () => {
    expect(check({ '300': say, '801': say, '801:charge': say })).toEqual([])
    expect(check({ '300': say, '801:charge': say })).toEqual(['missing-code /codes'])
  })

  test('the error catalogue must not have a text for a code that can never occur', () => {
    expect(check({ '300': say, '801': say, '302': say, '801:values': say })).toEqual([
      'unknown-code /codes/302',
      'unknown-code /codes/801:values',
    ])
  })

  test.each(['&CUSTOM_TEXT', '{cardType}'])(
    'each text of the error catalogue may contain the placeholder %s',
    placeholder => {
      const filled = { ...say, title: placeholder, main: { label: placeholder, event: 'retry' } }
      expect(check({ '300': filled, '801': say }, filled, { none: `Nada foi cobrado ${placeholder}` })).toEqual([])
    },
  )

  test.each(['&CUSTON_TEXT', '{cardtype}', '{customer.name}', '{}'])(
    'the unknown placeholder %s is reported in the error catalogue',
    placeholder => {
      expect(check({ '300': { ...say, text: `Na ${placeholder}` }, '801': say })).toEqual([
        'unknown-placeholder /codes/300/text',
      ])
      expect(check({ '300': say, '801': say }, { ...say, main: { label: placeholder, event: 'retry' } })).toEqual([
        'unknown-placeholder /fallback/main/label',
      ])
    },
  )

  test.each([
    ['title', 40],
    ['text', 180],
  ])('a %s in the error catalogue may have at most %i characters', (name, limit) => {
    const of = (length: number) => check({ '300': { ...say, [name]: 'a'.repeat(length) }, '801': say })
    expect(of(limit)).toEqual([])
    expect(of(limit + 1)).toEqual([`text-too-long /codes/300/${name}`])
  })

  test('a sentence about money in the error catalogue may have at most 90 characters', () => {
    const of = (length: number) => check({ '300': say, '801': say }, say, { unknown: 'a'.repeat(length) })
    expect(of(90)).toEqual([])
    expect(of(91)).toEqual(['text-too-long /sentences/unknown'])
  })

  test('an error message that refers to a sentence about money which does not exist is reported', () => {
    expect(check({ '300': { ...say, claims: 'nothing' }, '801': say })).toEqual(['wrong-value /codes/300/claims'])
  })

  test('a sentence of the error catalogue is reported if it says something else about the money than the case it is written for', () => {
    const of = (more: object) => check({ '300': say, '801': say }, say, more)
    expect(of({ none: 'O valor será devolvido.' })).toEqual(['false-message /sentences/none'])
    expect(of({ none: 'Confira o histórico.' })).toEqual(['false-message /sentences/none'])
    expect(of({ unknown: 'Nada foi cobrado.' })).toEqual(['false-message /sentences/unknown'])
  })

  test('if buttons have the same label, they must send the same event in every error message', () => {
    const out = { label: 'Voltar ao início', event: 'home' }
    const both = { ...say, out }
    const lost = { ...both, out: { ...out, event: 'retry' } }
    expect(check({ '300': both, '801': both }, both)).toEqual([])
    expect(check({ '300': both, '801': lost }, both)).toEqual(['wrong-label /codes/801/out/event'])
  })

  test('if the only button of an error message is “try again”, the message needs a second button', () => {
    const { out: _, ...alone } = say
    expect(check({ '300': alone, '801': say })).toEqual(['missing-key /codes/300'])
    expect(check({ '300': { ...alone, tone: 'good' }, '801': say })).toEqual([])
  })

  test('if an error message claims something about money that `claims` does not contain, it is reported', () => {
    const lie = { ...say, text: 'Não deu certo. Nada foi cobrado.' }
    expect(check({ '300': lie, '801': say })).toEqual(['false-message /codes/300/text'])
    expect(check({ '300': say, '801': say }, lie)).toEqual(['false-message /fallback/text'])
  })

  test('if an error message says more about the money than is certain, or less, it is reported', () => {
    catalogue = { ...catalogue, codeMoney: { '300': 'none' } }
    const of = (more: object, other: object = {}) => check({ '300': { ...say, ...more }, '801': { ...say, ...other } })
    expect(of({ claims: 'noneNow' })).toEqual([])
    expect(of({ textClaims: 'none' })).toEqual([])
    expect(of({})).toEqual(['false-message /codes/300'])
    expect(of({ claims: 'unknown' })).toEqual(['false-message /codes/300/claims'])
    expect(of({ claims: 'none' }, { claims: 'none' })).toEqual(['false-message /codes/801/claims'])
    expect(of({ claims: 'none', uncharged: 'returned' })).toEqual(['false-message /codes/300/uncharged'])
  })
})

test.each([
  ['haeding', 'heading'],
  ['headng', 'heading'],
  ['Heading', 'heading'],
  ['sumbit', 'submit'],
  ['pix', undefined],
  ['something-else', undefined],
])('for the misspelt name “%s”, the check suggests %s', (name, meant) => {
  expect(nearMiss(name, ['heading', 'submit', 'link'])).toBe(meant)
})

test.each([
  ['bare', ['whatsapp'], []],
  ['classic', ['whatsapp'], []],
  ['embedded', ['partner_app'], []],
  ['embedded', ['whatsapp'], ['unfit-layout /layout']],
  ['bare', ['partner_app'], ['unfit-layout /channels/0']],
])(
  'the layout “%s” in a flow without a menu, for the channels %j, has the problems %j',
  (layout, channels, problems) => {
    expect(found({ layout, channels, menu: null })).toEqual(problems)
  },
)

test('if a flow has a menu but its layout shows none, the layout is reported', () => {
  expect(found({ layout: 'bare' })).toEqual(['unfit-layout /layout'])
})

test('an address that names a fact belongs to a step that needs this fact', () => {
  const opened = (more: object) => found({ steps: { phone: { aliases: ['/api-payment/{login.payload}'], ...more } } })
  expect(opened({})).toEqual(['missing-need /steps/phone/aliases/0'])
  expect(opened({ needs: ['login.payload'], else: 'step:code' })).not.toContain('missing-need /steps/phone/aliases/0')
})

test('a guard whose name ends with On or Off holds where its flag is so', () => {
  const named = (name: string, is: boolean) => {
    const block = { id: 'offer', block: 'text', text: 'Veja as ofertas.', when: name }
    const guards = { [name]: { fact: 'toggles.campaigns', is } }
    return found({ guards, steps: { home: { blocks: { merge: [block] } } } })
  }
  expect(named('campaignsOn', false)).toEqual(['misnamed-guard /guards/campaignsOn'])
  expect(named('campaignsOff', true)).toEqual(['misnamed-guard /guards/campaignsOff'])
  expect([...named('campaignsOn', true), ...named('campaignsOff', false)]).toEqual([])
})

test('a button that does nothing, in every case or in one, is reported', () => {
  const tapped = (target: unknown) => {
    const merge = [{ id: 'see', block: 'link', label: 'Ver pagar', event: 'see' }]
    return found({ steps: { home: { blocks: { merge }, on: { see: target } } } })
  }
  expect(tapped('stay')).toEqual(['idle-control /steps/home/on/see'])
  expect(tapped([{ when: 'newCard', to: 'stay' }, { to: 'step:pay' }])).toEqual([
    'idle-control /steps/home/on/see/0/to',
  ])
  const away = { id: 'away', block: 'link', label: 'Ver', event: 'see' }
  expect(found({ always: { see: 'stay' }, steps: { home: { blocks: { merge: [away] } } } })).toEqual([
    'idle-control /always/see',
  ])
})

test('a guard compares a number with a whole number', () => {
  const block = { id: 'left', block: 'text', text: 'Você pode trocar o cartão.', when: 'changesLeft' }
  const limited = (atLeast: number) =>
    found({
      guards: { changesLeft: { fact: 'card.changesLeft', atLeast } },
      steps: { phone: { blocks: { merge: [block] } } },
    })
  expect(limited(0.5)).toEqual(['odd-threshold /guards/changesLeft/atLeast'])
  expect(limited(1)).toEqual([])
})

test('a button that looks dangerous runs a service that deletes or charges', () => {
  const danger = { id: 'halt', tone: 'danger', label: 'Parar recarga' }
  const steps = (service: string, outcomes: object) => ({
    home: {
      blocks: { merge: [{ ...danger, block: 'action', event: 'stop' }] },
      on: { stop: { run: service, outcomes } },
    },
  })
  const stopping = { stopped: 'stay', refused: 'stay', unreachable: 'stay' }
  expect(found({ steps: steps('schedule.stop', stopping) })).not.toContainEqual(expect.stringContaining('false-danger'))
  const asking = { sent: 'stay', refused: 'stay', unreachable: 'stay' }
  expect(found({ steps: steps('login.requestCode', asking) })).toContainEqual(expect.stringContaining('false-danger'))
})

test('an address is foreign if it alone begins with another word, and correct if two do, or if the base wrote it', () => {
  const moved = (more: object) => {
    const at = (path: string) => ({ path: `/clube/${path}` })
    const clube = {
      phone: at('entrar'),
      code: at('codigo'),
      home: at('inicio'),
      pay: at('pagar'),
      success: at('sucesso'),
    }
    return found({ steps: { ...clube, open: { path: '/andamento' }, ...more } })
  }
  expect(moved({})).toEqual(['foreign-address /steps/open/path'])
  expect(moved({ code: { path: '/codigo' } })).toEqual([])
  expect(moved({ open: {} })).toEqual([])
})

test('if a dialog declares that nothing was charged, one of its texts must say so', () => {
  const claimed = (text: string) =>
    found({ modals: { help: { claims: 'none', blocks: { merge: [{ id: 'text', text }] } } } })
  expect(claimed('Nada foi cobrado. Escolha um valor e como pagar.')).toEqual([])
  expect(claimed('Escolha um valor e como pagar.')).toEqual(['unsaid-claim /modals/help/claims'])
})

test('a guard whose name says the opposite of what it asks for is reported', () => {
  const named = (name: string, fact: string, asked: object) =>
    found({
      guards: { [name]: { fact, ...asked } },
      steps: { phone: { blocks: { merge: [{ id: 'one', block: 'text', text: 'Veja.', when: name }] } } },
    })
  const misnamed = (name: string) => [`misnamed-guard /guards/${name}`]
  expect(named('cardIsFavorite', 'card.isFavorite', { is: true })).toEqual([])
  expect(named('cardIsFavorite', 'card.isFavorite', { is: false })).toEqual(misnamed('cardIsFavorite'))
  expect(named('cardIsNoFavorite', 'card.isFavorite', { is: true })).toEqual(misnamed('cardIsNoFavorite'))
  expect(named('banksKnown', 'pisp.banksUnread', { present: false })).toEqual([])
  expect(named('banksKnown', 'pisp.banksUnread', { present: true })).toEqual(misnamed('banksKnown'))
  expect(named('pastPending', 'past.status', { is: 'PENDING' })).toEqual([])
  expect(named('pastPending', 'past.status', { is: 'OK' })).toEqual(misnamed('pastPending'))
})

test('a guard that asks whether a number is zero or more is reported, because every number is', () => {
  const block = { id: 'left', block: 'text', text: 'Você pode trocar o cartão.', when: 'changesLeft' }
  const limited = (limit: object) =>
    found({
      guards: { changesLeft: { fact: 'card.changesLeft', ...limit } },
      steps: { phone: { blocks: { merge: [block] } } },
    })
  expect(limited({ atMost: 0 })).toEqual([])
  expect(limited({ atMost: -1 })).toEqual(['odd-threshold /guards/changesLeft/atMost'])
  expect(limited({ atLeast: 0 })).toEqual(['odd-threshold /guards/changesLeft/atLeast'])
})

test('a waiting block with a guard is reported if no service of its step changes what the guard asks for', () => {
  const waiting = { id: 'wait', block: 'waiting', text: 'Um instante', when: 'recordsLost' }
  const shown = (step: object) =>
    found({
      guards: { recordsLost: { fact: 'recharge.isUnkept', present: true } },
      steps: { home: { blocks: { merge: [waiting] }, ...step } },
    })
  expect(shown({})).toEqual(['idle-wait /steps/home/blocks/merge/0/id'])
})

test('if the end of a session leads to a step for logged-in customers, or stays on one, this is reported', () => {
  const ended = (sessionExpired: string) => found({ always: { sessionExpired } })
  expect(ended('step:phone')).toEqual([])
  expect(ended('step:home')).toEqual(['misplaced-target /always/sessionExpired'])
  expect(ended('stay')).toEqual(['misplaced-target /always/sessionExpired'])
})

test('if the texts for “Voltar” and “Fechar” of all screens are swapped, both are reported', () => {
  expect(found({ words: { back: 'Retornar' } })).toEqual([])
  expect(found({ words: { back: 'Fechar', dismiss: 'Voltar' } })).toEqual([
    'wrong-label /words/back',
    'wrong-label /words/dismiss',
  ])
})

test('an `else` is reported unless it leads to an entrance, an earlier step, or one that asks for the fact', () => {
  const without = (other: string) => found({ steps: { pay: { else: other } } })
  expect(without('step:home')).toEqual([])
  expect(without('step:phone')).toEqual([])
  expect(without('step:open')).toEqual(['foreign-back /steps/pay/else'])
})

test('a button with a `busyLabel` whose event takes no time is reported', () => {
  const tapped = (target: unknown) => {
    const merge = [{ id: 'see', block: 'action', label: 'Ver pagar', busyLabel: 'Um instante', event: 'see' }]
    return found({ steps: { home: { blocks: { merge }, on: { see: target } } } })
  }
  expect(tapped('step:pay')).toEqual(['idle-wait /steps/home/blocks/merge/0/busyLabel'])
  expect(tapped('flow:base')).toEqual([])
  expect(tapped(find({}))).toEqual([])
})

test('a button “Parar” that stops nothing, and another button that stops a schedule, are reported', () => {
  const outcomes = { stopped: 'stay', refused: 'stay', unreachable: 'stay' }
  const stops = (label: string, target: unknown) =>
    found({
      steps: {
        home: {
          blocks: { merge: [{ id: 'stop', block: 'action', label, event: 'stop' }] },
          on: { stop: target },
        },
      },
    }).filter(one => one.startsWith('wrong-label'))
  const stop = { run: 'schedule.stop', outcomes }
  const wrong = ['wrong-label /steps/home/blocks/merge/0/label']
  expect(stops('Parar a recarga programada', stop)).toEqual([])
  expect(stops('Ver a recarga', stop)).toEqual(wrong)
  expect(stops('Parar a recarga programada', 'step:pay')).toEqual(wrong)
})

test('a text that lost a word in the middle, or that is too long to be read, is reported', () => {
  const said = (text: string) =>
    found({ modals: { help: { blocks: { merge: [{ id: 'text', text }] } } } }).map(one => one.split(' ', 1)[0])
  expect(said('Cartão final, de crédito.')).toEqual(['untidy-text'])
  expect(said('Sua recarga passa de para vinte.')).toEqual(['untidy-text'])
  expect(said('Escolha um valor. '.repeat(20).trim())).toEqual(['text-too-long'])
  expect(said('Um cartão com final novo.')).toEqual([])
})

test('a step that watches leads the same news to the same screen when the customer asks', () => {
  const asked = (ways: object) =>
    found({
      steps: {
        open: {
          blocks: [{ id: 'look', block: 'action', label: 'Conferir', event: 'look' }],
          on: {
            look: find({
              nothing: 'step:home',
              paid: 'step:success',
              refunding: 'modal:error',
              refused: 'modal:error',
              ...ways,
            }),
          },
        },
      },
    })
  expect(asked({})).toEqual([])
  expect(asked({ processing: 'step:home' })).toEqual(['odd-branch /steps/open/on/look/outcomes/processing'])
})

test('an event that a dialog sends on runs a service in the step below', () => {
  const steps = { home: { blocks: link('cvv'), on: { cvv: 'modal:cvv' } } }
  expect(found({ steps })).toEqual(['unhandled-send /modals/cvv/on/submit/send'])
})

test('a final step that says how a payment stands leads home by Back and by `else`', () => {
  expect(found({ steps: { success: { back: 'step:pay' } } })).toEqual(['foreign-back /steps/success/back'])
  expect(found({ steps: { success: { else: 'step:pay' } } })).toEqual(['foreign-back /steps/success/else'])
  expect(found({ steps: { success: { else: null } } })).toEqual(['foreign-back /steps/success/needs/0'])
})

test('a step in the middle of something does not claim that nothing was charged', () => {
  expect(found({ steps: { pay: { claims: 'none' } } })).toEqual(['unsaid-claim /steps/pay/claims'])
})

test('a label ends without a full stop, and an author may end each sentence as they like', () => {
  const items = ['Abra o banco.', 'Confira o valor.', 'Autorize.', 'Volte aqui']
  const how = { id: 'how', block: 'numbered-steps', items }
  const named = (label: string) => ({ home: { blocks: [how, { id: 'help', block: 'link', label, event: 'help' }] } })
  const endings = (label: string) => found({ steps: named(label) }).filter(problem => problem.startsWith('odd-ending'))
  expect(endings('Ajuda')).toEqual([])
  expect(endings('Ajuda.')).toEqual(['odd-ending /steps/home/blocks/1/label'])
})
