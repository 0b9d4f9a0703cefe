import type { Place } from '../json-tree.ts'
import type { Pass } from '../pass.ts'

interface Owner {
  readonly step: string
  readonly path: string
  readonly at: Place
}

/** Each address opens one step, whatever the channel. Literal addresses win over `{channel}`, so they may not meet. */
export const checkPaths: Pass = ({ flow, catalogue, problems }) => {
  const patterns = new Map<string, string>()
  const addresses = new Map<string, Owner>()
  for (const step of flow.steps.values()) {
    for (const { text, at } of step.paths) {
      const same = patterns.get(text)
      if (same !== undefined) {
        problems.add('duplicate-path', at, `“${text}” is already the address of “${same}”.`)
        continue
      }
      patterns.set(text, step.id)
      for (const channel of text.includes('{channel}') ? catalogue.channelPaths : ['']) {
        const address = text.replace('{channel}', channel)
        const other = addresses.get(address)
        addresses.set(address, other ?? { step: step.id, path: text, at })
        if (other !== undefined) {
          // Of a flow that extends another, the address that it brought is the one to change.
          const isMine = at.file === flow.file || other.at.file !== flow.file
          problems.add(
            'overlapping-path',
            isMine ? at : other.at,
            `“${text}” and “${other.path}” of “${other.step}” both cover “${address}”.`,
          )
          break
        }
      }
    }
  }
}
