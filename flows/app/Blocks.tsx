import { useEffect, useState } from 'react'
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton.tsx'
import type { BlockNode } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { type BlockName, type Node as CatalogueNode, isNode, loadBlock, loadedBlock } from '../catalogue.ts'
import { useApp, useFacts } from './app-context.ts'
import { report } from './report.ts'
import { useWords } from './words.ts'

/** The blocks of a step or modal whose guards hold. One that nobody knows is reported and left out. */
export function useShownNodes(nodes: readonly BlockNode[]): readonly CatalogueNode[] {
  const { flow } = useApp()
  const facts = useFacts()
  useEffect(() => {
    for (const node of nodes) if (!isNode(node)) report('unknown-block', node.block)
  }, [nodes])
  return nodes.filter(isNode).filter(({ when }) => when === undefined || holds(flow.guards, when, facts))
}

/** Whether the code of all blocks is here; asks for what is not. */
function useBlockCode(nodes: readonly CatalogueNode[]): boolean {
  const isHere = nodes.every(({ block }) => loadedBlock(block) !== undefined)
  const [, setLoads] = useState(0)
  useEffect(() => {
    if (isHere) return
    let isGone = false
    const done = (): void => {
      if (!isGone) setLoads(loads => loads + 1)
    }
    Promise.all(nodes.map(({ block }) => loadBlock(block))).then(done, error => report('block-lost', String(error)))
    return () => {
      isGone = true
    }
  }, [isHere, nodes])
  return isHere
}

interface BlocksProps {
  readonly nodes: readonly CatalogueNode[]
  /** Shows the shape of what is coming while the code is on its way. */
  readonly waits?: boolean
}

/** Blocks one after the other. */
export function Blocks({ nodes, waits = false }: BlocksProps) {
  const words = useWords()
  const isHere = useBlockCode(nodes)
  if (!isHere) return waits ? <Skeleton shape="list" label={words.loading} /> : null
  return nodes.map(node => <Block key={node.id} node={node} />)
}

function Block<K extends BlockName>({ node }: { readonly node: CatalogueNode<K> }) {
  const Component = loadedBlock(node.block)
  return Component === undefined ? null : <Component {...node} />
}
