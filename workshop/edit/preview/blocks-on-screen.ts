import { isRecord } from '../../../runtime/rules/is-record.ts'

/** A block on screen, with its name in the flow config. */
export interface OnScreen {
  readonly id: string
  readonly block: string
}

/**
 * Returns the block that contains an element. The product does not mark its blocks, so this function reads the props
 * that React stores with each element. It works only in the workshop. If a version of React stores the props elsewhere,
 * the function finds no block.
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

/** Returns the rectangle on screen that contains a block; undefined if the block shows nothing. */
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
