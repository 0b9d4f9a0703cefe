import type { Text } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'

interface Owner {
  readonly flow: FlowModel
  readonly path: Text
}

/**
 * Checks addresses that several flows have. The channel decides between these flows; without a channel, the base flow opens. So
 * each of them must extend the flow whose file defines the address.
 *
 * @param filesOf the files that a flow is made of, its own first
 */
export function checkSharedPaths(
  flows: readonly FlowModel[],
  filesOf: (flow: FlowModel) => readonly string[],
  problems: Problems,
): void {
  const owners = new Map<string, Owner[]>()
  for (const flow of flows) {
    for (const path of [...flow.steps.values()].flatMap(({ paths }) => paths)) {
      const address = flow.channelPath ? path.text.replace('{channel}', flow.channelPath.text) : path.text
      const others = owners.get(address) ?? []
      const stranger = others.find(
        other => other.path.at.file !== path.at.file && !isKin(other, { flow, path }, filesOf),
      )
      if (stranger !== undefined) {
        const what = `“${path.text}” of “${flow.id}” is also an address of “${stranger.flow.id}”, in ${stranger.path.at.file}.`
        problems.add('shared-path', path.at, what)
      }
      owners.set(address, [...others, { flow, path }])
    }
  }
}

/** Whether one flow is made of the file that defines the other flow's address. */
function isKin(one: Owner, other: Owner, filesOf: (flow: FlowModel) => readonly string[]): boolean {
  return filesOf(one.flow).includes(other.path.at.file) || filesOf(other.flow).includes(one.path.at.file)
}
