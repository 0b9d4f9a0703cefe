import type { ZoomTransform } from 'd3-zoom'
import type { FlowMap, Point } from './flow-map.ts'
import { mini } from './map.css.ts'

interface MiniMapProps {
  readonly map: FlowMap
  readonly transform: ZoomTransform
  readonly size: { readonly width: number; readonly height: number }
  readonly onPoint: (point: Point) => void
}

/**
 * The whole map in a corner. A frame marks the visible part. If a person presses another part, the map shows that part.
 */
export function MiniMap({ map, transform, size, onPoint }: MiniMapProps) {
  const { k, x, y } = transform
  return (
    <svg
      className={mini}
      width={180}
      height={(180 * map.height) / map.width}
      viewBox={`0 0 ${map.width} ${map.height}`}
      aria-hidden
      onClick={event => {
        const { left, top, width } = event.currentTarget.getBoundingClientRect()
        const scale = map.width / width
        onPoint({ x: (event.clientX - left) * scale, y: (event.clientY - top) * scale })
      }}
    >
      {map.groups.map(({ name, box }) => (
        <rect key={name} {...box} />
      ))}
      <rect data-view x={-x / k} y={-y / k} width={size.width / k} height={size.height / k} />
    </svg>
  )
}
