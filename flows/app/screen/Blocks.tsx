import { memo } from 'react'
import { type BlockName, type Node as CatalogueNode, isOrnament, isSpared, loadedBlock } from '../../catalogue.ts'
import { ReadFailed } from '../../kit/ReadFailed.tsx'
import { useWords } from '../../kit/words.ts'
import { Boundary } from './Boundary.tsx'

interface BlocksProps {
  readonly nodes: readonly CatalogueNode[]
  /** All blocks of the step or modal. Needed if `nodes` contains only some of them. */
  readonly among?: readonly CatalogueNode[]
}

/**
 * Renders blocks whose code has arrived. An optional block that throws is left out, or replaced by a sentence. The
 * error of any other block reaches the error boundary of its step or modal.
 */
export function Blocks({ nodes, among = nodes }: BlocksProps) {
  const { loadFailed } = useWords()
  return nodes.map(node =>
    isOrnament(node) || isSpared(node, among) ? (
      <Boundary
        key={node.id}
        name={`block ${node.block}`}
        instead={again => (isOrnament(node) ? null : <ReadFailed text={loadFailed} again={again} />)}
      >
        <Block node={node} />
      </Boundary>
    ) : (
      <Block key={node.id} node={node} />
    ),
  )
}

/** A block reads the facts and the flow's state itself, so it need not be rendered again with its step. */
const Block = memo(function Block<K extends BlockName>({ node }: { readonly node: CatalogueNode<K> }) {
  const Component = loadedBlock(node.block)
  return Component === undefined ? null : <Component {...node} />
})
