import { own } from '../../engine/flow.ts'
import type { JsonSchema } from '../json-schema.ts'
import { itemsOf, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import type { Pass, PassInput } from '../pass.ts'

/** The names that the braces of a text may contain: facts in copy, the block's own names, or none. */
type Filled = 'facts' | readonly string[]

const nothing: readonly string[] = []

/** Checks that every name in braces is filled in, with a format that fits it. */
export const checkCopy: Pass = input => {
  const { flow } = input
  for (const { title, retitled } of flow.steps.values()) {
    for (const one of [title, retitled.title]) check(input, one, nothing)
  }
  for (const { title } of flow.modals.values()) check(input, title, 'facts')
  const words = partOf(flow.tree, 'words')
  for (const [word, { value }] of words?.kind === 'object' ? words.members : []) {
    check(input, textOf(value), word === 'code' ? ['code'] : nothing)
  }
  for (const { blocks } of [...flow.steps.values(), ...flow.modals.values()]) {
    for (const { tree, schema } of blocks) if (schema !== undefined) checkProps(input, tree, schema)
  }
}

function checkProps(input: PassInput, tree: Tree, { properties = {} }: JsonSchema): void {
  for (const [name, prop] of Object.entries(properties)) {
    const value = partOf(tree, name)
    if (value !== undefined && prop !== false) checkProp(input, value, prop)
  }
}

function checkProp(input: PassInput, value: Tree, prop: JsonSchema): void {
  if (prop.properties !== undefined) checkProps(input, value, prop)
  for (const item of itemsOf(value)) checkProp(input, item, prop.items ?? {})
  const isText = prop.role === undefined || prop.role === 'copy'
  if (isText) check(input, textOf(value), prop.role === 'copy' ? 'facts' : (prop.placeholders ?? nothing))
}

function check(input: PassInput, copy: Text | undefined, filled: Filled): void {
  for (const [whole, inside = ''] of copy?.text.matchAll(/\{([^{}]*)\}/g) ?? []) {
    if (copy === undefined) return
    if (filled === 'facts') checkFact(input, copy, whole, inside)
    else if (!filled.includes(inside)) {
      const what =
        filled.length > 0 ? `This text has no “${whole}”.` : `This text is shown as it is, “${whole}” included.`
      input.problems.add('unknown-placeholder', copy.at, what, { name: inside, known: filled })
    }
  }
}

function checkFact({ catalogue, problems }: PassInput, { at }: Text, whole: string, inside: string): void {
  const [, name = '', format = 'text'] = /^([\w.]+)(?::(\w+))?$/.exec(inside) ?? []
  const fact = own(catalogue.facts, name)
  const takes = own(catalogue.formats, format)
  if (fact === undefined || fact.label === 'secret') {
    const known = Object.keys(catalogue.facts).filter(other => catalogue.facts[other]?.label !== 'secret')
    const what = fact === undefined ? `“${whole}” names no fact.` : `“${whole}” is secret: copy never shows it.`
    const meant = name || inside
    problems.add('unknown-placeholder', at, what, { name: meant, known: fact === undefined ? known : [] })
  } else if (takes === undefined) {
    const known = Object.keys(catalogue.formats)
    problems.add('unknown-format', at, `Copy has no format “${format}”, only ${known.join(', ')}.`, {
      name: format,
      known,
    })
  } else if (!takes.includes(fact.type)) {
    problems.add('wrong-format', at, `“${format}” writes ${takes.join(' or ')}, and “${name}” is ${fact.type}.`)
  }
}
