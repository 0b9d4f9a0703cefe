import type { Box, FlowMap } from './flow-map.ts'

/**
 * Returns two boxes. The first is around the journey in which the flow starts. The second is around the start with its
 * first arrows.
 */
export function startOf({ places, groups }: FlowMap): [journey: Box, start: Box] {
  const start = places.find(({ isStart }) => isStart) ?? places[0]
  const box = start?.box ?? { x: 0, y: 0, width: 0, height: 0 }
  const journey = groups.find(one => isInside(box, one.box))?.box ?? around(box)
  return [journey, { ...box, width: 2 * box.width }]
}

function isInside(one: Box, other: Box): boolean {
  return (
    one.x >= other.x &&
    one.y >= other.y &&
    one.x + one.width <= other.x + other.width &&
    one.y + one.height <= other.y + other.height
  )
}

/** Returns a box enlarged by the space around it. */
export function around({ x, y, width, height }: Box): Box {
  return { x: x - 320, y: y - 220, width: width + 640, height: height + 440 }
}
