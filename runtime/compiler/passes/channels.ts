import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'

/** The channel picks the flow, so it belongs to one. */
export function checkChannels(flows: readonly FlowModel[], problems: Problems): void {
  const owners = new Map<string, string>()
  for (const { id, channels, tree } of flows) {
    for (const { text, at } of channels) {
      const owner = owners.get(text)
      // Inherited channels stand in the base, which is not where the fault is.
      const place = at.file === tree.at.file ? at : (tree.members.get('id')?.value.at ?? tree.at)
      if (owner === undefined) owners.set(text, id)
      else problems.add('taken-channel', place, `The channel “${text}” of “${id}” already belongs to “${owner}”.`)
    }
  }
}
