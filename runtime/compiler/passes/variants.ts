import type { Catalogue } from '../catalogue.ts'
import type { Text } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import { listed } from '../near-miss.ts'
import type { Problems } from '../problem.ts'
import type { Patch, VariantSource } from '../variant-source.ts'
import { dayAfter } from './moments.ts'

/** Checks the audience and the dates of a variant. */
export function checkAudience(variant: VariantSource, flow: FlowModel, catalogue: Catalogue, problems: Problems): void {
  const { channels = [], segments = [], from, until } = variant
  // If a flow has no channels of its own, it serves customers of every channel.
  const served = flow.channels.length === 0 ? catalogue.channels : flow.channels.map(({ text }) => text)
  for (const { text, at } of channels) {
    if (served.includes(text)) continue
    const what = `The flow \`${flow.id}\` has no channel \`${text}\`, only ${listed(served, 'and')}.`
    const why = `No customer would see the variant${channels.length > 1 ? ' because of this name' : ''}.`
    const others = catalogue.channels.find(channel => channel.startsWith(text))
    const mend = others
      ? `Write a channel of \`${flow.id}\` in place of \`${text}\`. Only if the variant is for customers of \`${others}\`, write the id of their flow in \`flow\`, and change its texts.`
      : undefined
    problems.add('unknown-channel', at, what, others === undefined ? { name: text, known: served } : undefined, {
      why,
      mend,
    })
  }
  const named = [...flow.steps.values(), ...flow.modals.values()].flatMap(({ blocks }) =>
    blocks.flatMap(block => block.segments.map(({ text }) => text)),
  )
  for (const { text, at } of named.length > 0 ? segments : []) {
    if (named.includes(text)) continue
    const what = `The flow \`${flow.id}\` names the segments ${listed([...new Set(named)], 'and')}, and not \`${text}\`.`
    const mend = `Leave it only if your operator has a segment \`${text}\`.`
    problems.add('unknown-segment', at, what, { name: text, known: named }, mend)
  }
  if (from !== undefined && until !== undefined && until.ms <= from.ms)
    problems.add(
      'ends-before-it-begins',
      until.at,
      `The variant begins at ${from.text} and ends at ${until.text}.`,
      undefined,
      timesAdvice(from.text, until.text),
    )
}

/** Returns advice about `from` and `until`. An author who wrote the same day in both meant the whole day. */
function timesAdvice(from: string, until: string): string {
  const [day = '', other] = [from, until].map(text => text.slice(0, 'YYYY-MM-DD'.length))
  if (day !== other) return `Write a day later than ${day} in \`until\`, the first moment without the variant.`
  return `For the whole day ${day}, write \`"until": "${dayAfter(day)}T00:00:00-03:00"\`: it is the first moment without the variant.`
}

const YEAR_MS = 366 * 86_400_000

/** Reports a variant that begins and never ends, that has ended, or that begins more than a year from now. */
export function checkDates({ title, from, until }: VariantSource, nowMs: number | undefined, problems: Problems): void {
  if (from !== undefined && until === undefined)
    problems.add(
      'variant-endless',
      from.at,
      `The variant “${title}” begins at ${from.text}, and never ends.`,
      undefined,
      `Write its end in a new line below, for example \`"until": "${dayAfter(from.text.slice(0, 'YYYY-MM-DD'.length))}T00:00:00-03:00",\` for one day. If it stays for good, change the flow itself.`,
    )
  if (nowMs === undefined) return
  const isTimed = from === undefined || until === undefined || from.ms < until.ms
  if (isTimed && until !== undefined && until.ms <= nowMs)
    problems.add('variant-over', until.at, `It ended at ${until.text}.`)
  if (from !== undefined && from.ms > nowMs + YEAR_MS)
    problems.add('variant-far', from.at, `It begins at ${from.text}.`)
}

/**
 * Checks that each address of the flow opens the same step in the variant. Bookmarks and other sites use these
 * addresses. A new address must contain no fact, because other sites send everybody to the same address.
 */
export function checkAddresses(flow: FlowModel, varied: FlowModel, patch: Patch, problems: Problems): void {
  for (const step of flow.steps.values()) {
    const kept = varied.steps.get(step.id)
    for (const { text } of step.paths) {
      if (kept?.paths.some(path => path.text === text)) continue
      const all = [...new Set([...step.paths, ...(kept?.paths.slice(1) ?? [])].map(path => path.text))]
      const aliases = all.filter(path => path !== kept?.paths[0]?.text).map(path => `"${path}"`)
      const what = `The address \`${text}\` of \`${step.id}\` is gone in the variant.`
      const why = 'Customers who have it as a bookmark or in a message would not get there.'
      const mend =
        kept &&
        `Write \`"aliases": [${aliases.join(', ')}],\` in a new line above this \`path\`: each address that \`${step.id}\` has in \`${flow.id}\` then opens it in the variant, too.`
      const at = kept?.paths[0]?.at ?? patch.at
      if (!problems.has('varied-address', at)) problems.add('varied-address', at, what, undefined, { why, mend })
    }
  }
  for (const { text, at } of addedPaths(flow, varied)) {
    if (FACT.test(text)) problems.add('varied-address', at, `The new address \`${text}\` contains a fact.`)
  }
}

const FACT = /\{\w+\./

/** Returns the addresses that only the variant has. */
export function addedPaths(flow: FlowModel, varied: FlowModel): readonly Text[] {
  const known = new Set(pathsOf(flow).map(({ text }) => text))
  return pathsOf(varied).filter(({ text }) => !known.has(text))
}

export function pathsOf({ steps }: FlowModel): readonly Text[] {
  return [...steps.values()].flatMap(({ paths }) => paths)
}

/** Reports two variants for the same customers and the same time if their priorities are equal. */
export function checkOverlaps(variants: readonly VariantSource[], problems: Problems): void {
  variants.forEach((variant, index) => {
    for (const other of variants.slice(0, index)) {
      if (other.flow.text !== variant.flow.text || other.priority !== variant.priority) continue
      if (!meet(variant, other)) continue
      const what = `\`${variant.id.text}\` and \`${other.id.text}\` (in ${other.file}) may be for the same customer at the same time, with the same \`priority\`.`
      problems.add('variants-overlap', variant.audienceAt, what, undefined, overlapAdvice(variant, other))
    }
  })
}

/** Returns what to write in which file, so that one of two variants comes first. */
function overlapAdvice(one: VariantSource, other: VariantSource): string {
  const key = `\`"priority": ${one.priority + 1}${one.tree.members.has('priority') ? '' : ','}\``
  const lineOf = ({ id, file, tree }: VariantSource) => {
    const written = tree.members.get('priority')?.keyAt
    const where = written === undefined ? `after line ${id.at.line}` : `as line ${written.line}`
    return `for \`${id.text}\` ${where} of ${file}`
  }
  const layers = one.trial && other.trial ? ' Two trials may also lie in separate ranges of a `layer`.' : ''
  return `Write ${key} in the file of the one that they are to see: ${lineOf(one)}, or ${lineOf(other)}. Or give the two variants different dates, channels or segments.${layers}`
}

function meet(one: VariantSource, other: VariantSource): boolean {
  const begins = Math.max(one.from?.ms ?? -Infinity, other.from?.ms ?? -Infinity)
  const ends = Math.min(one.until?.ms ?? Infinity, other.until?.ms ?? Infinity)
  return (
    begins < ends && share(one.channels, other.channels) && share(one.segments, other.segments) && !excluded(one, other)
  )
}

/** Returns whether a layer guarantees that no device is in both trials. */
function excluded({ trial: one }: VariantSource, { trial: other }: VariantSource): boolean {
  const [layer, another] = [one?.layer, other?.layer]
  if (layer === undefined || another === undefined || layer.name !== another.name) return false
  return layer.range[1] <= another.range[0] || another.range[1] <= layer.range[0]
}

/** Returns whether two lists have a common item. A missing list includes everything. */
function share(some: readonly Text[] | undefined, others: readonly Text[] | undefined): boolean {
  const names = others?.map(({ text }) => text)
  return some === undefined || names === undefined || some.some(({ text }) => names.includes(text))
}
