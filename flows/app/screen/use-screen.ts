import { useEffect, useRef, useState } from 'react'
import type { BlockNode } from '../../../runtime/engine/flow.ts'
import { type Node as CatalogueNode, isNode, loadBlock, loadedBlock } from '../../catalogue.ts'
import { useApp, useFacts } from '../../kit/app-context.ts'
import { persist } from '../../kit/bodies.ts'
import { report } from '../../kit/report.ts'
import { hasArrived, loadAnew } from '../boot/load-anew.ts'
import { shownNodes } from './shown-nodes.ts'

/** A step or modal on its way to the screen. */
export type ScreenState =
  | { readonly kind: 'here'; readonly nodes: readonly CatalogueNode[] }
  | { readonly kind: 'waiting' }
  /** With what is here all the same. */
  | { readonly kind: 'lost'; readonly nodes: readonly CatalogueNode[]; readonly again: () => void }

const none: readonly BlockNode[] = []

/**
 * What `step:<id>` or `modal:<id>` shows: the blocks whose guards hold, once they and their code are here. What cannot
 * be fetched in four tries is left to a new load of the page, once, and then to the person.
 */
export function useScreen(target: string): ScreenState {
  const app = useApp()
  const { contents, page } = app
  const content = contents.get(target)
  const shown = useShownNodes(content?.blocks ?? none)
  const missing = shown.filter(({ block }) => loadedBlock(block) === undefined)
  const isHere = content !== undefined && missing.length === 0
  const wasHere = useRef(false)
  wasHere.current ||= isHere
  const [isLost, setIsLost] = useState(false)
  const [, setArrivals] = useState(0)
  const nodes = useRef(missing)
  nodes.current = missing
  const wanted = missing.map(({ block }) => block).join()

  // biome-ignore lint/correctness/useExhaustiveDependencies: `wanted` stands for the nodes that are missing.
  useEffect(() => {
    if (isLost) return
    if (isHere) return void hasArrived(page, target)
    let isLeft = false
    const arrive = (): void => {
      if (!isLeft) setArrivals(arrivals => arrivals + 1)
    }
    const fail = async (error: unknown): Promise<void> => {
      report('screen-lost', `${target}: ${String(error)}`)
      if (!isLeft && !(await loadAnew(app, target)) && !isLeft) setIsLost(true)
    }
    const load =
      content === undefined
        ? contents.load(target)
        : Promise.all(nodes.current.map(({ block }) => persist(page.clock, () => loadBlock(block))))
    load.then(arrive, fail)
    return () => {
      isLeft = true
    }
  }, [app, content, contents, isHere, isLost, page, target, wanted])

  // Data can be asked for again at once; what needs a new load of the page is left to the person.
  const isAskable = isLost && content === undefined
  useEffect(() => (isAskable ? page.onOnline(() => setIsLost(false)) : undefined), [isAskable, page])

  const here = shown.filter(({ block }) => loadedBlock(block) !== undefined)
  if (isLost) return { kind: 'lost', nodes: here, again: isAskable ? () => setIsLost(false) : page.reload }
  // A block that joins later comes when it can, and takes nothing away that is being filled in.
  return wasHere.current ? { kind: 'here', nodes: here } : { kind: 'waiting' }
}

/** The blocks whose guards hold. One that nobody knows is reported and left out. */
function useShownNodes(nodes: readonly BlockNode[]): readonly CatalogueNode[] {
  const { flow } = useApp()
  const facts = useFacts()
  useEffect(() => {
    for (const node of nodes) if (!isNode(node)) report('unknown-block', node.block)
  }, [nodes])
  return shownNodes(flow, nodes, facts)
}
