import { type Catalogue, moneyWords } from '../catalogue.ts'
import type { JsonSchema } from '../json-schema.ts'
import { aboutSchema } from './about-schema.ts'
import { blockPatchSchema, blockSchema } from './block-schema.ts'
import { factDefinitions, OWN_FACT } from './fact-schema.ts'
import { guardSchema } from './guard-schema.ts'
import { handlerDefinitions } from './handler-schema.ts'
import {
  closed,
  copy,
  journeyParts,
  NOT_BLANK,
  nameDefinitions,
  named,
  orLike,
  type Properties,
  pick,
  ref,
  requiredAlways,
  text,
} from './parts.ts'
import { patchDefinitions } from './patch-schema.ts'

const path: JsonSchema = {
  type: 'string',
  pattern: String.raw`^/$|^(/([a-z0-9-]+|\{channel\}))+$`,
  expected: 'an address such as `/recarga/{channel}/pix`: lower case, digits and hyphens, no slash at the end',
  description: 'An address. `{channel}` stands for the path of any channel.',
}
const alias: JsonSchema = {
  ...path,
  pattern: String.raw`^/$|^(/([a-z0-9-]+|\{channel\}))+$|^/(status_[a-z]+|api-payment|recarga/app)/\{[a-zA-Z]+\.[a-zA-Z]+\}$`,
  expected: 'an address such as `/recarregar`, or `/status_pisp/{pisp.id}`, whose last word becomes that fact',
  description:
    'An address. Of `/status_…/{fact}`, `/api-payment/{fact}` and `/recarga/app/{fact}`, which servers know, the last word becomes the fact, and does not stay in the address bar.',
}
/**
 * The maximum number of characters that fit a header, or a dialog's title in two lines, on a narrow screen. A
 * placeholder counts with its braces and name.
 */
const longest = { step: 40, modal: 60 }
const stepTitle = (description: string): JsonSchema => ({ ...text(description), maxLength: longest.step })
const stepTarget: JsonSchema = { type: 'string', pattern: '^step:.', expected: '`step:` and the id of a step' }
const facts: JsonSchema = { type: 'array', uniqueItems: true, items: ref('fact') }

const claims: JsonSchema = {
  type: 'string',
  enum: [...moneyWords],
  description:
    'What its words say about the customer’s money: nothing was taken (`none`), the recharge is paid (`taken`), nobody knows yet (`unknown`), the money goes back (`returned`), or it is still to be paid by Pix or at a bank (`waiting`). Leave it out if they say nothing.',
}

const stepProperties: Properties = {
  path,
  aliases: { type: 'array', uniqueItems: true, items: alias, description: 'Other addresses that open the step.' },
  was: {
    type: 'array',
    uniqueItems: true,
    items: { type: 'string', pattern: NOT_BLANK, expected: 'an id that the step had' },
    description: 'Ids that the step had in earlier releases: an open session of such a step goes on in this one.',
  },
  access: { type: 'string', enum: ['anyone', 'customer'], description: 'Who may see it. `customer` needs a session.' },
  title: stepTitle('What the tab and, where no block brings a heading, the screen is called.'),
  retitled: {
    ...closed({ when: ref('guardName'), title: stepTitle('What it is called then.') }, ['when', 'title']),
    description: 'What it is called instead while a guard holds.',
  },
  header: { type: 'string', enum: ['brand', 'title', 'hero'], description: 'What the layout shows on top.' },
  blocks: { type: 'array', items: ref('writtenBlock'), description: 'What is on the screen, from top to bottom.' },
  needs: { ...facts, description: 'Facts without which the step is not shown.' },
  else: { ...stepTarget, description: 'Where to go when a need is missing. Default: the step that collects it.' },
  back: {
    type: 'string',
    pattern: '^(visited|none|step:.+)$',
    expected: '`visited`, `none` or `step:` and the id of a step',
    description: 'Where Back leads: the steps that were visited (the default), nowhere, or one step.',
    examples: ['visited', 'none', 'step:'],
  },
  final: { const: true, description: 'Nothing behind it can be returned to.' },
  onlyWhile: {
    ...ref('guardName'),
    description: 'The guard that holds whenever an answer or a tap leads here: what the step says is true only then.',
  },
  confirms: { const: 'charge', description: 'The person sees here what they are about to pay.' },
  claims,
  enter: { ...ref('run'), description: 'Runs when the step is entered.' },
  watch: { ...ref('run'), description: 'Runs again and again while the step is shown.' },
  on: named(ref('handler'), 'What the events of the blocks lead to.'),
}

const modalProperties: Properties = {
  title: { ...copy, maxLength: longest.modal },
  claims,
  blocks: { type: 'array', items: ref('writtenBlock'), description: 'What is in the dialog, from top to bottom.' },
  on: named(
    ref('modalHandler'),
    'What the events of the blocks lead to. `dismiss` closes it unless it says otherwise.',
  ),
}

const lines: JsonSchema = { type: 'array', items: text('One line.') }
const menuItem = closed(
  {
    label: text('What the item is called.'),
    icon: ref('icon'),
    event: text('The event of `always` that it emits.'),
    when: ref('guardName'),
  },
  ['label', 'icon', 'event'],
)
const panelLink = closed(
  { label: text('What the link is called.'), event: text('The event of `always` that it emits.') },
  ['label', 'event'],
)
const words = [
  'brand',
  'back',
  'dismiss',
  'loading',
  'soon',
  'code',
  'loadFailed',
  'noNetwork',
  'offline',
  'tryAgain',
  'newVersion',
  'update',
  'preview',
  'noPreview',
  'endPreview',
]

const ownFact = closed(
  {
    options: {
      type: 'array',
      minItems: 2,
      uniqueItems: true,
      items: { type: 'string', pattern: '^[a-z][A-Za-z0-9_-]*$', expected: 'a word such as `work`' },
      expected: 'at least two answers, all different',
      description: 'The answers that there are.',
    },
    label: { const: 'personal', description: 'It tells about a person: no address and no shared text may contain it.' },
    keep: { const: 'tab', description: 'It survives a reload of the page, until logout.' },
  },
  ['options'],
)

const flowProperties: Properties = {
  $schema: text('Where the schema of this file is.'),
  id: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    expected: 'lower case, digits and hyphens',
    description: 'The flow.',
  },
  about: aboutSchema,
  title: text('What the flow is called among flows.'),
  channels: {
    type: 'array',
    uniqueItems: true,
    items: {
      type: 'string',
      pattern: '^[a-z][a-z0-9_]*$',
      expected: 'lower case, digits and underscores',
      description: 'A channel.',
    },
    description: 'Whom it serves. A flow without channels is only entered by its addresses.',
  },
  channelPath: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*$',
    expected: 'lower case, digits and hyphens',
    description:
      'What `{channel}` of its addresses stands for. Without it, the path of the channel that somebody came by.',
  },
  layout: ref('layout'),
  header: {
    const: 'compact',
    description: 'The classic layout’s header in one row, for who comes from a chat that has one of its own.',
  },
  start: { type: 'string', description: 'The step that everything begins with.' },
  budget: closed(
    {
      firstScreenKb: {
        type: 'number',
        minimum: 1,
        description: 'Kilobytes, compressed, before the first screen can be used.',
      },
    },
    ['firstScreenKb'],
  ),
  panel: closed(
    {
      label: text('Names the panel for a screen reader.'),
      headline: lines,
      lead: lines,
      links: { type: 'array', items: panelLink },
    },
    ['label', 'headline', 'lead'],
  ),
  menu: closed({ label: text('What the menu is called.'), items: { type: 'array', items: menuItem } }, [
    'label',
    'items',
  ]),
  words: closed(
    {
      ...Object.fromEntries(words.map(word => [word, text('A text that every screen shares.')])),
      home: text('What messages call the way to `home`, where it is no start page.'),
    },
    words,
  ),
  facts: {
    ...named(
      ownFact,
      'Facts of this flow’s own: what the customer answers to a question of yours. Logout forgets them.',
    ),
    propertyNames: {
      pattern: OWN_FACT,
      expected: '`own.` and a name, such as `own.reason`',
    },
  },
  guards: named(ref('guard'), 'Conditions, by name.'),
  always: {
    ...named(ref('handler'), 'What can happen on any step, and is handled the same everywhere.'),
    required: requiredAlways,
  },
  steps: {
    ...named(orLike(ref('step'), ref('stepPatch')), 'The screens.'),
    minProperties: 1,
    expected: 'at least one step',
  },
  modals: named(orLike(ref('modal'), ref('modalPatch')), 'The dialogs.'),
}
const requiredOfFrame = ['id', 'title', 'channels', 'layout', 'start', 'panel', 'words', 'always']
const requiredOfFlow = [...requiredOfFrame, 'guards', 'steps', 'modals']

const journeys: JsonSchema = {
  type: 'array',
  minItems: 1,
  uniqueItems: true,
  items: { type: 'string' },
  description: 'The other files of this folder, without `.json`: their steps stand in this order.',
}

/**
 * Returns the schema for editors. An editor does not know which facts a flow declares. The schema therefore accepts any
 * name in the form of a flow's own fact.
 */
export function editorSchema(catalogue: Catalogue): JsonSchema {
  const schema = flowSchema(catalogue)
  const { fact = {}, choiceFact = {} } = schema.definitions ?? {}
  const orOwn = (known: JsonSchema): JsonSchema => ({ anyOf: [known, { type: 'string', pattern: OWN_FACT }] })
  return { ...schema, definitions: { ...schema.definitions, fact: orOwn(fact), choiceFact: orOwn(choiceFact) } }
}

/**
 * Returns the definitions with which a complete flow is checked, after its base was applied and each `like` was
 * replaced. `step` and `modal` check one screen. `frame` checks everything else.
 */
export function checkedSchema(catalogue: Catalogue): JsonSchema {
  const { definitions = {} } = flowSchema(catalogue)
  const anyScreens = { steps: { ...flowProperties.steps, additionalProperties: true }, modals: { type: 'object' } }
  const frame = closed({ ...flowProperties, ...anyScreens }, requiredOfFlow)
  return { definitions: { ...definitions, writtenBlock: ref('block'), frame } }
}

/**
 * Returns the schema of a flow. The flow is a single file or the `flow.json` of a folder. With `extends`, it is a
 * change of another flow.
 */
export function flowSchema(catalogue: Catalogue): JsonSchema {
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title: 'A flow of Recarrega',
    type: 'object',
    if: { required: ['extends'] },
    // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
    then: ref('flowPatch'),
    else: {
      if: { required: ['journeys'] },
      // biome-ignore lint/suspicious/noThenProperty: a keyword of JSON Schema
      then: ref('flowFrame'),
      else: ref('flow'),
    },
    definitions: {
      ...nameDefinitions(catalogue),
      ...factDefinitions(catalogue.facts),
      ...handlerDefinitions(catalogue),
      guard: guardSchema(catalogue),
      block: blockSchema(catalogue),
      step: closed(stepProperties, ['path', 'access', 'title', 'header', 'blocks']),
      modal: closed(modalProperties, ['title', 'blocks']),
      flow: closed(flowProperties, requiredOfFlow),
      flowFrame: closed({ ...flowProperties, journeys }, requiredOfFrame),
      journey: closed(pick(flowProperties, ['$schema', 'about', ...journeyParts]), []),
      blockPatch: blockPatchSchema(catalogue),
      writtenBlock: orLike(ref('block'), ref('blockPatch')),
      ...patchDefinitions({ flow: flowProperties, journeys, step: stepProperties, modal: modalProperties }),
    },
  }
}
