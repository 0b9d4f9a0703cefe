import type { JsonSchema } from '../json-schema.ts'
import { listed, nearMiss, othersThan } from '../near-miss.ts'
import type { Instead, Meant, ProblemCode } from '../problem.ts'
import { NOT_BLANK } from '../schema/parts.ts'
import { MOMENT } from '../schema/variant-schema.ts'
import { joined } from '../words.ts'
import { meantIcon } from './icon-words.ts'
import { dayAfter, dayIn } from './moments.ts'
import type { Fault } from './shape.ts'

interface Explained {
  readonly code: ProblemCode
  readonly what: string
  readonly meant?: Meant | Instead
  readonly key?: string
  readonly advice?: string
  readonly why?: string
  /** The words of the same name in `Problem`. */
  readonly keep?: string
}

interface Kind {
  readonly code: ProblemCode
  readonly noun: string
}

/** A longer list of keys would hide the rest of the message. */
const MOST_LISTED = 12

const kinds: { readonly [name: string]: Kind } = {
  fact: { code: 'unknown-fact', noun: 'fact' },
  icon: { code: 'unknown-icon', noun: 'icon' },
  layout: { code: 'unknown-layout', noun: 'layout' },
  block: { code: 'unknown-block', noun: 'block' },
  run: { code: 'unknown-service', noun: 'service' },
}

/** Returns the explanation of a schema error in words that an author understands. */
export function explain(fault: Fault): Explained {
  switch (fault.keyword) {
    case 'required':
      return missing(fault, String(fault.params.get('missingProperty')))
    case 'additionalProperties':
      return additional(fault, String(fault.params.get('additionalProperty')))
    case 'discriminator':
      return undiscriminated(fault)
    case 'false schema':
      return { code: 'wrong-comparison', what: `\`${fault.name}\` is no comparison for this guard.`, ...atKey(fault) }
    case 'enum':
      return outsideEnum(fault)
    case 'type':
      return mistyped(fault)
    case 'minLength':
      return { code: 'wrong-value', what: `\`${fault.name}\` is empty.` }
    case 'maxLength':
      return tooLong(fault)
    case 'pattern':
      return fault.schema?.pattern === NOT_BLANK ? blank(fault) : unexpected(fault)
    default:
      return unexpected(fault)
  }
}

function unexpected(fault: Fault): Explained {
  const day = fault.schema?.expected === MOMENT ? dayIn(String(fault.value)) : undefined
  const code = 'wrong-value'
  if (day === undefined) return { code, what: `${shown(fault.value)} is not ${expectedOf(fault)}.`, keep: '' }
  const what = `${shown(fault.value)} is not written as a day and a time with its zone.`
  const meant = { name: String(fault.value), write: `${day}T00:00:00-03:00` }
  if (fault.name !== 'until') return { code, what, meant }
  const advice = `That leaves ${day} out, because \`until\` is the first moment without the variant. If ${day} is its last day, write \`"until": "${dayAfter(day)}T00:00:00-03:00"\`.`
  return { code, what, meant, advice }
}

function blank({ name, value }: Fault): Explained {
  const text = /^\d*$/.test(name) ? 'This text' : `\`${name}\``
  return { code: 'blank-text', what: value === '' ? `${text} is empty.` : `${text} has only blanks.` }
}

function missing({ schema, name, value, run }: Fault, key: string): Explained {
  if (schema?.names === 'outcome')
    return {
      code: 'missing-outcome',
      what: `Nothing says where the answer \`${key}\` of \`${run?.service ?? 'this service'}\` leads.`,
      advice: `Write \`"${key}": "${run?.targetOf(key) ?? 'step:…'}",\` after the \`{\` of its \`outcomes\`, here.`,
    }
  const where = idOf(value) ?? name
  return {
    code: 'missing-key',
    what: `\`${key}\` is missing${where === '' ? '' : ` in \`${where}\``}.`,
    advice: `Write \`"${key}": ${exampleOf(schema?.properties?.[key])},\` after the \`{\` here.`,
  }
}

/** Returns an example of a value, as JSON. */
function exampleOf(schema: JsonSchema | false | undefined): string {
  if (!schema) return '…'
  const [example] = [...(schema.enum ?? []), ...(schema.const === undefined ? [] : [schema.const])]
  if (example !== undefined) return JSON.stringify(example)
  return examples[String(schema.type)] ?? '"…"'
}

const examples: { readonly [type: string]: string } = {
  number: '1',
  integer: '1',
  boolean: 'true',
  array: '[…]',
  object: '{…}',
}

function tooLong({ name, value, params }: Fault): Explained {
  const length = String(value).length
  const limit = Number(params.get('limit'))
  const more = length - limit
  return {
    code: 'text-too-long',
    what: `\`${name}\` has ${length} characters, and room for ${limit}.`,
    advice: `Take out at least ${more} ${more === 1 ? 'character' : 'characters'}.`,
  }
}

function idOf(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return 'id' in value && typeof value.id === 'string' ? value.id : undefined
}

function additional({ schema, run, missing: lacking }: Fault, key: string): Explained {
  const known = Object.keys(schema?.properties ?? {})
  const meant = lacking === undefined ? { name: key, known } : { name: key, write: lacking }
  const guess = lacking ?? nearMiss(key, known)
  if (schema?.names !== 'outcome') {
    const isListed = guess === undefined && known.length > 0 && known.length <= MOST_LISTED
    const only = isListed ? `, only ${listed(known, 'and')}` : ''
    const why =
      guess && `What stands there is ignored, so customers would not see it: there is no \`${guess}\` for the app.`
    return { code: 'unknown-key', what: `The app reads no \`${key}\` here${only}.`, meant, key, ...(why && { why }) }
  }
  const what = `${run === undefined ? 'The service' : `\`${run.service}\``} never answers \`${key}\`.`
  const why =
    guess &&
    `The answer \`${guess}\` has no line then: after it the customer would stay where they are, without a word.`
  return { code: 'unknown-outcome', what, meant, key, ...(why && { why }) }
}

/** Explains a missing or unknown `block` or `run`, which decides which other keys are allowed. */
function undiscriminated({ params, schema }: Fault): Explained {
  const tag = String(params.get('tag'))
  const value = params.get('tagValue')
  const kind = kinds[tag]
  if (typeof value !== 'string' || kind === undefined) {
    return value === undefined
      ? { code: 'missing-key', what: `\`${tag}\` is missing.` }
      : { code: 'wrong-type', what: `${shown(value)} is not the name of a ${kind?.noun ?? tag}.`, key: tag, keep: '' }
  }
  const known = (schema?.oneOf ?? []).flatMap(({ properties }) => {
    const named = properties?.[tag]
    return named && typeof named.const === 'string' ? [named.const] : []
  })
  return { ...unknown(kind, value, known), key: tag }
}

function outsideEnum({ schema, value }: Fault): Explained {
  const options = (schema?.enum ?? []).map(String)
  // The author's object may contain a key `toString`, which `String(value)` would call. So no name is suggested for an
  // object.
  const meant = { name: typeof value === 'object' ? '' : String(value), known: options }
  const isMisspelt = nearMiss(meant.name, options) !== undefined
  const one = isMisspelt ? {} : { advice: `Write one of these in place of ${shown(value)}.` }
  if (schema?.names === 'value') {
    return {
      code: 'outside-domain',
      what: `The fact is never ${shown(value)}, only ${listed(options)}.`,
      meant,
      ...one,
    }
  }
  const kind = schema?.names === undefined ? undefined : kinds[schema.names]
  if (kind !== undefined && typeof value === 'string') {
    return unknown({ ...kind, noun: schema?.expected ?? kind.noun }, value, options)
  }
  const described = options.map((option, at) => ({ option, meaning: schema?.enumDescriptions?.[at] }))
  const only = described.map(({ option, meaning }) => `\`${option}\`${meaning === undefined ? '' : ` (${meaning})`}`)
  return {
    code: 'wrong-value',
    what: `${shown(value)} is not allowed here, only ${joined(only, 'or')}.`,
    meant,
    ...one,
  }
}

/** Explains an unknown name. If no single suggestion is clear, it lists all names, or the three most similar of many. */
function unknown({ code, noun }: Kind, name: string, known: readonly string[]): Explained {
  const others = othersThan(name, known)
  const what = `There is no ${noun} \`${name}\`.`
  const meant = code === 'unknown-icon' ? meantIcon(name, known) : undefined
  if (meant !== undefined) return { code, what, meant: { name, write: meant } }
  // The list of all names is long, so it stands at the end of the message, in the advice.
  return others === ''
    ? { code, what, meant: { name, known } }
    : { code, what, advice: `Write one of these in place of \`${name}\`.${others}` }
}

function mistyped({ schema, value, name, params }: Fault): Explained {
  if (schema?.names === 'value') {
    const write = inType(value, params.get('type'))
    const what = `The fact is never ${write === undefined ? shown(value) : `the text \`${JSON.stringify(value)}\``}, only ${nounOf(params.get('type'))}.`
    return { code: 'outside-domain', what, ...(write && { meant: { name: JSON.stringify(value), write } }) }
  }
  const type = params.get('type')
  const meant = inType(value, type)
  const written = meant === undefined ? shown(value) : `\`${JSON.stringify(value)}\``
  const what = `${name === '' ? 'The file' : `\`${name}\``} is ${written}, not ${schema?.expected ?? nounOf(type)}.`
  return { code: 'wrong-type', what, keep: '', ...(meant && { meant: { name: JSON.stringify(value), write: meant } }) }
}

/** Returns the value as JSON of the expected type, if the author has only written it in another way. */
function inType(value: unknown, type: unknown): string | undefined {
  if (type === 'string' && typeof value === 'number') return JSON.stringify(String(value))
  if (typeof value !== 'string' || value === '') return undefined
  if (type === 'array') return JSON.stringify([value])
  if (type === 'boolean') return /^(true|false)$/.test(value) ? value : undefined
  const isNumber = type === 'number' || type === 'integer'
  return isNumber && /^\d+(\.\d+)?$/.test(value) ? value : undefined
}

function expectedOf({ schema, keyword, params }: Fault): string {
  if (schema?.expected !== undefined) return schema.expected
  if (keyword === 'const') return shown(params.get('allowedValue'))
  if (keyword === 'minItems') return 'allowed to be empty'
  if (keyword === 'uniqueItems') return 'a list without repetitions'
  if (keyword === 'minimum') return `${params.get('limit')} or more`
  return 'allowed here'
}

function atKey({ name }: Fault): { readonly key: string } {
  return { key: name }
}

const nouns: { readonly [type: string]: string } = {
  string: 'a text',
  number: 'a number',
  integer: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
}

function nounOf(type: unknown): string {
  return nouns[String(type)] ?? `a ${String(type)}`
}

function shown(value: unknown): string {
  if (Array.isArray(value)) return value.length === 0 ? 'an empty list' : 'a list'
  if (typeof value === 'object' && value !== null) return 'an object'
  if (value === '') return 'an empty text'
  return typeof value === 'string' ? `\`${value}\`` : String(value)
}
