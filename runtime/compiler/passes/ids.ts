import type { Place } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { Pass, PassInput } from '../pass.ts'

const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** Checks that names are unique where they must be, and that no name is an inherited property such as `toString`. */
export const checkIds: Pass = input => {
  const { flow, problems } = input
  checkFormerIds(input)
  const named = (name: string, at: Place): void => {
    if (reserved.has(name)) problems.add('reserved-name', at, `\`${name}\` is a name that every object has.`)
  }
  for (const names of [flow.guards, flow.always, flow.steps, flow.modals]) {
    for (const [name, { at }] of names) named(name, at)
  }
  for (const screen of [...flow.steps.values(), ...flow.modals.values()]) {
    for (const [event, { at }] of screen.on) named(event, at)
    const seen = new Map<string, Place>()
    for (const { id, emits } of screen.blocks) {
      for (const event of emits) named(event.text, event.at)
      if (id === undefined) continue
      named(id.text, id.at)
      const other = seen.get(id.text)
      if (other === undefined) seen.set(id.text, id.at)
      else {
        const what = `\`${screen.id}\` has two blocks \`${id.text}\`, in line ${id.at.line} and in ${whereIs(other, id.at)}.`
        const why = `The app tells blocks apart by their ids, so customers might not see the one in line ${id.at.line}.`
        const mend = `Write another id in line ${id.at.line}, for example \`"id": "${id.text}2"\`, or delete the block.`
        problems.add('duplicate-id', id.at, what, undefined, { why, mend })
      }
    }
  }
}

/**
 * Checks that each former step id belongs to only one step, because open sessions of the former step continue there.
 */
function checkFormerIds({ flow, problems }: PassInput): void {
  const owners = new Map<string, string>()
  for (const step of flow.steps.values()) {
    for (const { text, at } of step.was) {
      const other = owners.get(text)
      if (flow.steps.has(text))
        problems.add('was-present', at, `\`${step.id}\` was \`${text}\`, and \`${text}\` is still a step.`)
      else if (other !== undefined)
        problems.add('was-twice', at, `\`${step.id}\` was \`${text}\`, and so was \`${other}\`.`)
      owners.set(text, other ?? step.id)
    }
  }
}
