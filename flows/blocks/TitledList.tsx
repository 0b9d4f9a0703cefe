import { type ReactNode, useId } from 'react'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { List } from '../../design-system/components/List/List.tsx'
import { Skeleton } from '../../design-system/components/Skeleton/Skeleton.tsx'
import { group } from './TitledList.css.ts'

interface TitledListProps {
  readonly title: string
  readonly children?: ReactNode
  /** While the rows are loading, the number of placeholders in their place. */
  readonly loadingRows?: number | undefined
}

/** Renders a heading, and under it a List whose accessible name is that heading. */
export function TitledList({ title, children, loadingRows }: TitledListProps) {
  const id = useId()
  return (
    <section className={group} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      {loadingRows === undefined ? (
        <List labelledBy={id}>{children}</List>
      ) : (
        <Skeleton shape="list" rows={loadingRows} />
      )}
    </section>
  )
}
