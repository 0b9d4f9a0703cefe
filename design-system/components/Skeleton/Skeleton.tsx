import type { ReactNode } from 'react'
import { hidden } from '../../tokens/hidden.css.ts'
import { bone, skeleton, unseen } from './Skeleton.css.ts'

export interface SkeletonProps {
  shape: 'line' | 'title' | 'card' | 'grid' | 'list' | 'qr' | 'content'
  /** The number of rows of the shape `list`. */
  rows?: number | undefined
  /** The text that screen readers announce. Only one skeleton on a screen should have a label. */
  label?: string | undefined
  /** For the shape `content`: the content with empty values. It is invisible, and gives the placeholder its size. */
  children?: ReactNode
  /**
   * The content may become higher or lower than the placeholder. Everything after the placeholder is therefore
   * invisible until the content is there, so that nothing moves in sight.
   */
  hidesRest?: boolean | undefined
}

const bones: Record<SkeletonProps['shape'], readonly string[]> = {
  line: ['a'],
  title: ['a'],
  card: ['a'],
  grid: ['title', 'a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  list: ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  qr: ['a'],
  content: ['a'],
}

/**
 * A placeholder for content that is loading. It has the same size as the content, so that nothing moves when the
 * content arrives. Renders a `<div>`.
 */
export function Skeleton({ shape, rows = 4, label, children, hidesRest = false }: SkeletonProps) {
  return (
    <>
      {label ? (
        <span role="status" className={hidden}>
          {label}
        </span>
      ) : null}
      <div
        className={skeleton({ shape })}
        data-shape={shape}
        data-hides-rest={hidesRest ? '' : undefined}
        aria-hidden="true"
      >
        {(shape === 'list' ? bones.list.slice(0, rows) : bones[shape]).map(key => (
          <div key={key} className={bone}>
            {children === undefined ? null : <div className={unseen}>{children}</div>}
          </div>
        ))}
      </div>
    </>
  )
}
