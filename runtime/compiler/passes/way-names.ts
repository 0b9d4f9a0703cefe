import { own } from '../../engine/flow.ts'
import type { JsonSchema } from '../json-schema.ts'
import { itemsOf, partOf, type Text, type Tree, textOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import { eachScreen, idIn, type Pass } from '../pass.ts'

/**
 * Checks two rules for labels. The label of each way to pay contains the name of that way. The label of each field
 * contains the name of the requested data.
 */
export const checkWayNames = eachScreen(({ catalogue, problems }, { blocks }) => {
  // Only these blocks have the field's label. In others, such as the choice of a contact, it is the label of a button.
  for (const { tree, fact } of blocks.filter(({ name }) => name.endsWith('-field'))) {
    const label = textOf(partOf(tree, 'label'))
    const word = own(catalogue.factWords, fact ?? '')
    if (label === undefined || word === undefined || label.text.toLowerCase().includes(word)) continue
    problems.add(
      'wrong-label',
      label.at,
      `“${label.text}” is the label of the field for \`${fact}\`, and does not say “${word}”.`,
      undefined,
      `Use the word “${word}” in the label.`,
    )
  }
  for (const { tree, schema } of blocks) {
    for (const { label, way } of schema === undefined ? [] : labelsIn(tree, schema, undefined)) {
      const names = own(catalogue.wayNames, way) ?? []
      const [first] = names
      if (first === undefined || names.some(name => label.text.toLowerCase().includes(name))) continue
      const what = `“${label.text}” is the label of the way to pay \`${way}\`, and does not say ${names.map(name => `“${name}”`).join(' or ')}.`
      const why = 'A customer who looks for that way to pay would not find it.'
      const mend = `Write a label with “${first}”, for example “${first.charAt(0).toUpperCase()}${first.slice(1)}”.`
      problems.add('wrong-label', label.at, what, undefined, { why, mend })
    }
  }
})

/**
 * Checks that each way to pay in the block that repeats a recharge is also in a block that pays one. If not, the author
 * has probably forgotten it there.
 */
export const checkWayLists: Pass = ({ flow, problems }) => {
  const lists = [...flow.steps.values(), ...flow.modals.values()].flatMap(({ blocks }) =>
    blocks.flatMap(({ name, tree }) => {
      const ways = partOf(tree, 'ways')
      const items = itemsOf(ways).flatMap(item => {
        const id = textOf(partOf(item, 'id'))
        return id === undefined ? [] : [{ id, label: textOf(partOf(item, 'label')) }]
      })
      return ways === undefined || items.length === 0 ? [] : [{ name, items, at: ways.at }]
    }),
  )
  const [paying] = lists.filter(({ name }) => name === 'payment-methods')
  const [repeating] = lists.filter(({ name }) => name === 'fast-recharge')
  if (paying === undefined || repeating === undefined) return
  const known = new Set(
    lists.flatMap(({ name, items }) => (name === 'payment-methods' ? items.map(({ id }) => id.text) : [])),
  )
  const missing = repeating.items.find(({ id }) => !known.has(id.text))
  if (missing === undefined) return
  const { id, label } = missing
  const there = whereIs(id.at, paying.at)
  const what = `\`${id.text}\` is a way to pay when a recharge is repeated, in ${there}, and is missing here, where a recharge is paid.`
  const line = `{ "id": "${id.text}", "label": "${label?.text ?? '…'}" },`
  const keep = `If nobody is to pay so any more, delete its \`{ "id": "${id.text}", … }\` in ${there}, too, and then run \`npm run flows -- promise\`, because customers were promised it.`
  const mend = `Write \`${line}\` after the \`[\` of \`ways\` here. ${keep}`
  problems.add('missing-way', paying.at, what, undefined, { mend, keep })
}

/**
 * Checks that a list has an item for each value that its items can have: a group of cards for each kind, and a name for
 * each way to pay in a history. The ways to pay that a flow
 * sells are for its author to choose.
 */
export const checkCompleteLists = eachScreen(({ problems }, { id: screen, blocks }) => {
  for (const { id, tree, schema } of blocks) {
    for (const [name, prop] of Object.entries(schema?.properties ?? {})) {
      const list = partOf(tree, name)
      const items = prop === false ? undefined : prop.items
      if (list?.kind !== 'list' || items === undefined || name === 'ways') continue
      for (const [key, one] of Object.entries(items.properties ?? {})) {
        if (one === false) continue
        const named = new Set(itemsOf(list).flatMap(item => textOf(partOf(item, key))?.text ?? []))
        const missing = one.enum?.find(option => !named.has(String(option)))
        if (missing === undefined) continue
        const what = `“${name}” of “${id?.text}” of “${screen}” has no item for “${missing}”.`
        problems.add('missing-item', list.at, what, undefined, `Add \`{ "${key}": "${missing}", … }\` to the list.`)
      }
    }
  }
})

/** Checks that a flow that sells a way to pay which goes on elsewhere leads the customer there. */
export const checkWayTargets: Pass = ({ flow, catalogue, problems }) => {
  for (const step of flow.steps.values()) {
    for (const { tree } of step.blocks) {
      for (const item of itemsOf(partOf(tree, 'ways'))) {
        const way = textOf(partOf(item, 'id'))
        const outcome = own(catalogue.wayOutcomes, way?.text ?? '')
        const ways = step.on.get('submit')?.ways.filter(one => one.outcome === outcome) ?? []
        if (way === undefined || outcome === undefined || ways.length === 0) continue
        if (
          ways.some(
            ({ to }) => flow.steps.get(idIn(to, 'step') ?? '')?.claims?.text !== 'unknown' && to.text !== 'stay',
          )
        )
          continue
        const what = `“${step.id}” offers “${way.text}”, and its answer “${outcome}” leads to “${ways[0]?.to.text}”.`
        problems.add('idle-way', way.at, what)
      }
    }
  }
}

interface WayLabel {
  readonly label: Text
  readonly way: string
}

function labelsIn(tree: Tree, { properties = {} }: JsonSchema, way: string | undefined): readonly WayLabel[] {
  return Object.entries(properties).flatMap(([name, prop]) => {
    const value = partOf(tree, name)
    if (value === undefined || prop === false) return []
    const label = prop.role === 'way' ? textOf(value) : undefined
    const { items } = prop
    return [
      ...(label === undefined || way === undefined ? [] : [{ label, way }]),
      ...labelsIn(value, prop, way),
      ...(items === undefined
        ? []
        : itemsOf(value).flatMap(item => labelsIn(item, items, textOf(partOf(item, 'id'))?.text))),
    ]
  })
}
