import type { ArgTypes } from 'storybook/internal/types'
import * as blockTable from '../../flows/block-table.ts'
import type { BlockSpec } from '../../flows/kit/block-spec.ts'
import type { BlockNode, Content, WholeFlow } from '../../runtime/engine/flow.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'

/** Props of blocks by `<block id>.<prop>`. */
export type Edits = { readonly [name: string]: unknown }

const specs = new Map(Object.entries<BlockSpec>(blockTable))

/** Returns the properties of a block's schema, by name. */
function propertiesOf(block: string): { readonly [name: string]: unknown } {
  return specs.get(block)?.schema.properties ?? {}
}

function controlOf(property: unknown): ArgTypes[string] {
  if (!isRecord(property)) return { control: 'object' }
  if (Array.isArray(property.enum)) return { control: 'select', options: property.enum }
  if (property.type === 'boolean') return { control: 'boolean' }
  if (property.type === 'integer' || property.type === 'number') return { control: 'number' }
  return { control: property.type === 'string' ? 'text' : 'object' }
}

/** Returns the controls of a single block. */
export function controlsOfBlock(block: string): ArgTypes {
  return Object.fromEntries(Object.entries(propertiesOf(block)).map(([prop, schema]) => [prop, controlOf(schema)]))
}

function withEdits(blocks: readonly BlockNode[], edits: Edits): readonly BlockNode[] {
  return blocks.map(node => {
    const own = Object.entries(edits).filter(([name]) => name.startsWith(`${node.id}.`))
    return Object.assign(
      {},
      node,
      Object.fromEntries(own.map(([name, value]) => [name.slice(node.id.length + 1), value])),
    )
  })
}

/** Returns the flow with the edited props. `pointer` is the step or modal that contains the edited blocks. */
export function edited(flow: WholeFlow, pointer: string, edits: Edits): WholeFlow {
  const [kind = '', id = ''] = pointer.split('/')
  const change = <T extends Content>(one: T | undefined) => one && { ...one, blocks: withEdits(one.blocks, edits) }
  return kind === 'modals'
    ? { ...flow, modals: { ...flow.modals, [id]: change(flow.modals[id]) } }
    : { ...flow, steps: { ...flow.steps, [id]: change(flow.steps[id]) } }
}
