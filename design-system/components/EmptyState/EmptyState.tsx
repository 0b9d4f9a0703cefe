import type { ReactNode } from 'react'
import type { IconName } from '../../icons/Icon.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { IconTile } from '../IconTile/IconTile.tsx'
import { action as actionStyle, empty } from './EmptyState.css.ts'

export interface EmptyStateProps {
  icon: IconName
  title: string
  /** Explains why the list is empty, or which items it will contain. */
  text?: string | undefined
  /** The button that adds the first item, usually a Button. */
  action?: ReactNode
}

/** A message instead of an empty list. Renders a `<div>` with an `<h2>`. */
export function EmptyState({ icon, title, text, action }: EmptyStateProps) {
  return (
    <div className={empty}>
      <IconTile tone="info" icon={icon} />
      <Heading level={2} size="small" lead={text}>
        {title}
      </Heading>
      {action ? <div className={actionStyle}>{action}</div> : null}
    </div>
  )
}
