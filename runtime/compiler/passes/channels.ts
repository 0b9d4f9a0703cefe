import type { Catalogue } from '../catalogue.ts'
import type { Place } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'

/** Checks that each channel belongs to only one flow, because the channel selects the flow. */
export function checkChannels(flows: readonly FlowModel[], problems: Problems): void {
  const owners = new Map<string, string>()
  for (const { id, channels, tree } of flows) {
    for (const { text, at } of channels) {
      if (at.file !== tree.at.file) continue
      const owner = owners.get(text)
      if (owner === undefined) owners.set(text, id)
      else problems.add('taken-channel', at, `The channel \`${text}\` of \`${id}\` already belongs to \`${owner}\`.`)
    }
  }
  for (const { id, channels, tree } of flows) {
    const inherited = channels.find(({ at }) => at.file !== tree.at.file)
    // The channel is written in the base flow's file, which is correct. So the problem is reported in this flow's file.
    const place = tree.members.get('id')?.value.at ?? tree.at
    if (inherited !== undefined)
      problems.add('taken-channel', place, inheritedFrom(id, owners.get(inherited.text) ?? ''))
  }
}

/**
 * Checks that each channel from which customers can come has a flow. A promised channel is left out, because its promise
 * is broken at the flow that had it. `at` is the place of the problem.
 */
export function checkServed(
  flows: readonly FlowModel[],
  { channels }: Catalogue,
  promised: ReadonlySet<string>,
  at: Place,
  problems: Problems,
): void {
  const served = new Set(flows.flatMap(flow => flow.channels.map(({ text }) => text)))
  const unserved = channels.filter(channel => !served.has(channel) && !promised.has(channel))
  if (unserved.length > 0) problems.add('unserved-channel', at, `No flow serves \`${unserved.join('`, `')}\`.`)
}

function inheritedFrom(id: string, base: string): string {
  return `\`${id}\` says no \`channels\` of its own, or \`[]\` for none, and takes those of \`${base}\` over.`
}
