import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { NewVariant } from '../protocol.ts'
import type { Change } from './change.ts'

/** Returns the id of a variant with this name; an empty text if the id would not begin with a letter. */
export function variantId(name: string): string {
  const id = name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return /^[a-z]/.test(id) ? id : ''
}

export function variantFile(id: string): string {
  return `flow-configs/variants/${id}.variant.json`
}

/** Returns the edits of one config as edits of another config. Edits of all other configs stay as they are. */
export function moveChanges(changes: readonly Change[], from: string, to: string): readonly Change[] {
  return changes.map(change => (change.on === from ? { ...change, on: to } : change))
}

/** Turns the edits of a flow into edits of a new variant of that flow. The first edit creates the variant's file. */
export function asVariant(flow: string, changes: readonly Change[], variant: NewVariant): readonly Change[] {
  const made: Change = { on: variantFile(variant.id), at: [], do: 'set', value: frameOf(flow, variant) }
  return [made, ...moveChanges(changes, flow, `${flow}~${variant.id}`)]
}

function frameOf(flow: string, { id, title, channels, from, until, coverage }: NewVariant): Json {
  return {
    $schema: '../schema/variant.schema.json',
    ...{ id, title, flow },
    audience: channels.length === 0 ? {} : { channels },
    ...(coverage === undefined ? {} : { trial: { coverage } }),
    ...(from === '' ? {} : { from: momentOf(from) }),
    ...(until === '' ? {} : { until: momentOf(until) }),
    patch: {},
  }
}

/**
 * Returns the beginning of a day in Brazil's time. If the text is longer than a date, it is already a moment and is
 * returned as it is.
 */
function momentOf(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00-03:00` : day
}
