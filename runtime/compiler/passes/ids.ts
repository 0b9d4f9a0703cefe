import type { Place } from '../json-tree.ts'
import type { Pass } from '../pass.ts'

const reserved = new Set([...Object.getOwnPropertyNames(Object.prototype), 'prototype'])

/** Checks that names are unique where they must be, and that none is the name of an inherited property. */
export const checkIds: Pass = ({ flow, problems }) => {
  const named = (name: string, at: Place): void => {
    if (reserved.has(name)) problems.add('reserved-name', at, `“${name}” is a name that every object has.`)
  }
  for (const names of [flow.guards, flow.always, flow.steps, flow.modals]) {
    for (const [name, { at }] of names) named(name, at)
  }
  for (const screen of [...flow.steps.values(), ...flow.modals.values()]) {
    for (const [event, { at }] of screen.on) named(event, at)
    const seen = new Set<string>()
    for (const { id, emits } of screen.blocks) {
      for (const event of emits) named(event.text, event.at)
      if (id === undefined) continue
      named(id.text, id.at)
      if (seen.has(id.text)) problems.add('duplicate-id', id.at, `“${screen.id}” has two blocks “${id.text}”.`)
      seen.add(id.text)
    }
  }
}
