import { isRecord } from '../../../runtime/rules/is-record.ts'

/** A block that is on screen, as its flow config names it. */
export interface OnScreen {
  readonly id: string
  readonly block: string
}

/**
 * Returns the block that an element belongs to. The product does not mark its blocks, so this reads the props that React
 * keeps beside each element; it works only in the workshop, and a React that keeps them elsewhere finds no block.
 */
export function blockOf(element: Element): OnScreen | undefined {
  const key = Object.keys(element).find(name => name.startsWith('__reactFiber$'))
  let fiber: unknown = key === undefined ? undefined : Object.entries(element).find(([name]) => name === key)?.[1]
  while (isRecord(fiber)) {
    const props = fiber.memoizedProps
    const node = isRecord(props) ? props.node : undefined
    if (isRecord(node) && typeof node.id === 'string' && typeof node.block === 'string')
      return { id: node.id, block: node.block }
    fiber = fiber.return
  }
  return undefined
}

/** Returns the place on screen of everything that a block shows; undefined if it shows nothing. */
export function placeOf(wanted: string): DOMRect | undefined {
  const boxes = [...document.querySelectorAll('#storybook-root *, dialog *')].flatMap(element => {
    const box = element.getBoundingClientRect()
    return box.width > 0 && box.height > 0 && blockOf(element)?.id === wanted ? [box] : []
  })
  if (boxes.length === 0) return undefined
  const [left, top] = [Math.min(...boxes.map(box => box.left)), Math.min(...boxes.map(box => box.top))]
  const [right, bottom] = [Math.max(...boxes.map(box => box.right)), Math.max(...boxes.map(box => box.bottom))]
  return new DOMRect(left, top, right - left, bottom - top)
}
