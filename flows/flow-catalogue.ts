import { paths as icons } from '../design-system/icons/paths.ts'
import type { Catalogue, FactSpec, FactType, Money, OutcomeSpec } from '../runtime/compiler/catalogue.ts'
import { NOT_FOUND } from '../runtime/engine/flow.ts'
import type { Message } from '../runtime/engine/state.ts'
import { type FactName, facts } from '../runtime/facts.ts'
import { operatorCodes, ownCodes } from '../runtime/operator/error-codes.ts'
import { BONUS_FROM_CENTS } from '../runtime/rules/bonus.ts'
import { channelCodes, defaultChannelSettings } from '../runtime/rules/channels.ts'
import type { PaymentType } from '../runtime/rules/payment-types.ts'
import { codeMoney, codeSentences, sentenceParts } from '../runtime/service/code-money.ts'
import { codeWords } from '../runtime/service/code-words.ts'
import { services } from '../runtime/services.ts'
import { deleting, weighty } from '../runtime/weighty.ts'
import { CHANNEL_PATHS } from './app/boot/channel-paths.ts'
import * as blockTable from './block-table.ts'
import { readableFacts } from './fact-copy.ts'
import { fieldRules, violationWords } from './field-rules.ts'
import type { BlockSpec } from './kit/block-spec.ts'
import type { Format } from './kit/copy.ts'
import { errorPlaceholders } from './kit/errors.ts'
import { isFramed, layoutThemes, menulessLayouts } from './layouts/layout-names.ts'
import { serviceSpec } from './service-spec.ts'
import { wordsOfFact } from './words/fact-words.ts'
import { wordsOfOutcome } from './words/outcome-words.ts'
import { wordsOfValues } from './words/value-words.ts'

/**
 * The comments in the code of blocks, services and facts, by name. Editors show them to the author of a flow
 * config.
 */
export interface Abouts {
  readonly blocks: ReadonlyMap<string, string>
  readonly services: ReadonlyMap<string, string>
  readonly facts: ReadonlyMap<string, string>
}

const formats: { readonly [F in Format]: readonly FactType[] } = {
  phone: ['text'],
  money: ['cents'],
  date: ['text'],
  recharges: ['text'],
  firstName: ['text'],
  number: ['number'],
  text: ['text', 'choice'],
}

/** Contexts in which an error code may have its own text, such as `801:charge`. */
const errorContexts: readonly NonNullable<Message['about']>[] = ['charge', 'unread']

/** Facts that the app writes when it opens or when it restores a session. */
const givenFacts: readonly FactName[] = [
  'channel.name',
  'channel.path',
  'channel.paysByPix',
  'channel.beginsWithRecurrence',
  'channel.isEmbedded',
  'channel.isLoyalty',
  'channel.opensRecharge',
  'channel.mayBeScheduled',
  'session.authenticated',
  'session.msisdn',
  'session.customerId',
  'login.msisdn',
]

/** Facts that the app itself may write at any time: after an operator's answer, from a link, or when a session ends. */
const appFacts: readonly FactName[] = [
  'operator.lacksDataChange',
  'operator.lacksScheduleStop',
  'operator.lacksDebitFavorite',
  'operator.lacksCaixaDeletion',
  'operator.lacksCardConfirmation',
  'operator.lacksCards',
  'operator.bonus',
  'login.value',
  'recharge.isUnkept',
  'recharge.value',
  'recharge.targetLost',
  'payment.inFlight',
]

/**
 * Facts that show an open payment, each with the values that mean “open”. One is about the latest payment, the other
 * about the recharge that the customer opened in the history.
 */
const openPayment: readonly { readonly fact: FactName; readonly values: readonly unknown[] }[] = [
  { fact: 'payment.inFlight', values: facts['payment.inFlight'].options.filter(option => option !== 'none') },
  { fact: 'past.isOpen', values: [true] },
]

/** The words that may appear in the label of a payment method. */
const wayNames: { readonly [T in PaymentType]: readonly string[] } = {
  credit: ['crédito'],
  debit: ['débito'],
  cef_debit: ['caixa'],
  pix: ['pix'],
  pisp: ['open finance', 'banco'],
  mercado_pago: ['mercado pago'],
  googlepay: ['google pay'],
  applepay: ['apple pay'],
}

/**
 * A word for each fact. The label of the fact's field must contain this word, so that the customer types the right
 * value.
 */
const factWords: { readonly [F in FactName]?: string } = {
  'customer.cpf': 'cpf',
  'customer.email': 'e-mail',
  'customer.birthDate': 'nascimento',
  'customer.newName': 'nome',
  'pisp.payerDocument': 'cpf',
  'login.code': 'código',
  'card.statementCents': 'valor',
  'recharge.newTarget': 'número',
  'recipient.newMsisdn': 'número',
  'recipient.newName': 'nome',
}

/**
 * Words that mean the same in the names of guards: `bank` may stand for a `pisp` payment, and `open` for a payment in
 * flight.
 */
const sameWords: { readonly [word: string]: string } = { bank: 'pisp', open: 'flight' }

/** Words that negate the name of a guard or a fact. */
const negativeWords = ['no', 'not', 'off', 'closed', 'lost', 'lacks', 'lacking', 'fixed', 'quiet', 'gave']

/** A word for each text that all screens share, by which the check finds two texts that an author has swapped. */
const frameWords: { readonly [word: string]: string } = {
  back: 'volta',
  dismiss: 'fecha',
  loading: 'carregando',
  soon: 'pouco',
  code: 'código',
  loadFailed: 'carreg',
  noNetwork: 'confira',
  offline: 'sem internet',
  tryAgain: 'tentar',
  newVersion: 'nova',
  update: 'atualiza',
  preview: 'prévia:',
  noPreview: 'esta prévia',
  endPreview: 'encerrar',
  home: 'voltar ao',
}

const homeWords = ['início']

const deedWords: { readonly [word: string]: readonly string[] } = { excluir: deleting, parar: ['schedule.stop'] }

const payingWords = [
  'pagar',
  'comprar',
  'confirmar',
  'continuar',
  'autorizar',
  'recarregar',
  'enviar',
  'ir para o banco',
]

/** The beginnings of sentences that claim something certain about the customer's money. */
const claimingWords: { readonly [M in Money]?: readonly string[] } = {
  none: ['nada foi cobrado', 'nada foi enviado nem cobrado'],
  taken: [
    'recarga feita',
    'recarga no débito feita',
    'recarga pelo banco feita',
    'sua recarga foi feita',
    'pagamento aprovado',
    'pagamento confirmado',
  ],
  returned: ['o valor será devolvido', 'o valor cobrado será estornado'],
}

const keepingWords = ['agora não', 'manter', 'entendi', 'revisar']

const agreeingWords = ['ao continuar, você', 'você autoriza', 'você concorda']

/** The highest amount in the app, in cents. Every amount in a request or in a guard is at most this high. */
const MOST_CENTS = 100_000

/**
 * The highest values of facts that are numbers. For example, `card.changesLeft` is at most 31, because a customer
 * cannot have more card changes left than a month has days.
 */
const limits: { readonly [fact: string]: number } = { 'card.changesLeft': 31 }

/** Events that the app itself may send on any step. */
export const outerEvents = ['sessionExpired', 'invalidSession', 'loggedOut', 'offline', 'forbiddenAddress']

const outerTargets = { offline: 'stay', forbiddenAddress: 'message' }

const wayOutcomes: { readonly [T in PaymentType]?: string } = { pisp: 'bankWanted', mercado_pago: 'elsewhere' }

/**
 * Returns every name that a flow config may use, with its schema. It loads every service, so only tools call it,
 * not the app.
 */
export async function loadCatalogue(abouts?: Abouts): Promise<Catalogue> {
  const loaded = await Promise.all(
    Object.entries(services).map(async ([name, load]) => {
      const spec = serviceSpec(await load(), abouts?.services.get(name))
      const outcomes = Object.entries(spec.outcomes).map(([outcome, one]): [string, OutcomeSpec | undefined] => [
        outcome,
        one && { ...one, words: wordsOfOutcome(name, outcome) },
      ])
      const isWeighty = weighty.includes(name) ? { isWeighty: true } : {}
      const deletes = deleting.includes(name) ? { deletes: true } : {}
      return [name, { ...spec, outcomes: Object.fromEntries(outcomes), ...isWeighty, ...deletes }] as const
    }),
  )
  const blocks = Object.entries<BlockSpec>(blockTable).map(([name, spec]) => {
    const about = abouts?.blocks.get(name)
    const { schema, emits = [], emitsActions = false, writes = [], shows, says, mayLack } = spec
    return [
      name,
      {
        schema,
        emits,
        emitsActions,
        writes,
        ...(shows && { shows }),
        ...(mayLack && { mayLack }),
        ...(says && { says }),
        ...(about === undefined ? {} : { about }),
      },
    ] as const
  })
  const factSpecs = Object.entries<FactSpec>(facts).map(([name, fact]): [string, FactSpec] => {
    const about = abouts?.facts.get(name)
    const certain = name === 'channel.name' || name === 'channel.path' ? ({ certain: true } as const) : {}
    const [words, valueWords] = [wordsOfFact(name), wordsOfValues(name)]
    const isNumber = fact.type === 'cents' || fact.type === 'number'
    const most = limits[name] ?? (fact.type === 'cents' ? MOST_CENTS : undefined)
    return [
      name,
      {
        ...fact,
        ...certain,
        ...(isNumber ? { least: 0 } : {}),
        ...(most === undefined ? {} : { most }),
        ...(about === undefined ? {} : { about }),
        ...(words === undefined ? {} : { words }),
        ...(valueWords === undefined ? {} : { valueWords }),
      },
    ]
  })
  return {
    blocks: Object.fromEntries(blocks),
    services: Object.fromEntries(loaded),
    facts: Object.fromEntries(factSpecs),
    readableFacts,
    formats,
    icons: Object.keys(icons),
    layouts: Object.keys(layoutThemes),
    menulessLayouts,
    framed: { layouts: Object.keys(layoutThemes).filter(isFramed), channels: defaultChannelSettings.embedded_channels },
    channels: channelCodes,
    channelPaths: CHANNEL_PATHS,
    givenFacts,
    appFacts,
    openPayment,
    wayNames,
    factWords,
    sameWords,
    negativeWords,
    frameWords,
    deedWords,
    homeWords,
    payingWords,
    keepingWords,
    claimingWords,
    outerEvents,
    outerTargets,
    homeEvents: ['help', 'privacy'],
    wayOutcomes,
    errorCodes: [...operatorCodes.map(String), ...ownCodes],
    codeMoney,
    codeSentences,
    sentenceParts,
    codeWords,
    errorContexts,
    errorPlaceholders,
    fieldRules,
    violationWords,
    agreeingWords,
    fixedAmountsCents: [BONUS_FROM_CENTS],
    openedSteps: [NOT_FOUND],
  }
}
