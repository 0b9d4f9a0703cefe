import type { Json } from '../../json-tree.ts'
import type { Random } from './random.ts'

const KEYS = [
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'like',
  'extends',
  '',
  '0',
  '$ref',
] as const
const LONG = 'a'.repeat(100_000)
const VALUES: readonly [Json, ...Json[]] = [
  null,
  true,
  false,
  0,
  -1,
  1e308,
  1e-320,
  2 ** 53,
  '',
  ' ',
  '__proto__',
  '\ud800',
  LONG,
  [],
  {},
  [[]],
  [null],
  '{',
  '{a.b:c}',
  'step:',
  'field:__proto__',
  JSON.parse('{"__proto__":{"polluted":true}}'),
]

/** Returns JSON in which one value, key or item is wrong for its place. */
export function corruptValue(value: Json, random: Random): Json {
  const isEnd = typeof value !== 'object' || value === null || random.below(6) === 0
  if (isEnd) return exchanged(value, random)
  if (Array.isArray(value)) {
    if (value.length === 0) return exchanged(value, random)
    const at = random.below(value.length)
    const items = value.map((item, index) => (index === at ? corruptValue(item, random) : item))
    return random.pick([items, items, items, [...items, ...items], items.toReversed()])
  }
  const members = Object.entries(value)
  if (members.length === 0) return exchanged(value, random)
  const at = random.below(members.length)
  const renames = random.below(8) === 0
  // A plain assignment to the key `__proto__` would set the prototype and create no member.
  return Object.fromEntries(
    members.map(([key, inner], index): readonly [string, Json] => {
      if (index !== at) return [key, inner]
      return renames ? [random.pick(KEYS), inner] : [key, corruptValue(inner, random)]
    }),
  )
}

function exchanged(value: Json, { pick }: Random): Json {
  return pick<Json>([
    pick(VALUES),
    pick(VALUES),
    pick(VALUES),
    [value],
    { [pick(KEYS)]: value },
    Object.values(Object(value)),
    [value, value],
  ])
}
