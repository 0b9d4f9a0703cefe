import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { Questions } from '../../../design-system/components/Questions/Questions.tsx'
import { group } from './QuestionsBlock.css.ts'
import type { QuestionsProps } from './schema.ts'

export function QuestionsBlock({ label, items }: QuestionsProps) {
  return (
    <div className={group}>
      <Heading level={2} size="small">
        {label}
      </Heading>
      <Questions label={label} items={items} />
    </div>
  )
}
