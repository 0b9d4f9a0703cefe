import { type BlockName, type Node as CatalogueNode, loadedBlock } from '../catalogue.ts'

/** Blocks one after the other. Their code is here. */
export function Blocks({ nodes }: { readonly nodes: readonly CatalogueNode[] }) {
  return nodes.map(node => <Block key={node.id} node={node} />)
}

function Block<K extends BlockName>({ node }: { readonly node: CatalogueNode<K> }) {
  const Component = loadedBlock(node.block)
  return Component === undefined ? null : <Component {...node} />
}
