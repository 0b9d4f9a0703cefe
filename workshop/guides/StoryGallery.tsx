import { Story } from '@storybook/addon-docs/blocks'
import { use } from 'react'
import type { ModuleExport } from 'storybook/internal/types'
import { LookContext } from '../pages/look.ts'
import { Section } from '../pages/Page.tsx'
import { bullets } from '../pages/page.css.ts'
import { WorkshopLink } from '../pages/WorkshopLink.tsx'
import { caption, card, frame, gallery } from './gallery.css.ts'

export interface GalleryStory {
  readonly exportName: string
  readonly id: string
  readonly name: string
  readonly moduleExport: ModuleExport
  /** The width in pixels that the story demonstrates. */
  readonly width: number
  /** Whether a test plays the story. A page does not play it, so the page would show only the story's beginning. */
  readonly isPlayed: boolean
}

function Frame({ id, name }: { id: string; name: string }) {
  const { theme, mode } = use(LookContext)
  const address = new URLSearchParams({ id, viewMode: 'story', globals: `theme:${theme};mode:${mode}` })
  return <iframe className={frame} src={`iframe.html?${address}`} title={name} loading="lazy" />
}

/** If radios on one page have the same name, they form one group. Each story therefore has its own form. */
function Inline({ of }: { of: ModuleExport }) {
  return (
    <form onSubmit={event => event.preventDefault()}>
      <Story of={of} />
    </form>
  )
}

/** Links to the stories that tests play. The workshop plays such a story when it opens the story. */
export function Played({ stories }: { stories: readonly GalleryStory[] }) {
  if (stories.length === 0) return null
  return (
    <Section title="Behaviour" text="Tests play each of these; so does the workshop when one opens.">
      <ul className={bullets}>
        {stories.map(({ id, name }) => (
          <li key={id}>
            <WorkshopLink to={`/story/${id}`}>{name}</WorkshopLink>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Every story, in the width that it demonstrates. If a story needs its own page, it has a frame. */
export function StoryGallery({ stories, isFramed }: { stories: readonly GalleryStory[]; isFramed: boolean }) {
  return (
    <Section title="States">
      <div className={gallery}>
        {stories.map(({ id, name, moduleExport, width }) => (
          <figure key={id} className={card} style={{ maxWidth: `${width}px` }} data-wide={width > 600 ? '' : undefined}>
            <figcaption className={caption}>
              <WorkshopLink to={`/story/${id}`}>{name}</WorkshopLink>
            </figcaption>
            {isFramed ? <Frame id={id} name={name} /> : <Inline of={moduleExport} />}
          </figure>
        ))}
      </div>
    </Section>
  )
}
