import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { paragraph, section, sections } from './SectionsBlock.css.ts'
import type { SectionsProps } from './schema.ts'

export function SectionsBlock({ items }: SectionsProps) {
  return (
    <div className={sections}>
      {items.map(({ title, text }) => (
        <section key={title} className={section}>
          <Heading level={2} size="small">
            {title}
          </Heading>
          {text.map(words => (
            <p key={words} className={paragraph}>
              {words}
            </p>
          ))}
        </section>
      ))}
    </div>
  )
}
