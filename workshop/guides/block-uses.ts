import { isRecord } from '../../runtime/rules/is-record.ts'

/** A block in a flow config. */
export interface BlockUse {
  readonly flow: string
  readonly kind: 'step' | 'modal'
  /** The step or modal that contains the block. */
  readonly id: string
  readonly file: string
  readonly node: { readonly [prop: string]: unknown }
}

const configs = import.meta.glob<unknown>(['../../flow-configs/web/*.json', '../../flow-configs/*.flow.json'], {
  import: 'default',
})

function usesIn(file: string, config: unknown, block: string): BlockUse[] {
  const flow = /([^/]+)\.flow\.json$/.exec(file)?.[1] ?? 'web'
  const kinds = [
    ['step', 'steps'],
    ['modal', 'modals'],
  ] as const
  return kinds.flatMap(([kind, group]) => {
    const contents = isRecord(config) ? config[group] : undefined
    return Object.entries(isRecord(contents) ? contents : {}).flatMap(([id, content]) => {
      const nodes: unknown[] = isRecord(content) && Array.isArray(content.blocks) ? content.blocks : []
      return nodes.flatMap(node => (isRecord(node) && node.block === block ? [{ flow, kind, id, file, node }] : []))
    })
  })
}

/**
 * Returns every use of the block in the flow configs. Uses in the web flow come first. A patch that only changes a
 * block of its base flow is left out.
 */
export async function usesOf(block: string): Promise<BlockUse[]> {
  const read = await Promise.all(
    Object.entries(configs).map(async ([path, load]) => ({ file: path.replace('../../', ''), config: await load() })),
  )
  const uses = read.flatMap(({ file, config }) => usesIn(file, config, block))
  return [...uses.filter(({ flow }) => flow === 'web'), ...uses.filter(({ flow }) => flow !== 'web')]
}
