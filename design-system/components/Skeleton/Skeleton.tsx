import { hidden } from '../../tokens/hidden.css.ts'
import { bone, skeleton } from './Skeleton.css.ts'

export interface SkeletonProps {
  shape: 'line' | 'title' | 'card' | 'grid' | 'list'
  /** Screen readers announce the label: only one skeleton of a screen should have one. */
  label?: string | undefined
}

const bones: Record<SkeletonProps['shape'], readonly string[]> = {
  line: ['a'],
  title: ['a'],
  card: ['a'],
  grid: ['title', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  list: ['a', 'b', 'c', 'd'],
}

/** The shape of content that is loading, in its size, so that nothing moves when it arrives. Renders a `<div>`. */
export function Skeleton({ shape, label }: SkeletonProps) {
  return (
    <>
      {label ? (
        <span role="status" className={hidden}>
          {label}
        </span>
      ) : null}
      <div className={skeleton({ shape })} data-shape={shape} aria-hidden="true">
        {bones[shape].map(key => (
          <span key={key} className={bone} />
        ))}
      </div>
    </>
  )
}
