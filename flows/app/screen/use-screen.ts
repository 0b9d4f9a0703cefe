import { useEffect, useRef, useState } from 'react'
import type { BlockNode } from '../../../runtime/engine/flow.ts'
import type { FactValues } from '../../../runtime/facts.ts'
import { type Node as CatalogueNode, isNode, loadBlock, loadedBlock, slotOf } from '../../catalogue.ts'
import { useApp, useSelectedFacts } from '../../kit/app-context.ts'
import { retry } from '../../kit/bodies.ts'
import { report } from '../../kit/report.ts'
import { useWholeApp } from '../../kit/whole-app.ts'
import { hasArrived, loadAnew } from '../boot/load-anew.ts'
import { shownNodes } from './shown-nodes.ts'
import { useIsWide } from './use-is-wide.ts'

/** The loading state of a step or modal. */
export type ScreenState =
  | { readonly kind: 'here'; readonly nodes: readonly CatalogueNode[] }
  | { readonly kind: 'waiting' }
  /** Some code could not be loaded. `nodes` contains only the blocks whose code has arrived. */
  | { readonly kind: 'lost'; readonly nodes: readonly CatalogueNode[]; readonly again: () => void }

const none: readonly BlockNode[] = []

/**
 * Returns the blocks of `step:<id>` or `modal:<id>` whose guards are true, once the blocks and their code have
 * arrived. After four failed tries the page reloads once. After that, the customer can retry.
 */
export function useScreen(target: string): ScreenState {
  const app = useWholeApp()
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

  // biome-ignore lint/correctness/useExhaustiveDependencies: the text `wanted` lists the missing nodes.
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
        : Promise.all(nodes.current.map(({ block }) => retry(page.clock, () => loadBlock(block))))
    load.then(arrive, fail)
    return () => {
      isLeft = true
    }
  }, [app, content, contents, isHere, isLost, page, target, wanted])

  // When the content could not be fetched, the app retries by itself as soon as it is online. When the code is missing,
  // only a reload helps, so the customer decides when.
  const isAskable = isLost && content === undefined
  useEffect(() => (isAskable ? page.onOnline(() => setIsLost(false)) : undefined), [isAskable, page])

  const here = shown.filter(({ block }) => loadedBlock(block) !== undefined)
  if (isLost) return { kind: 'lost', nodes: here, again: isAskable ? () => setIsLost(false) : page.reload }
  // If a block is added to a screen that is already shown, the block appears when its code arrives. The customer's
  // input stays.
  return wasHere.current ? { kind: 'here', nodes: here } : { kind: 'waiting' }
}

/**
 * Returns the blocks whose guards are true. A block that does not exist in the catalogue is reported and left out. A
 * narrow screen has no panel, so its blocks are left out too.
 */
function useShownNodes(nodes: readonly BlockNode[]): readonly CatalogueNode[] {
  const { flow } = useApp()
  const isWide = useIsWide()
  useEffect(() => {
    for (const node of nodes) if (!isNode(node)) report('unknown-block', node.block)
  }, [nodes])
  const idsOf = (facts: FactValues): string[] => shownNodes(flow, nodes, facts).map(({ id }) => id)
  // The ids are one text, so that the screen renders again only when a block appears or disappears.
  const ids = useSelectedFacts(facts => idsOf(facts).join()).split(',')
  return nodes.filter(isNode).filter(node => ids.includes(node.id) && (isWide || slotOf(node) !== 'panel'))
}
