import { type ReactNode, useId } from 'react'
import { Heading } from '../../design-system/components/Heading/Heading.tsx'
import { List } from '../../design-system/components/List/List.tsx'
import { group } from './TitledList.css.ts'

interface TitledListProps {
  readonly title: string
  readonly children: ReactNode
}

/** Renders a heading, and under it a List whose accessible name is that heading. */
export function TitledList({ title, children }: TitledListProps) {
  const id = useId()
  return (
    <section className={group} aria-labelledby={id}>
      <Heading level={2} size="small" id={id}>
        {title}
      </Heading>
      <List labelledBy={id}>{children}</List>
    </section>
  )
}
