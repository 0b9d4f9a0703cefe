import { expect, test } from 'vitest'
import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { compile } from '../compile.ts'
import type { ProblemCode } from '../problem.ts'
import { base, errorCodes } from '../testing/fixtures.ts'

const catalogue = { ...(await loadCatalogue()), errorCodes }

/** Returns the problems of one code in the fixtures' base flow after a change, each by its first sentence. */
function found(code: ProblemCode, change: object): readonly string[] {
  const text = JSON.stringify({ id: 'case', extends: 'base', channels: ['whatsapp'], ...change })
  const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue, { proves: true })
  // The proofs run only if the other checks find nothing. So a problem with another code would mean that no proof ran.
  expect(problems.filter(one => one.code !== code).map(({ message }) => message)).toEqual([])
  return problems.filter(one => one.code === code).map(({ message }) => message.replace(/(?<=[.”`]) (?=[A-Z]).*/, ''))
}

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

test('a guard that is never true is reported once for all its blocks, and not again for a guard that contains it', () => {
  const guards = { banksLost: { fact: 'pisp.banksUnread', is: true }, banksRead: { not: 'banksLost' } }
  const notice = (id: string, when: string) => ({ id, block: 'text', text: `Confira ${id}.`, when })
  const merge = [
    notice('one', 'banksLost'),
    notice('two', 'banksLost'),
    notice('three', 'banksRead'),
    notice('four', 'banksRead'),
  ]
  expect(found('constant-guard', { guards, modals: { help: { blocks: { merge } } } })).toEqual([
    '`banksLost` is never true, wherever a block has it as `when`.',
  ])
})

test('if a button charges, its label must begin with a word for paying', () => {
  const paid = (label: string) => found('wrong-label', { steps: { pay: { blocks: [{ id: 'pay', label }] } } })
  expect(paid('Continuar')).toEqual([])
  expect(paid('Pagar agora')).toEqual([])
  expect(paid('Depois')[0]).toMatch(/^A tap on “Depois” on `pay` pays, and the label does not say so/)
})

const hidden = (words: string) => [
  `A tap on “Autorizar” authorizes charges, and \`home > schedule\` (“Programar”) does not show ${words}.`,
]

test('a customer can agree to a schedule only if its terms state the amount, the number, the card and the days', () => {
  const terms = (text: string) => found('unseen-order', authorizing({ text }))
  expect(terms('{when}, {value} no {card} para {number}.')).toEqual([])
  expect(terms('{when}, {value} para {number}.')).toEqual(hidden('the card that pays'))
  expect(terms('{when}, {value}.')).toEqual(hidden('the phone number that gets the credit, nor the card that pays'))
  expect(found('unseen-order', authorizing({}))).toEqual(
    hidden(
      'the amount of each charge, nor the phone number that gets the credit, nor the card that pays, nor how often the charge comes, nor the day of the charge',
    ),
  )
})

test('the terms may name the recipient in a row instead of the text, but not in a row of another schedule', () => {
  const text = '{when}, {value}.'
  expect(found('unseen-order', authorizing({ text, rows: { number: 'Número', card: 'Cartão' } }))).toEqual([])
  expect(found('unseen-order', authorizing({ text, shows: 'moved' }))).toEqual(
    hidden(
      'the phone number that gets the credit, nor the card that pays, nor how often the charge comes, nor the day of the charge',
    ),
  )
})

test('if money was or may have been taken, an outcome must not lead to another flow, which does not know of the payment', () => {
  const paid = (processing: unknown) =>
    found('false-claim', {
      steps: { pay: { on: { submit: { outcomes: { processing } } } } },
    })
  expect(paid('step:open')).toEqual([])
  expect(paid([{ when: 'newCard', to: 'flow:base' }, { to: 'step:open' }])).toEqual([
    'After the answer `processing` (payment in progress) it is not certain yet whether the money was taken, and the flow `base` does not know of it.',
  ])
})

test('if a screen shows an open payment, it must lead to another screen when the payment has ended', () => {
  const found = (outcomes: object) => waits({ watch: { outcomes } })
  expect(found({ nothing: 'stay' })).toEqual([
    'After the answer `nothing` (no open recharge) no payment is open, and `open` still says that one is.',
  ])
  expect(found({ nothing: 'modal:help' })).toEqual([])
})

test('if a screen shows an open payment, it must check the payment repeatedly, or have a button that checks it', () => {
  const { outcomes } = {
    outcomes: {
      nothing: 'step:home',
      paid: 'step:success',
      pixOpen: 'stay',
      processing: 'stay',
      refunding: 'modal:error',
      refused: 'modal:error',
    },
  }
  const look = { run: 'recharge.verify', outcomes }
  const once = '`open` says that a payment is open, and looks only once how it ends.'
  const button = { id: 'look', block: 'action', label: 'Verificar', event: 'look' }
  expect(waits({ watch: null, enter: look })).toEqual([once])
  // `needless-watch` refuses this flow before the proofs run, so `endless-wait` is not reported.
  expect(found('needless-watch', { steps: { open: { watch: look } } })).toEqual([
    '`recharge.verify` of `open` runs only once.',
  ])
  expect(waits({ watch: null, final: null, blocks: [button], on: { look } })).toEqual([])
})

test('a screen that waits for a payment is reported if its text stays the same when the payment takes long', () => {
  const never = ['`open` says the same however long a payment is open: no block asks for `payment.inFlightLong`.']
  expect(waits({ blocks: { remove: ['long'] } })).toEqual(never)
  expect(
    waits({ blocks: [{ id: 'long', when: 'isLate' }] }, { short: { not: 'openForLong' }, isLate: { not: 'short' } }),
  ).toEqual([])
  expect(waits({ blocks: [{ id: 'long', when: 'newCard' }] })).toEqual(never)
})

function waits(open: object, guards: object = {}): readonly string[] {
  return found('endless-wait', { guards, steps: { open } })
}

test('a button is reported if its service, or the service of the dialog that it opens, can have no effect on that screen', () => {
  const stop = { run: 'schedule.stop', outcomes: { stopped: 'stay', refused: 'message', unreachable: 'stay' } }
  const load = {
    run: 'schedule.load',
    outcomes: { loaded: 'stay', none: 'stay', refused: 'stay', unreachable: 'stay' },
  }
  const yes = { id: 'yes', block: 'submit', label: 'Parar' }
  const offered = (when: string | undefined, to: unknown) =>
    found('offered-in-vain', {
      guards: { lacks: { fact: 'operator.lacksScheduleStop', is: true }, works: { not: 'lacks' } },
      steps: {
        home: {
          enter: load,
          blocks: [
            { id: 'stop', block: 'link', label: 'Parar', event: 'stop', when },
            { id: 'note', block: 'text', text: 'Fale conosco.', when: 'lacks' },
            { id: 'rest', block: 'text', text: 'Pare quando quiser.', when: 'works' },
          ],
          on: { stop: to },
        },
      },
      modals: { stop: { title: 'Parar?', blocks: [yes], on: { submit: stop } } },
    })
  const vain = ['`home` offers schedule.stop, which can do nothing where operator.lacksScheduleStop is true.']
  expect(offered(undefined, 'modal:stop')).toEqual(vain)
  expect(offered('lacks', 'modal:stop')).toEqual(vain)
  expect(offered('works', 'modal:stop')).toEqual([])
  expect(offered(undefined, [{ when: 'works', to: 'modal:stop' }, { to: 'modal:help' }])).toEqual([])
})

test('a branch that comes after a branch without a guard is reported, because it is never taken', () => {
  const processing = [{ to: 'step:open' }, { when: 'newCard', to: 'modal:error' }]
  expect(found('never-taken', { steps: { pay: { on: { submit: { outcomes: { processing } } } } } })).toEqual([
    'The branch to `modal:error` is never taken, because the one to `step:open` above has no `when` and takes everybody.',
  ])
})

test('two modals from which customers can only go to each other are reported', () => {
  const other = { title: 'Mais', blocks: [{ id: 'text', block: 'text', text: 'Mais.' }], on: { dismiss: 'modal:help' } }
  const help = (...blocks: readonly object[]) =>
    found('no-way-out', {
      modals: {
        help: {
          blocks: { remove: ['ok'], merge: blocks },
          on: { dismiss: 'modal:other', ...(blocks.length > 0 ? { out: 'close' } : {}) },
        },
        other,
      },
    })
  expect(help()).toEqual([
    'Nobody gets away from `home > help` by taps alone.',
    'Nobody gets away from `home > other` by taps alone.',
  ])
  expect(help({ id: 'out', block: 'link', label: 'Sair', event: 'out' })).toEqual([])
})

test('a final step without a button to go on is reported, unless it shows how a payment ended', () => {
  const rules = (more: object) =>
    found('no-way-out', {
      steps: {
        home: { on: { help: 'step:rules' } },
        rules: {
          ...{ path: '/regras', access: 'anyone', title: 'Ajuda e regras', header: 'title', back: 'none', final: true },
          needs: ['login.msisdn'],
          blocks: [{ id: 'text', block: 'text', text: 'Regras.' }],
          ...more,
        },
      },
      modals: { help: null },
    })
  const stuck = ['Nobody gets away from `rules` by taps alone.']
  expect(rules({})).toEqual(stuck)
  expect(rules({ claims: 'none' })).toEqual([])
  const link = { id: 'on', block: 'link', label: 'Digitar o código', event: 'on' }
  expect(rules({ blocks: [link], on: { on: 'step:code' } })).toEqual([])
})

test('a button that leads to its own step is reported, because nothing would happen', () => {
  const blocks = [{ id: 'again', block: 'link', label: 'Pagar a recarga', event: 'again' }]
  const lead = (again: string) => found('misplaced-target', { steps: { home: { on: { again }, blocks } } })
  expect(lead('step:home')).toEqual(['`home` leads to itself.'])
  expect(lead('step:pay')).toEqual([])
})

test('if the only way off a screen is a tap that charges, the screen is reported', () => {
  const staying = ['cvvMissing', 'challenge', 'unconfirmed', 'left', 'refunding', 'refused', 'bankWanted']
  const on = { submit: { outcomes: Object.fromEntries(staying.map(outcome => [outcome, 'step:home'])) } }
  const stuckAt = (back: string) => {
    const steps = { pay: { back, on, final: true, else: 'step:home' } }
    const text = JSON.stringify({
      id: 'case',
      extends: 'base',
      channels: ['whatsapp'],
      menu: null,
      steps,
      modals: { cvv: null },
    })
    const { problems } = compile([base, { file: 'case.flow.json', text }], catalogue, { proves: true })
    return problems.filter(({ code }) => code === 'no-way-out').map(({ message }) => /`.*?`/.exec(message)?.[0])
  }
  expect(stuckAt('none')).toEqual(['`pay`'])
  expect(stuckAt('step:home')).toEqual([])
})

test.each(['stay', 'modal:help'])('a modal whose `dismiss` is `%s` is reported, because it does not close', dismiss => {
  expect(found('misplaced-target', { modals: { help: { on: { dismiss } } } })).toEqual([
    `\`${dismiss}\` leaves \`help\` open when the customer closes it.`,
  ])
})

/**
 * Returns the problems with this code after the guard was added to the flow. Blocks that use the guard are added too,
 * because otherwise it would also be reported as unused.
 */
function guarded(code: ProblemCode, guard: object): readonly string[] {
  const guards = {
    cardGuard: guard,
    oldCard: { not: 'newCard' },
    big: { fact: 'recharge.value', atLeast: 5000 },
    huge: { fact: 'recharge.value', atLeast: 9000 },
  }
  const note = (when: string) => ({ id: when, block: 'text', text: 'Confira.', when })
  const notes = Object.keys(guards).map(note)
  return found(code, { guards, steps: { pay: { blocks: notes } } })
}

test('a guard that is always true or never true, whatever its facts are, is reported', () => {
  expect(guarded('constant-guard', { any: ['newCard', 'oldCard'] })).toEqual([
    '`cardGuard` is always true, whatever its facts are.',
  ])
  expect(guarded('constant-guard', { all: ['newCard', 'oldCard'] })).toContain(
    '`cardGuard` is never true, whatever its facts are.',
  )
  expect(guarded('constant-guard', { all: ['newCard', 'big'] })).toEqual([])
  expect(guarded('constant-guard', { fact: 'channel.name', present: true })).toEqual([
    '`cardGuard` is always true, whatever its facts are.',
  ])
})

test('a guard with a part that never changes its result is reported', () => {
  expect(guarded('idle-guard', { all: ['big', 'huge'] })).toEqual(['`cardGuard` is the same without `big`.'])
  expect(guarded('idle-guard', { any: ['big', 'huge'] })).toEqual(['`cardGuard` is the same without `huge`.'])
  expect(guarded('idle-guard', { all: ['big', 'newCard'] })).toEqual([])
})

test('a step without Back is reported unless a button, or the menu, leads to another step', () => {
  const ended = (access: string) =>
    found('no-way-out', {
      steps: {
        home: { blocks: [{ id: 'finish', block: 'link', label: 'Fim', event: 'finish' }], on: { finish: 'step:end' } },
        end: {
          path: '/fim',
          access,
          title: 'Fim',
          header: 'title',
          back: 'none',
          final: true,
          needs: ['login.msisdn'],
          blocks: [],
        },
      },
    })
  expect(ended('anyone')).toEqual(['Nobody gets away from `end` by taps alone.'])
  expect(ended('customer')).toEqual([])
})

test('if no money was taken, a tap or an answer must not lead to a screen that claims that money was taken', () => {
  const blocks = [{ id: 'receipt', block: 'link', label: 'Pagar a recarga', event: 'receipt' }]
  const led = (receipt: string) => found('false-claim', { steps: { home: { blocks, on: { receipt } } } })
  expect(led('step:pay')).toEqual([])
  expect(led('step:success')).toEqual([
    'A tap on “Pagar a recarga” leads from `home` to `success`, which says that the money was taken, and it was not.',
  ])
})

test('an outcome that brings no address must not lead to another site', () => {
  const ended = (left: string) =>
    found('misplaced-target', { steps: { pay: { on: { submit: { outcomes: { left } } } } } })
  expect(ended('stay')).toEqual([])
  expect(ended('leave')).toEqual(['`left` brings no address, and `leave` leads to another site.'])
})

test('a button that is shown for one kind of open payment must not lead to the screen for another kind', () => {
  const outcomes = { paid: 'step:success', waiting: 'stay', refunding: 'modal:error', expired: 'step:home' }
  const pix = {
    ...{ path: '/pix', access: 'customer', title: 'Pix', header: 'title', claims: 'waiting', needs: ['pix.txid'] },
    ...{ watch: { run: 'pix.watchPayment', outcomes } },
    ...{ blocks: [{ id: 'home', block: 'link', label: 'Início', event: 'home' }] },
  }
  const led = (kind: string) =>
    found('nothing-open', {
      guards: { isOpen: { fact: 'payment.inFlight', is: kind } },
      steps: {
        pix,
        home: {
          blocks: [{ id: 'see', block: 'link', label: 'Ver', event: 'see', when: 'isOpen' }],
          on: { see: 'step:pix' },
        },
      },
    })
  expect(led('pisp')).toContain(
    'A tap on “Ver” leads from `home` to `pix` while a bank payment is open, and that screen is not for it.',
  )
  expect(led('pix').filter(what => what.includes('“Ver”'))).toEqual([])
})

test('if two buttons with one guard lead to the screen for another kind of payment, only the guard is reported', () => {
  const outcomes = { paid: 'step:success', waiting: 'stay', refunding: 'modal:error', expired: 'step:home' }
  const pix = {
    ...{ path: '/pix', access: 'customer', title: 'Pix', header: 'title', claims: 'waiting', needs: ['pix.txid'] },
    ...{ watch: { run: 'pix.watchPayment', outcomes } },
    ...{ blocks: [{ id: 'home', block: 'link', label: 'Início', event: 'home' }] },
  }
  const see = (event: string) => ({
    blocks: { merge: [{ id: 'see', block: 'link', label: 'Ver', event, when: 'isOpen' }] },
    on: { [event]: 'step:pix' },
  })
  const guards = { isOpen: { fact: 'payment.inFlight', is: 'pisp' } }
  expect(found('nothing-open', { guards, steps: { pix, home: see('seeHome'), pay: see('seePay') } })).toEqual([
    '`isOpen` is true while a bank payment is open, and so shows the customer the way to `pix`, which is for another kind of payment.',
  ])
})

test('if the targets of two branches are swapped, this is one problem', () => {
  const screen = (name: string, onlyWhile: string) => ({
    ...{ title: `Ajuda do cartão ${name}`, path: `/ajuda/${name}`, access: 'customer', header: 'title', onlyWhile },
    blocks: [{ id: 'text', block: 'text', text: 'Confira os dados.' }],
  })
  const link = { id: 'cardHelp', block: 'link', label: 'Ajuda do cartão', event: 'cardHelp' }
  const led = (first: string, last: string) =>
    found('wrong-screen', {
      guards: { oldCard: { not: 'newCard' } },
      steps: {
        first: screen('novo', 'newCard'),
        second: screen('antigo', 'oldCard'),
        pay: { blocks: { merge: [link] }, on: { cardHelp: [{ when: 'newCard', to: first }, { to: last }] } },
      },
    })
  expect(led('step:first', 'step:second')).toEqual([])
  expect(led('step:second', 'step:first')).toHaveLength(1)
})

test('a link to a screen for new cards is wrong without a guard, and correct where its own guard knows of the new card', () => {
  const linked = (when: object) => {
    const link = { id: 'cardHelp', block: 'link', label: 'Ajuda do cartão novo', event: 'cardHelp', ...when }
    const help = { title: 'Ajuda do cartão novo', path: '/ajuda/cartao', access: 'customer', onlyWhile: 'newCard' }
    const steps = {
      'card-help': { ...help, header: 'title', blocks: [{ id: 'text', block: 'text', text: 'Confira os dados.' }] },
      pay: { blocks: { merge: [link] }, on: { cardHelp: 'step:card-help' } },
    }
    return found('wrong-screen', { steps })
  }
  expect(linked({})).toEqual([
    'A tap on “Ajuda do cartão novo” leads to `card-help` also where `newCard` does not hold.',
  ])
  expect(linked({ when: 'newCard' })).toEqual([])
})

test('a screen for one way to pay is correct after an answer that declares this way, and wrong after any other answer', () => {
  const afterPix = (type: string) => {
    const guards = { orderTypeFits: { fact: 'order.type', is: type } }
    const pix = {
      path: '/pix',
      access: 'customer',
      needs: ['pix.txid'],
      title: 'Pague o Pix',
      header: 'title',
      claims: 'waiting',
      onlyWhile: 'orderTypeFits',
      watch: {
        run: 'pix.watchPayment',
        outcomes: { paid: 'step:success', waiting: 'stay', refunding: 'modal:error', expired: 'step:home' },
      },
      blocks: [{ id: 'text', block: 'text', text: 'Pague no seu banco.' }],
    }
    return found('wrong-screen', {
      guards,
      steps: { pix, pay: { on: { submit: { outcomes: { pixCreated: 'step:pix' } } } } },
    })
  }
  expect(afterPix('pix')).toEqual([])
  expect(afterPix('credit')).toEqual([
    'The answer `pixCreated` (Pix created) leads to `pix`, which says “Pague o Pix”, also where `orderTypeFits` does not hold.',
  ])
})

test('after a service has failed, its screen may not go on showing that something is in progress', () => {
  const home = (unread: string) => {
    const guards = {
      historyRecalled: { fact: 'recharge.isRecalled', present: true },
      historyUnread: { not: 'historyRecalled' },
    }
    const outcomes = {
      nothing: 'stay',
      paid: 'step:success',
      pixOpen: 'stay',
      processing: 'stay',
      refunding: 'modal:error',
      refused: 'modal:error',
      unread,
    }
    const looking = { id: 'looking', block: 'waiting', text: 'Conferindo suas recargas', when: 'historyUnread' }
    return found('idle-wait', {
      guards,
      steps: { home: { enter: { run: 'recharge.recall', outcomes }, blocks: { merge: [looking] } } },
    })
  }
  expect(home('stay')).toEqual([
    'After the answer `unread` (earlier recharges cannot be checked), `looking` of `home` waits for nothing.',
  ])
  expect(home('modal:error')).toEqual([])
})

test('a dialog that offers to pay again opens after an older payment was found, and never after one that was just made', () => {
  const outcomes = {
    paid: 'step:success',
    pixCreated: 'step:open',
    processing: 'step:open',
    cvvMissing: 'modal:cvv',
    challenge: 'stay',
    unconfirmed: 'stay',
    left: 'stay',
    refunding: 'modal:error',
    refused: 'modal:error',
    unreachable: 'stay',
    elsewhere: 'step:open',
    bankWanted: 'stay',
    alreadyOpen: 'modal:twice',
  }
  const twice = {
    title: 'Você já pagou esta recarga?',
    claims: 'unknown',
    blocks: [
      { id: 'text', block: 'text', text: 'Esta recarga está em andamento.' },
      { id: 'again', block: 'action', label: 'Pagar de novo', event: 'payAnyway' },
    ],
    on: { payAnyway: { close: true, send: 'payAnyway' } },
  }
  const asked = (ways: object) => {
    const submit = { run: 'recharge.pay', outcomes: { ...outcomes, ...ways } }
    const payAnyway = { run: 'recharge.payAnyway', outcomes: { ...outcomes, alreadyOpen: 'step:open' } }
    return found('unconfirmed-charge', { modals: { twice }, steps: { pay: { on: { submit, payAnyway } } } })
  }
  expect(asked({})).toEqual([])
  expect(asked({ elsewhere: 'modal:twice' })).toEqual([
    'The answer `elsewhere` (continues on another site) has just made a payment, and `twice` offers to pay again.',
  ])
  expect(asked({ processing: 'modal:twice' })).toHaveLength(1)
})

test('a public step is reported if only logged-in customers come to it and it uses a fact of theirs', () => {
  const opened = (needs: readonly string[]) =>
    found('open-to-anyone', {
      steps: {
        home: { on: { help: 'step:rules' } },
        rules: {
          ...{ path: '/regras', access: 'anyone', title: 'Ajuda e regras', header: 'title', needs },
          blocks: [{ id: 'text', block: 'text', text: 'Regras.' }],
        },
      },
      modals: { help: null },
    })
  expect(opened(['login.msisdn'])).toEqual([])
  expect(opened(['recharge.value'])).toEqual([
    'Anybody may open `rules`, and only customers who are logged in come to it.',
  ])
})

test('a dialog about an open payment is reported if its button runs a service that asks the same again', () => {
  const outcomes = { like: 'steps/pay/on/submit/outcomes' }
  const anyway = (run: string) =>
    found('unconfirmed-charge', {
      steps: {
        pay: {
          on: { submit: { outcomes: { alreadyOpen: 'modal:again' } }, anyway: { run, outcomes } },
        },
      },
      modals: {
        again: {
          title: 'Pagar de novo?',
          claims: 'unknown',
          blocks: [{ id: 'ok', block: 'action', label: 'Pagar mesmo assim', event: 'anyway' }],
          on: { anyway: { close: true, send: 'anyway' } },
        },
      },
    })
  expect(anyway('recharge.payAnyway')).toEqual([])
  expect(anyway('recharge.pay')).toEqual([
    '`pay > again` offers to pay all the same, and runs recharge.pay, which asks the same again.',
  ])
})

test('a button with the label “Pagar” that only leads to another screen is reported', () => {
  const blocks = [{ id: 'ok', block: 'action', label: 'Pagar sem conferir', event: 'anyway' }]
  const anyway = (handler: unknown) =>
    found('wrong-label', {
      steps: { pay: { on: { submit: { outcomes: { processing: 'modal:unread' } } } } },
      modals: { unread: { title: 'Não conferimos', claims: 'unknown', blocks, on: { anyway: handler } } },
    })
  expect(anyway({ run: 'recharge.takeRisk', outcomes: { taken: 'close' } })).toEqual([])
  expect(anyway('step:pay')).toEqual([
    'A tap on “Pagar sem conferir” on `pay > unread` pays nothing, and leads to `pay`.',
  ])
})
