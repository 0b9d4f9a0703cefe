import { listOf, objectOf, at as own, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Field } from '../protocol.ts'
import { type Around, commonOf, type Place } from './field-parts.ts'

const NUMBERS = ['atLeast', 'atMost'] as const
const LISTS = ['all', 'any'] as const
const VALUES = ['in', 'notIn'] as const

/**
 * Returns the fields of a guard. The guard either compares a fact with values, or combines other guards. The fact's
 * values can be chosen from a list.
 */
export function guardField(value: Json | undefined, place: Place, around: Around): Field {
  const guard = objectOf(value)
  const { common } = commonOf({}, place)
  const inner = (key: string, label: string) => ({
    ...{ at: [...place.at, key], label, isOptional: true, problems: [], buttons: [] },
  })
  const fact = textIn(guard.fact)
  const fields: Field[] = []
  if (fact !== undefined) {
    const { type, options } = around.factNamed(fact)
    fields.push({
      ...inner('fact', 'Fact'),
      kind: 'choice',
      value: fact,
      options: around.factsOf({}),
      isFree: true,
    })
    const is = own(guard, 'is')
    if (type === 'flag')
      fields.push({ ...inner('is', 'Is true'), isOptional: false, kind: 'flag', value: is === true, set: true })
    else if (options !== undefined)
      fields.push({ ...inner('is', 'Is'), kind: 'choice', value: textIn(is) ?? '', options })
    else if (type === 'text') fields.push({ ...inner('is', 'Is'), kind: 'text', value: textIn(is) ?? '' })
    else fields.push({ ...inner('is', 'Is'), kind: 'number', value: typeof is === 'number' ? is : undefined })
    if (type === 'cents' || type === 'number')
      for (const key of NUMBERS) {
        const limit = own(guard, key)
        const label = key === 'atLeast' ? 'At least' : 'At most'
        fields.push({ ...inner(key, label), kind: 'number', value: typeof limit === 'number' ? limit : undefined })
      }
    for (const key of VALUES) {
      const values = own(guard, key)
      if (!Array.isArray(values)) continue
      const items = values.map(
        (one, index): Field => ({
          ...{ ...inner(key, `Value ${index + 1}`), at: [...place.at, key, String(index)] },
          ...(options === undefined && typeof one === 'number'
            ? { kind: 'number', value: one, isOptional: false }
            : { kind: 'choice', value: String(one), options: options ?? [], isFree: options === undefined }),
        }),
      )
      const more = (options ?? []).filter(option => !VALUES.some(list => listOf(own(guard, list)).includes(option)))
      const at = [...place.at, key]
      const choices = more.map(value => ({
        label: value,
        edit: { at, do: 'insert' as const, index: values.length, value },
      }))
      const add = { label: 'Add a value', choices }
      fields.push({
        ...inner(key, key === 'in' ? 'One of these values' : 'The other values'),
        ...{ kind: 'group', fields: items },
        ...(choices.length === 0 ? {} : { add }),
      })
    }
    fields.push({ ...inner('present', 'Is known'), kind: 'flag', value: own(guard, 'present') === true, set: true })
  }
  for (const key of LISTS) {
    const names = own(guard, key)
    if (!Array.isArray(names)) continue
    const items = names.map(
      (name, index): Field => ({
        ...{ ...inner(key, key === 'all' ? 'And' : 'Or'), at: [...place.at, key, String(index)], isOptional: true },
        ...{ kind: 'choice', value: textIn(name) ?? '', options: 'guards' },
      }),
    )
    const more = { at: [...place.at, key], do: 'insert' as const, index: names.length, value: around.firstGuard }
    const add = { label: 'Add a guard', choices: [{ label: 'Add a guard', edit: more }] }
    fields.push({ ...inner(key, key === 'all' ? 'All of these' : 'One of these'), kind: 'group', fields: items, add })
  }
  const not = own(guard, 'not')
  if (not !== undefined)
    fields.push({ ...inner('not', 'Does not hold'), kind: 'choice', value: textIn(not) ?? '', options: 'guards' })
  const whole = (label: string, next: Json) => ({ label, edit: { at: place.at, do: 'set' as const, value: next } })
  const { options = [] } = around.factNamed(fact ?? '')
  const others = options.filter(option => !listOf(guard.in).includes(option))
  const choices = [
    ...(options.length === 0 ? [] : [whole('One of several values', { fact: fact ?? '', in: options.slice(0, 1) })]),
    ...(guard.in === undefined || others.length === 0
      ? []
      : [whole('Name the other values, too', { ...guard, notIn: others })]),
    whole('Compare a fact', { fact: fact ?? 'session.authenticated', is: true }),
    whole('All of …', { all: [around.firstGuard] }),
    whole('One of …', { any: [around.firstGuard] }),
    whole('Not …', { not: around.firstGuard }),
  ]
  return { ...common, kind: 'group', fields, add: { label: 'Make it another condition', choices } }
}
