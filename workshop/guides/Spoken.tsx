import type { Guide } from '../../design-system/guide.ts'
import { Section } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { WorkshopLink } from '../pages/WorkshopLink.tsx'

interface ShownStory {
  readonly exportName: string
  readonly id: string
  readonly name: string
}

/** Roles, names and states in the accessibility tree, in the order in which a screen reader reads them. */
export function Spoken({ spoken, stories }: { spoken: Guide['spoken']; stories: readonly ShownStory[] }) {
  return (
    <Section
      title="What a screen reader finds"
      text="In this order: role, name and state of each part, and the text between them. The run of all stories compares these lines with the accessibility tree."
    >
      {Object.entries(spoken).map(([exportName, lines]) => {
        const story = stories.find(one => one.exportName === exportName)
        return (
          <figure key={exportName} className={css.head}>
            <figcaption>
              {story === undefined ? exportName : <WorkshopLink to={`/story/${story.id}`}>{story.name}</WorkshopLink>}
            </figcaption>
            <pre className={css.listing} lang="pt-BR">
              {lines.length === 0 ? 'nothing: it is decoration' : lines.join('\n')}
            </pre>
          </figure>
        )
      })}
    </Section>
  )
}
