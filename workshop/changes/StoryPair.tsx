import { StoryFrame } from '../pages/StoryFrame.tsx'
import { box, column, frame, gone, pair } from './changes.css.ts'
import type { StorySide, TouchedStory } from './touched-stories.ts'

interface StoryPairProps {
  readonly story: TouchedStory
  readonly width: number
  readonly look: string
}

/** The greatest width of a column's picture. If a screen is wider, its picture is made smaller. */
const COLUMN_PX = 430
const HEIGHT_PX = 844

/** Shows a story as it was and as it is now, side by side. */
export function StoryPair({ story, width, look }: StoryPairProps) {
  const sides = [
    { name: 'Before', side: story.before, missing: 'This story is new.' },
    { name: 'Now', side: story.after, missing: 'This story is gone.' },
  ]
  return (
    <div className={pair}>
      {sides.map(({ name, side, missing }) => (
        <figure key={name} className={column}>
          <figcaption>{name}</figcaption>
          {side === undefined ? (
            <p className={gone}>{missing}</p>
          ) : (
            <Screen title={`${story.name}, ${name.toLowerCase()}`} side={side} width={width} look={look} />
          )}
        </figure>
      ))}
    </div>
  )
}

interface ScreenProps extends Omit<StoryPairProps, 'story'> {
  readonly title: string
  readonly side: StorySide
}

function Screen({ title, side, width, look }: ScreenProps) {
  const scale = Math.min(1, COLUMN_PX / width)
  return (
    <div className={box} style={{ width: width * scale, height: HEIGHT_PX * scale }}>
      <div style={{ width, height: HEIGHT_PX, transform: `scale(${scale})`, transformOrigin: '0 0' }}>
        <StoryFrame story="changes--screen" title={title} shown={side} look={look} className={frame} />
      </div>
    </div>
  )
}
