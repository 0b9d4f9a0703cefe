import { hidden } from '../../tokens/hidden.css.ts'
import { bone, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  shape: 'line' | 'title' | 'card' | 'grid' | 'list' | 'qr'
  /** The number of rows of the shape `list`. */
  rows?: number | undefined
  /** The text that screen readers announce. Only one skeleton on a screen should have a label. */
  label?: string | undefined
}

const bones: Record<SkeletonProps['shape'], readonly string[]> = {
  line: ['a'],
  title: ['a'],
  card: ['a'],
  grid: ['title', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  list: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  qr: ['a'],
}

/**
 * A placeholder for content that is loading. It has the same size as the content, so that nothing moves when the
 * content arrives. Renders a `<div>`.
 */
export function Skeleton({ shape, rows = 4, label }: SkeletonProps) {
  return (
    <>
      {label ? (
        <span role="status" className={hidden}>
          {label}
        </span>
      ) : null}
      <div className={skeleton({ shape })} data-shape={shape} aria-hidden="true">
        {(shape === 'list' ? bones.list.slice(0, rows) : bones[shape]).map(key => (
          <span key={key} className={bone} />
        ))}
      </div>
    </>
  )
}
