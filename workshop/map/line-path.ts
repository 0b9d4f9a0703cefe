import type { Arrow, Box, Point } from './flow-map.ts'

const CORNER = 10

/**
 * Returns the path of an arrow. If the layout has set corners, the path follows them. Otherwise it is a curve between
 * the arrow's places.
 */
export function linePath({ line }: Pick<Arrow, 'line'>, from: Box, to: Box): string {
  return line.length > 1 ? cornered(line) : curve(from, to)
}

/** Returns a path through these points, with round corners. */
function cornered(points: readonly Point[]): string {
  return points
    .map((point, at) => {
      const [before, after] = [points[at - 1], points[at + 1]]
      if (before === undefined) return `M${point.x} ${point.y}`
      if (after === undefined) return `L${point.x} ${point.y}`
      const [into, out] = [towards(point, before), towards(point, after)]
      return `L${into.x} ${into.y}Q${point.x} ${point.y} ${out.x} ${out.y}`
    })
    .join('')
}

function towards(from: Point, to: Point): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y)
  const part = length === 0 ? 0 : Math.min(CORNER, length / 2) / length
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

/** Returns a curve from one side of a box to the nearer side of another box. */
function curve(from: Box, to: Box): string {
  const isRight = to.x + to.width / 2 >= from.x + from.width / 2
  const start = { x: isRight ? from.x + from.width : from.x, y: from.y + from.height / 2 }
  const isBeside = isRight ? to.x >= start.x : to.x + to.width <= start.x
  const end = { x: isRight === isBeside ? to.x : to.x + to.width, y: to.y + to.height / 2 }
  const bend = Math.max(30, Math.abs(end.x - start.x) / 2) * (isRight ? 1 : -1)
  return `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end.x + (isBeside ? -bend : bend)} ${end.y} ${end.x} ${end.y}`
}

/**
 * Returns the place of an arrow's words if the layout has not chosen one: above the arrow's end. At the chosen place
 * many arrows end, and their words would cover each other. There, the words are below the arrow's start instead.
 */
export function wordsAt(from: Box, to: Box, isToChosen: boolean): Point {
  const box = isToChosen ? from : to
  return { x: box.x + box.width / 2, y: isToChosen ? box.y + box.height - 4 : box.y + 4 }
}
