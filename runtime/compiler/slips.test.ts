import { beforeAll, expect, test } from 'vitest'
import { loadCatalogue } from '../../flows/flow-catalogue.ts'
import { flowFiles, readSources } from '../../scripts/flows/flow-files.mjs'
import type { Catalogue } from './catalogue.ts'
import { compile, Memories } from './compile.ts'
import type { Problem } from './problem.ts'

let catalogue: Catalogue
beforeAll(async () => {
  catalogue = await loadCatalogue()
})

const shipped = readSources(flowFiles())

/** Each slip of an author: what it does, the file, the text before and after it, and the code that reports it. */
const slips: readonly (readonly [what: string, file: string, before: string, after: string, code: string])[] = [
  [
    'a guard “no…” that also holds for one',
    'web/cards.json',
    '"noCardChanges": { "fact": "card.changesLeft", "atMost": 0 }',
    '"noCardChanges": { "fact": "card.changesLeft", "atMost": 1 }',
    'misnamed-guard',
  ],
  [
    'one of two kinds of returning payments without its branch',
    'web/entry.json',
    '{ "when": "bankReturns", "to": "step:pisp-wait" },',
    '',
    'odd-branch',
  ],
  [
    'the end of a payment without its `final`',
    'web/done.json',
    '"claims": "taken",\n      "header": "brand",\n      "back": "step:home",\n      "final": true,',
    '"claims": "taken",\n      "header": "brand",\n      "back": "step:home",',
    'odd-final',
  ],
  [
    'a button without the guard for whether it can work, in a file that says which facts it is about',
    'web/pay.json',
    '"event": "confirm", "when": "confirmationWorks" }',
    '"event": "confirm" }',
    'offered-in-vain',
  ],
  [
    'a dialog that stays open after its card was deleted',
    'web/cards.json',
    '"deleted": "step:cards"',
    '"deleted": "stay"',
    'kept-form',
  ],
  [
    'a submit button of a step that does nothing in one case',
    'data-only.flow.json',
    '{ "when": "offerTaken", "to": "step:offer-review" },\n          { "to": "step:payment" }\n        ],\n        "repeat": null',
    '{ "when": "offerTaken", "to": "step:offer-review" },\n          { "to": "stay" }\n        ],\n        "repeat": null',
    'idle-control',
  ],
  [
    'a dialog that asks whether a number is right and does nothing with the answer',
    'web/recharge.json',
    '"submit": { "run": "recharge.chooseTarget", "outcomes": { "chosen": "step:recharge" } }',
    '"submit": "step:recharge"',
    'idle-control',
  ],
  [
    'a dialog about a saved number whose button recharges a typed one',
    'web/account.json',
    '"run": "recharge.chooseRecipient"',
    '"run": "recharge.chooseTarget"',
    'missing-need',
  ],
  [
    'a dialog that sends a charge again and claims nothing',
    'web/done.json',
    '"title": "Enviar o pedido de novo?",\n      "claims": "unknown",',
    '"title": "Enviar o pedido de novo?",',
    'unsaid-claim',
  ],
  [
    'a sentence for no schedule beside the buttons of a schedule',
    'web/schedule.json',
    '"scheduleBegins": { "all": ["scheduleOff", "scheduleOpen"] }',
    '"scheduleBegins": { "all": ["scheduleOn", "scheduleOpen"] }',
    'not-instead',
  ],
  [
    'a link home that looks how a payment stands',
    'web/done.json',
    '"label": "Voltar ao início", "event": "home" }\n      ],\n      "on": { "check"',
    '"label": "Voltar ao início", "event": "check" }\n      ],\n      "on": { "check"',
    'foreign-label',
  ],
  [
    'a number typed in the label of a button that pays',
    'web/pay.json',
    '"Pagar {recharge.value:money} mesmo assim"',
    '"Pagar 20 mesmo assim"',
    'typed-amount',
  ],
  [
    'the field for a number with the label of the one for a name',
    'web/account.json',
    '"fact": "recipient.newMsisdn", "label": "Número com DDD"',
    '"fact": "recipient.newMsisdn", "label": "Quem é (opcional)"',
    'wrong-label',
  ],
  [
    'an answer to a question without a paragraph',
    'web/help.json',
    '"answer": [',
    '"answer": [], "x": [',
    'wrong-value',
  ],
  [
    'a step that needs a fact that only the step itself could give',
    'web/history.json',
    '"title": "Histórico",\n      "header": "title",',
    '"title": "Histórico",\n      "header": "title",\n      "needs": ["past.status"],',
    'job-undone',
  ],
  [
    'saved cards, with dialogs that delete them, for anybody',
    'web/cards.json',
    '"path": "/web/cartoes",\n      "access": "customer"',
    '"path": "/web/cartoes",\n      "access": "anyone"',
    'open-to-anyone',
  ],
  [
    'the buttons for the number and the card of a schedule that open each other’s dialogs',
    'web/schedule.json',
    '"numberEvent": "changeNumber",\n          "cardEvent": "changeCard"',
    '"numberEvent": "changeCard",\n          "cardEvent": "changeNumber"',
    'foreign-label',
  ],
  [
    'a switch that authorizes charges where it is turned off',
    'web/done.json',
    '"on": "automate",\n          "off": "stopAutomatic"',
    '"on": "stopAutomatic",\n          "off": "automate"',
    'wrong-label',
  ],
]

const memories = new Memories()

function problemsOf(name: string, edit: (text: string) => string): readonly Problem[] {
  const file = `flow-configs/${name}`
  const sources = shipped.map(one => (one.file === file ? { file, text: edit(one.text) } : one))
  expect(sources, 'the slip changes nothing').not.toEqual(shipped)
  return compile(sources, catalogue, { isComplete: true, proves: true, memories }).problems
}

function codesOf(name: string, edit: (text: string) => string): readonly string[] {
  return problemsOf(name, edit).map(({ code }) => code)
}

test.each(slips)('the check reports %s', (_, name, before, after, code) => {
  expect(codesOf(name, text => text.replace(before, () => after))).toContain(code)
})

test('the check reports the swapped titles of two screens that wait for different payments', () => {
  const [bank, other] = ['"title": "Pagamento no banco"', '"title": "Pagamento no Mercado Pago"']
  const swap = (text: string) => text.replace(bank, 'ONE').replace(other, bank).replace('ONE', other)
  expect(codesOf('web/pay-elsewhere.json', swap)).toContain('foreign-title')
})

test('a target that leads customers of an extending flow to a step that this flow leaves out is reported, not the step', () => {
  const toHome = (text: string) =>
    text.replaceAll('"refunding": "modal:ended", "expired"', '"refunding": "step:home", "expired"')
  const found = problemsOf('web/pay.json', toHome).filter(({ code }) => code === 'unhandled-event')
  expect([...new Set(found.map(({ file }) => file))]).toEqual(['flow-configs/web/pay.json'])
  expect(found[0]?.message).toContain('Customers of the flow `api-payment` would come from here to `home` (“Início”)')
})
