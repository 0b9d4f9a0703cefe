import type { JsonSchema } from '../json-schema.ts'
import type { Json } from '../json-tree.ts'
import { type Kind, told } from './change.ts'
import { isObject, objectOf, textIn } from './json.ts'
import { labelIn } from './triggers.ts'
import { quoted, quotedPair, some } from './words.ts'

const looks = ['tone', 'size', 'level', 'icon', 'header', 'kind', 'layout']
export const partNames: { readonly [name: string]: string } = {
  main: 'the main button',
  out: 'the other button',
  fallback: 'the fallback',
}
/** Prop names that an author understands as a noun. Any other name is written in quotation marks. */
const nouns =
  /(text|label|title|detail|hint|lead|caption|legend|size|level|icon|tone|layout|header|name|event|question|answer|placeholder)$/i

/** Returns the name of a prop as a noun, with the names of the parts that contain it, such as `saved label`. */
export function nounFor(name: string, inside: readonly string[]): string {
  const words = [...inside, name].map(spaced).join(' ')
  return partNames[name]?.replace('the ', '') ?? (nouns.test(name) ? words : `“${words}”`)
}

/**
 * Returns the sentence of a change, which begins with the screen: `On “A”, …`. Equal sentences about several screens
 * are combined: `On “A” and on “B”, …`.
 */
export function onPlaces(on: string, text: string) {
  const say = (places: readonly string[]) =>
    `${some(places).replace(/(,| and) ([OIA][nt] )/g, (_, join, word) => `${join} ${word.toLowerCase()}`)}, ${text}.`
  return told({ key: text, names: [on, ''], say })
}

export function kindOf(
  name: string,
  role: string | undefined,
  prop: JsonSchema | undefined,
  value: Json | undefined,
): Kind {
  if (role === 'terms') return 'terms'
  if (isObject(value) && value.event !== undefined) return 'event'
  if (role === 'writes' || role === 'reads') return 'fact'
  if (role === 'icon' || looks.includes(name)) return 'look'
  if (isObject(value) && Object.values(value).some(one => typeof one === 'string')) return 'text'
  if (prop?.enum !== undefined || typeof value !== 'string') return 'option'
  return role === 'rule' || role === 'segment' || role === 'value' ? 'option' : 'text'
}

/** Returns how the sentence goes on after the name of the part, such as `it now reads X instead of Y`. */
export function valueWords(
  it: string,
  name: string,
  one: Json | undefined,
  other: Json | undefined,
  role?: string,
): string {
  if (role === 'writes' || role === 'reads') return `${it} now ${role} ${factWords(other)} instead of ${factWords(one)}`
  if (one === undefined) return `${it} now has the ${name} ${spoken(other)}`
  if (other === undefined) return `${it} no longer has the ${name} ${spoken(one)}`
  const [from, to] =
    textIn(one) !== undefined && textIn(other) !== undefined
      ? quotedPair(String(one), String(other))
      : [spoken(one), spoken(other)]
  return `${it === `the ${name}` ? it : `the ${name} of ${it}`} is now ${to} instead of ${from}`
}

function factWords(fact: Json | undefined): string {
  return fact === undefined ? 'no fact' : `\`${textIn(fact) ?? JSON.stringify(fact)}\``
}

function spoken(value: Json | undefined): string {
  if (typeof value === 'string') return quoted(value)
  return quoted(
    (isObject(value) && (labelIn(value, '') ?? textsOf(value).join(' · '))) || JSON.stringify(value ?? null),
  )
}

function textsOf(json: Json): readonly string[] {
  if (Array.isArray(json)) return json.flatMap(textsOf)
  return isObject(json) ? Object.values(json).flatMap(textsOf) : typeof json === 'string' ? [json] : []
}

/** Returns `busy label` for `busyLabel`. */
export function spaced(name: string): string {
  return name
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll('-', ' ')
    .toLowerCase()
}

/** Returns a readable name for a list item. */
export function nameIn(item: Json): string {
  if (typeof item === 'string') return item
  const { id, value, event } = objectOf(item)
  return (
    labelIn(objectOf(item), '') ??
    textIn(objectOf(item).question) ??
    textIn(id) ??
    textIn(value) ??
    textIn(event) ??
    JSON.stringify(item)
  )
}
