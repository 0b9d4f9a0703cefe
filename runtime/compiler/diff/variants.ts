import type { Moment, VariantSource } from '../variant-source.ts'
import { joined } from '../words.ts'
import type { Add } from './change.ts'
import type { EditedVariant } from './edition.ts'
import { isSame, type JsonObject } from './json.ts'
import { quoted } from './words.ts'

type Arm = readonly [arm: string, former: JsonObject, latter: JsonObject]

/**
 * Returns each arm (group of the A/B test) with its flow before and after the change. If an arm is new, the flow before
 * the change is an earlier arm with the same content, or else the unchanged flow.
 */
export function comparedArms(one: EditedVariant | undefined, other: EditedVariant, base: JsonObject): readonly Arm[] {
  const bare = (flow: JsonObject) => ({ ...flow, id: '' })
  return [...other.arms].map(([arm, flow]) => {
    const twin = [...(one?.arms.values() ?? [])].find(former => isSame(bare(former), bare(flow)))
    return [arm, bare(one?.arms.get(arm) ?? twin ?? base), bare(flow)]
  })
}

/** Reports that a variant is new, or how its audience, its dates, its priority or its trial change. */
export function compareVariants(
  id: string,
  former: EditedVariant | undefined,
  { source: other, arms }: EditedVariant,
  add: Add,
): void {
  if (former === undefined) {
    const trialled = other.trial === undefined ? '' : `, as ${trial(other)}`
    const text = `There is a new variant, ${id} ${quoted(other.title)}, for ${whom(other)}, ${when(other)}${trialled}.`
    return add({ kind: 'variant', place: id, text })
  }
  const { source: one } = former
  if (one.tree === other.tree) return
  const told = [
    ['audience', whom(one), whom(other), 'is now for'],
    ['dates', when(one), when(other), 'now runs'],
    ['trial', trial(one), trial(other), 'is now'],
    ['patches', patches(former.arms), patches(arms), 'now has'],
    ['layer', layer(one), layer(other), 'now shares its devices with'],
    ['priority', `priority ${one.priority}`, `priority ${other.priority}`, 'now has'],
    ['title', quoted(one.title), quoted(other.title), 'is now called'],
  ] as const
  for (const [key, before, after, verb] of told) {
    if (isSame(before, after)) continue
    add({
      kind: 'frame',
      place: `${id}/${key}`,
      before,
      after,
      text: `The variant ${id} ${verb} ${after} instead of ${before}.`,
    })
  }
  const salts = [one.trial?.salt, other.trial?.salt] as const
  if (salts[0] !== undefined && salts[1] !== undefined && salts[0] !== salts[1])
    add({ kind: 'frame', place: `${id}/salt`, text: `The trial ${id} distributes its devices anew.` })
}

function whom({ channels, segments }: VariantSource): string {
  const names = (some: VariantSource['channels']) => joined((some ?? []).map(({ text }) => text).sort())
  const parts = [
    ...(channels === undefined ? [] : [`customers of ${names(channels) || 'no channel'}`]),
    ...(segments === undefined ? [] : [`the segments ${names(segments) || 'of nobody'}`]),
  ]
  return parts.join(' in ') || 'everybody'
}

function when({ from, until }: VariantSource): string {
  const parts = [...(from ? [`from ${momentWords(from)}`] : []), ...(until ? [`until ${momentWords(until)}`] : [])]
  return parts.join(' ') || 'at all times'
}

/** Returns a moment in São Paulo time, such as `2026-12-01 00:00`. */
function momentWords({ ms, text }: Moment): string {
  if (Number.isNaN(ms)) return text
  return new Date(ms).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })
}

function trial({ trial: one }: VariantSource): string {
  if (one === undefined) return 'shown to everybody of its audience'
  const arms = one.arms.map(
    ({ id, range: [start, end] }) => `${id} ${Number.isNaN(end - start) ? 0 : (end - start) / 100} %`,
  )
  return `a trial with ${joined(arms)} of the devices`
}

function patches(arms: EditedVariant['arms']): string {
  const names = [...arms.keys()]
  return names.length === 1 ? 'one patch' : `the patches ${joined(names)}`
}

function layer({ trial: one }: VariantSource): string {
  return one?.layer === undefined ? 'no other trial' : `the layer “${one.layer.name}” (${one.layer.range.join(' to ')})`
}
