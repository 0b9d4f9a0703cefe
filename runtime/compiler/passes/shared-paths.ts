import type { Text } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'

/** Addresses of a flow or of a variant. */
export interface Addressed {
  readonly flow: FlowModel
  /** The id of the flow. For a variant, it is the id of the flow that the variant changes. */
  readonly of: string
  readonly paths: readonly Text[]
  readonly files: readonly string[]
}

interface Owner extends Omit<Addressed, 'paths'> {
  readonly path: Text
}

/**
 * Checks addresses that several flows have. The channel decides which of these flows opens. Without a channel, the base
 * flow opens, so each of the flows must extend the flow whose file defines the address. Two variants of one flow may
 * add the same address.
 */
export function checkSharedPaths(addressed: readonly Addressed[], problems: Problems): void {
  const owners = new Map<string, Owner[]>()
  for (const { paths, ...owner } of addressed) {
    const { flow } = owner
    for (const path of paths) {
      const address = flow.channelPath ? path.text.replace('{channel}', flow.channelPath.text) : path.text
      const others = owners.get(address) ?? []
      const stranger = others.find(other => other.path.at.file !== path.at.file && !isKin(other, { ...owner, path }))
      if (stranger !== undefined) {
        const what = `\`${path.text}\` of \`${flow.id}\` is also an address of \`${stranger.flow.id}\`, in ${stranger.path.at.file}.`
        problems.add('shared-path', path.at, what)
      }
      owners.set(address, [...others, { ...owner, path }])
    }
  }
}

/**
 * Returns whether one flow contains the file that defines the other flow's address, or both are variants of one flow.
 */
function isKin(one: Owner, other: Owner): boolean {
  return one.of === other.of || one.files.includes(other.path.at.file) || other.files.includes(one.path.at.file)
}
