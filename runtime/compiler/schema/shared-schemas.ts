import { moneyWords, sentenceWords } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { closed, named, text } from './parts.ts'

/**
 * The maximum length of texts in characters, including their placeholders. At 320 px, a title of this length takes two
 * or three lines, and a button one line. The limits for text and money keep the main button visible on a low screen,
 * even with letters of twice the size.
 */
const longest = { title: 40, text: 180, money: 90, label: 24, field: 100 }

const $schema = text('Where the schema of this file is.')
const action = closed(
  {
    label: { ...text('What the button says.'), maxLength: longest.label },
    event: {
      type: 'string',
      minLength: 1,
      description: 'retry shows the step again; any other is handled by the flow’s `always`.',
      examples: ['retry', 'home', 'recharge', 'pay', 'login'],
    },
  },
  ['label', 'event'],
)
const sentenceKeys = Object.keys(sentenceWords)
const sentence: JsonSchema = { type: 'string', enum: sentenceKeys }
const message = closed(
  {
    title: { ...text('The heading.'), maxLength: longest.title },
    text: {
      ...text(
        'What happened and what to do, without blame. `&CUSTOM_TEXT` is the brand, `{cardType}` crédito or débito.',
      ),
      maxLength: longest.text,
    },
    claims: {
      ...sentence,
      description:
        'The sentence for the person’s money, whenever this is said. Never said of an operator’s answer to a charge.',
    },
    uncharged: {
      ...sentence,
      description: 'The sentence in place of `none`, where it is certain that nothing was charged.',
    },
    textClaims: {
      type: 'string',
      enum: [...moneyWords],
      description: 'What `text` itself says about the person’s money.',
    },
    tone: { type: 'string', enum: ['info', 'good', 'warning', 'bad'] },
    refuses: {
      type: 'string',
      enum: ['card'],
      description: 'Set if the card is the reason. The customer is then led to Pix or another card.',
    },
    main: { ...action, description: 'The main way on.' },
    out: { ...action, description: 'The other way on.' },
  },
  ['title', 'text', 'main'],
)

/** The schema of `shared/errors.json`: the message for each code. */
export const errorsSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'The error catalogue of Recarrega',
  ...closed(
    {
      $schema,
      sentences: {
        ...closed(
          Object.fromEntries(
            sentenceKeys.map(key => [
              key,
              { ...text('A sentence about the person’s money.'), maxLength: longest.money },
            ]),
          ),
          sentenceKeys,
        ),
        description:
          'What is said about the person’s money, by key. `none` is said with any message where it is certain that nothing was charged: the app knows when.',
      },
      fallback: { ...message, description: 'For a code that is not here.' },
      cardTypes: {
        ...closed({ credit: text('A credit card.'), debit: text('A debit card.') }, ['credit', 'debit']),
        description: 'What `{cardType}` stands for.',
      },
      codes: named(message, 'By code. `801:charge` is what 801 says about a charge, where it means something else.'),
    },
    ['sentences', 'fallback', 'cardTypes', 'codes'],
  ),
}

/** The schema of `shared/fields.json`: the sentence for each violation of a field rule. */
export const fieldsSchema: JsonSchema = {
  $schema: 'http://json-schema.org/draft-07/schema#',
  title: 'What is said at a field',
  type: 'object',
  properties: { $schema },
  additionalProperties: named(
    { ...text('What is wrong and how to mend it.'), maxLength: longest.field },
    'The sentences of one rule, by what it finds wrong.',
  ),
}
