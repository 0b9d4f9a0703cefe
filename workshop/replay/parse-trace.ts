import * as z from 'zod/mini'
import { isOwnFactName } from '../../flows/kit/own-facts.ts'
import { type Flow, own } from '../../runtime/engine/flow.ts'
import { type Trace, type TraceMove, WITHHELD } from '../../runtime/engine/trace.ts'
import { facts as factTable, isFactName } from '../../runtime/facts.ts'

const said = z.strictObject({
  code: z.string(),
  about: z.exactOptional(z.enum(['charge', 'unread'])),
  uncharged: z.exactOptional(z.literal(true)),
})
const kind = z.enum(['action', 'enter', 'watch'])
const entry = z.int().check(z.gte(0))
const visited = z.array(z.strictObject({ step: z.string(), entry }))
const run = z.strictObject({
  service: z.string(),
  kind,
  event: z.exactOptional(z.string()),
  modal: z.exactOptional(z.string()),
  always: z.exactOptional(z.literal(true)),
  charge: z.exactOptional(z.literal(true)),
})
const position = z.strictObject({
  step: z.exactOptional(z.string()),
  entry: z.exactOptional(entry),
  modals: z.exactOptional(z.array(z.strictObject({ id: z.string(), says: z.exactOptional(said) }))),
  message: z.exactOptional(said),
  visited: z.exactOptional(visited),
  wanted: z.exactOptional(z.string()),
  running: z.exactOptional(z.array(run)),
})
const cell = z.nullable(z.union([z.string(), z.number(), z.boolean()]))
const facts = z.exactOptional(z.record(z.string(), cell))

/** The schema of each kind of move. Each kind is recognised by the key with its name, which no other kind has. */
const moves = {
  at: z.strictObject({ at: position, facts }),
  open: z.strictObject({
    open: z.string(),
    entry: z.exactOptional(entry),
    visited: z.exactOptional(visited),
    wanted: z.exactOptional(z.string()),
    facts,
  }),
  tap: z.strictObject({ tap: z.string(), facts }),
  app: z.strictObject({ app: z.string(), says: z.exactOptional(said), facts }),
  answer: z.strictObject({
    answer: z.string(),
    of: z.exactOptional(z.string()),
    as: z.exactOptional(kind),
    says: z.exactOptional(said),
    facts,
  }),
  back: z.strictObject({ back: z.literal(true), facts }),
  returned: z.strictObject({ returned: z.literal(true), facts }),
  popped: z.strictObject({ popped: entry, step: z.nullable(z.string()), facts }),
}
const kinds = Object.keys(moves)

const outline = z.strictObject({
  version: z.literal(1),
  flow: z.string(),
  hash: z.string(),
  moves: z.array(z.looseObject({})).check(z.minLength(1)),
})

export type Parsed =
  | { readonly kind: 'trace'; readonly trace: Trace }
  | { readonly kind: 'wrong'; readonly reasons: readonly string[] }

/** Returns the trace in a text. If the text is not a trace, returns all reasons. */
export function parseTrace(text: string): Parsed {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return wrong(['This is no JSON: a trace is one JSON object, from “{” to “}”.'])
  }
  const whole = z.safeParse(outline, value)
  if (!whole.success) return wrong(whole.error.issues.map(issue => tell(issue, value, '')))
  const read = whole.data.moves.map((move, at) => readMove(move, `moves[${at}]`))
  const reasons = read.flatMap(move => ('reasons' in move ? move.reasons : personalIn(move)))
  const sound = read.flatMap(move => ('reasons' in move ? [] : [move.move]))
  return reasons.length > 0 ? wrong(reasons) : { kind: 'trace', trace: { ...whole.data, moves: sound } }
}

const wrong = (reasons: readonly string[]): Parsed => ({ kind: 'wrong', reasons })

type Read = { readonly move: TraceMove; readonly where: string } | { readonly reasons: readonly string[] }

function readMove(move: Readonly<Record<string, unknown>>, where: string): Read {
  const [name, ...others] = kinds.filter(key => key in move)
  if (!isKind(name)) return { reasons: [`${where} is no move: it has none of ${kinds.join(', ')}.`] }
  if (others.length > 0) return { reasons: [`${where} is two moves at once: ${[name, ...others].join(', ')}.`] }
  const parsed = z.safeParse<(typeof moves)[keyof typeof moves]>(moves[name], move)
  if (parsed.success) return { move: parsed.data, where }
  return { reasons: parsed.error.issues.map(issue => tell(issue, move, where)) }
}

function isKind(name: string | undefined): name is keyof typeof moves {
  return name !== undefined && Object.hasOwn(moves, name)
}

/**
 * Returns a reason for each personal value in a move. People send traces to each other, so a trace must contain no
 * personal value.
 */
function personalIn({ move, where }: Extract<Read, { where: string }>): readonly string[] {
  return Object.entries(move.facts ?? {}).flatMap(([fact, value]) => {
    // Answers to a flow's own questions are checked in `undeclaredIn` instead, because only the flow declares the
    // possible answers.
    if (isOwnFactName(fact)) return []
    if (!isFactName(fact)) return [`${where}.facts: there is no fact “${fact}”.`]
    const isPersonal = 'label' in factTable[fact] && value !== WITHHELD && value !== null && value !== ''
    return isPersonal ? [`${where}.facts: “${fact}” is personal. Write “${WITHHELD}” in place of its value.`] : []
  })
}

/**
 * Returns a sentence for each answer to the flow's own questions that the flow does not declare. A declared answer is
 * written in the config, so it reveals nothing about a person, even if its fact is personal.
 */
export function undeclaredIn({ id, facts: declared }: Flow, { moves: taken }: Trace): readonly string[] {
  return taken.flatMap(({ facts: told = {} }, at) =>
    Object.entries(told)
      .filter(([fact]) => isOwnFactName(fact))
      .flatMap(([fact, value]) => {
        const answers = own(declared, fact)?.options
        if (answers === undefined) return [`moves[${at}].facts: the flow “${id}” declares no fact “${fact}”.`]
        const isSaid = value === null || value === WITHHELD || answers.some(answer => answer === value)
        return isSaid ? [] : [`moves[${at}].facts: “${fact}” is one of ${answers.join(', ')}, or “${WITHHELD}”.`]
      }),
  )
}

/** Returns a sentence about the fault at a place, such as `moves[2].tap has to be of type string.` */
function tell(issue: z.core.$ZodIssue, value: unknown, where: string): string {
  const inside = issue.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`)).join('')
  const name = `${where}${inside}`.replace(/^\./, '') || 'The trace'
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${name} has what no trace has: ${issue.keys.join(', ')}.`
    case 'invalid_type':
      return valueAt(value, issue.path) === undefined
        ? `${name} is missing.`
        : `${name} has to be ${issue.expected === 'int' ? 'a whole number' : `of type ${issue.expected}`}.`
    case 'invalid_value':
      return `${name} has to be ${issue.values.map(one => JSON.stringify(one)).join(' or ')}.`
    case 'too_small':
      return issue.origin === 'array' ? `${name} is empty.` : `${name} is too small.`
    default:
      return `${name} is not as in a trace.`
  }
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (at, key) => (typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined),
    value,
  )
}
