import type { Abouts } from '../abouts.ts'
import type { Catalogue } from '../catalogue.ts'
import type { Text } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Problems } from '../problem.ts'
import { singular } from '../words.ts'

interface Extended {
  readonly flow: FlowModel
  readonly base: FlowModel
}

/**
 * Checks that a flow with the rule `addresses` has every address of the flow that it extends. The addresses of a step
 * must stay with the step.
 */
export function checkKept(flows: readonly Extended[], abouts: Abouts, problems: Problems): void {
  for (const { flow, base } of flows) {
    const about = abouts.get(flow.tree.at.file)
    if (about?.addresses === undefined) continue
    const owners = new Map(
      [...flow.steps.values()].flatMap(({ id, paths }) => paths.map(({ text }) => [text, id] as const)),
    )
    for (const { id, paths } of base.steps.values()) {
      for (const { text } of paths) {
        const owner = owners.get(text)
        if (owner === id || (owner !== undefined && !flow.steps.has(id))) continue
        const step = flow.steps.get(id)
        const what = owner === undefined ? `\`${text}\` opens nothing` : `\`${text}\` opens \`${owner}\``
        problems.add(
          'lost-address',
          step?.paths[0]?.at ?? about.addresses.at,
          `${what}, and in \`${base.id}\` it opens \`${id}\`.`,
        )
      }
    }
  }
}

/**
 * Checks that `{channel}` stands for the same word in all addresses of a flow. If an address in the flow's own file
 * contains the word of a channel, such as `whatsapp`, the other addresses must have that word too. A flow without
 * channels of its own must keep the word of the customer's channel.
 */
export function checkChannelPath(flows: readonly Extended[], { channelPaths }: Catalogue, problems: Problems): void {
  for (const { flow, base } of flows) {
    const own = [...flow.steps.values()].flatMap(({ paths: [path] }) =>
      path !== undefined && flow.files.has(path.at.file) ? [path] : [],
    )
    const stands = flow.channelPath?.text
    const place =
      flow.channelPath !== undefined && flow.files.has(flow.channelPath.at.file) ? flow.channelPath.at : flow.tree.at
    const [fixed] = own.flatMap(path => {
      const word = path.text.split('/').find(part => part !== base.channelPath?.text && channelPaths.includes(part))
      return word === undefined ? [] : [{ word, path }]
    })
    if (fixed !== undefined && fixed.word !== stands) {
      const what = `\`${fixed.path.text}\` says \`${fixed.word}\` for {channel}, and the other addresses say ${stands === undefined ? 'that of the customer' : `\`${stands}\``}.`
      problems.add('mixed-channel', place, what)
    } else if (
      stands !== undefined &&
      flow.channels.length === 0 &&
      own.some(({ text }) => text.includes('{channel}'))
    ) {
      const what = `\`${flow.id}\` serves customers of every channel, and its addresses say \`${stands}\`.`
      problems.add('mixed-channel', place, what)
    }
  }
}

/**
 * Checks that a flow does not exchange the addresses of two steps of its base flow. It reports a word that one step's
 * address loses if the address of another step gains it.
 */
export function checkMoved(flows: readonly Extended[], problems: Problems): void {
  for (const { flow, base } of flows) {
    const losers = new Map<string, string>()
    const gains: { readonly word: string; readonly id: string; readonly path: Text }[] = []
    for (const { id, paths } of flow.steps.values()) {
      const [path, before] = [paths[0], base.steps.get(id)?.paths[0]]
      if (path === undefined || before === undefined || !flow.files.has(path.at.file)) continue
      const [now, then] = [singular(path.text), singular(before.text)]
      for (const word of then) if (!now.includes(word)) losers.set(word, id)
      for (const word of now) if (!then.includes(word)) gains.push({ word, id, path })
    }
    for (const { word, id, path } of gains) {
      const loser = losers.get(word)
      if (loser === undefined) continue
      const what = `\`${path.text}\` of \`${id}\` says \`${word}\`, as the address of \`${loser}\` does in \`${base.id}\`.`
      problems.add('foreign-title', path.at, what)
    }
  }
}
