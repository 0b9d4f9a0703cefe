import { type Content, type Modal, type Names, own, type Step, type WholeFlow } from '../engine/flow.ts'
import type { Bodies, FlowBody } from '../engine/page-data.ts'

/** Returns a flow without the content of its screens. `add` stores a screen's content and returns its name. */
export function bodyOf<S>(
  flow: WholeFlow,
  surroundings: S,
  errors: string,
  add: (value: unknown) => string,
): FlowBody<S> {
  const bodies: Bodies = {
    steps: mapNames(flow.steps, step => add(contentOf(step))),
    modals: add(mapNames(flow.modals, contentOf)),
    errors,
  }
  return { flow: bare(flow), surroundings, bodies }
}

export function contentOf({ blocks }: Content): Content {
  return { blocks }
}

/** Returns only the parts of a flow that the engine reads. */
function bare({
  id,
  hash,
  title,
  layout,
  channels,
  channelPath,
  facts,
  start,
  guards,
  always,
  collectors,
  ...rest
}: WholeFlow) {
  const steps = mapNames(rest.steps, ({ blocks: _, claims: _claims, ...step }): Step => step)
  const modals = mapNames(rest.modals, ({ blocks: _, claims: _claims, ...modal }): Modal => modal)
  const path = channelPath === undefined ? {} : { channelPath }
  const declared = facts === undefined ? {} : { facts }
  return { id, hash, title, layout, channels, ...path, ...declared, start, guards, always, collectors, steps, modals }
}

function mapNames<T, U>(names: Names<T>, change: (value: T) => U): Names<U> {
  return Object.fromEntries(
    Object.keys(names).flatMap(name => {
      const value = own(names, name)
      return value === undefined ? [] : [[name, change(value)]]
    }),
  )
}
