import type { Moment, VariantSource } from '../variant-source.ts'
import type { Add } from './change.ts'
import { isSame } from './json.ts'
import { listed, quoted } from './words.ts'

/** Tells for whom a variant is, and when. */
export function variantWords(source: VariantSource): string {
  return `for ${whom(source)}, ${when(source)}${source.trial === undefined ? '' : `, ${trial(source)}`}`
}

/** Tells how the frame of a variant changes: for whom, when, in which order and by which trial. */
export function compareVariants(id: string, one: VariantSource, other: VariantSource, add: Add): void {
  const told = [
    ['audience', whom(one), whom(other), 'is now for'],
    ['dates', when(one), when(other), 'now runs'],
    ['trial', trial(one), trial(other), 'is now'],
    ['layer', layer(one), layer(other), 'now shares its devices with'],
    ['priority', `priority ${one.priority}`, `priority ${other.priority}`, 'now has'],
    ['title', quoted(one.title), quoted(other.title), 'is now called'],
  ] as const
  for (const [key, before, after, verb] of told) {
    if (isSame(before, after)) continue
    add({
      kind: 'variant',
      place: `${id}/${key}`,
      before,
      after,
      text: `The variant ${id} ${verb} ${after} instead of ${before}.`,
    })
  }
  const salts = [one.trial?.salt, other.trial?.salt] as const
  if (salts[0] !== undefined && salts[1] !== undefined && salts[0] !== salts[1])
    add({ kind: 'variant', place: `${id}/salt`, text: `The trial ${id} distributes its devices anew.` })
}

function whom({ channels, segments }: VariantSource): string {
  const names = (some: VariantSource['channels']) => listed((some ?? []).map(({ text }) => text).sort())
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

/** Returns `2026-12-01 00:00`, as it is in São Paulo. */
function momentWords({ ms, text }: Moment): string {
  if (Number.isNaN(ms)) return text
  return new Date(ms).toLocaleString('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short', timeStyle: 'short' })
}

function trial({ trial: one }: VariantSource): string {
  if (one === undefined) return 'shown to everybody of its audience'
  const arms = one.arms.map(
    ({ id, range: [start, end] }) => `${id} ${Number.isNaN(end - start) ? 0 : (end - start) / 100} %`,
  )
  return `a trial with ${listed(arms)} of the devices`
}

function layer({ trial: one }: VariantSource): string {
  return one?.layer === undefined ? 'no other trial' : `the layer “${one.layer.name}” (${one.layer.range.join(' to ')})`
}
