import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { NewVariant } from '../protocol.ts'
import type { Change } from './change.ts'
import type { Text } from './config.ts'

function variantFile(id: string): string {
  return `flow-configs/variants/${id}.variant.json`
}

/**
 * Returns the edits of a flow as edits of a variant of it. The first one makes the variant's file, unless the variant is
 * there already. Edits of other configs stay what they are.
 */
export function asVariant(
  saved: readonly Text[],
  flow: string,
  changes: readonly Change[],
  variant: NewVariant,
): readonly Change[] {
  const file = variantFile(variant.id)
  const isThere = saved.some(one => one.file === file)
  const made: Change = { on: file, at: [], do: 'set', value: frameOf(flow, variant) }
  const moved = changes.map(change => (change.on === flow ? { ...change, on: `${flow}~${variant.id}` } : change))
  return isThere ? moved : [made, ...moved]
}

function frameOf(flow: string, { id, title, channels, from, until, coverage }: NewVariant): Json {
  const share = Number(coverage.replace(',', '.'))
  return {
    $schema: '../schema/variant.schema.json',
    ...{ id, title, flow },
    audience: channels.length === 0 ? {} : { channels },
    ...(coverage.trim() === '' ? {} : { trial: { coverage: Number.isFinite(share) ? share : coverage } }),
    ...(from === '' ? {} : { from: momentOf(from) }),
    ...(until === '' ? {} : { until: momentOf(until) }),
    patch: {},
  }
}

/** Returns the beginning of a day in Brazil's time. A longer text is a moment already. */
function momentOf(day: string): string {
  return /^\d{4}-\d\d-\d\d$/.test(day) ? `${day}T00:00:00-03:00` : day
}
