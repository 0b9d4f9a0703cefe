import { useEffect, useState } from 'react'
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton.tsx'
import type { BlockNode } from '../../runtime/engine/flow.ts'
import { holds } from '../../runtime/engine/guards.ts'
import { type BlockName, type Node as CatalogueNode, isNode, loadBlock, loadedBlock } from '../catalogue.ts'
import { useApp, useFacts } from './app-context.ts'
import { ReadFailed } from './ReadFailed.tsx'
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

type BlockCode = { readonly kind: 'here' | 'waiting' } | { readonly kind: 'lost'; readonly again: () => void }

/** Whether the code of all blocks is here; asks for what is not. */
function useBlockCode(nodes: readonly CatalogueNode[]): BlockCode {
  const isHere = nodes.every(({ block }) => loadedBlock(block) !== undefined)
  const [isLost, setIsLost] = useState(false)
  const [, setLoads] = useState(0)
  useEffect(() => {
    if (isHere || isLost) return
    let isGone = false
    const done = (): void => {
      if (!isGone) setLoads(loads => loads + 1)
    }
    const fail = (error: unknown): void => {
      report('block-lost', String(error))
      if (!isGone) setIsLost(true)
    }
    Promise.all(nodes.map(({ block }) => loadBlock(block))).then(done, fail)
    return () => {
      isGone = true
    }
  }, [isHere, isLost, nodes])
  if (isHere) return { kind: 'here' }
  return isLost ? { kind: 'lost', again: () => setIsLost(false) } : { kind: 'waiting' }
}

interface BlocksProps {
  readonly nodes: readonly CatalogueNode[]
  /** Shows the shape of what is coming while the code is on its way. */
  readonly waits?: boolean
}

/** Blocks one after the other. */
export function Blocks({ nodes, waits = false }: BlocksProps) {
  const words = useWords()
  const code = useBlockCode(nodes)
  if (code.kind === 'here') return nodes.map(node => <Block key={node.id} node={node} />)
  if (code.kind === 'lost') return <ReadFailed text={words.loadFailed} again={code.again} />
  return waits ? <Skeleton shape="list" label={words.loading} /> : null
}

function Block<K extends BlockName>({ node }: { readonly node: CatalogueNode<K> }) {
  const Component = loadedBlock(node.block)
  return Component === undefined ? null : <Component {...node} />
}
