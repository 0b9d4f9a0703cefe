import { useEffect, useState } from 'react'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { sentence, stories } from './changes.css.ts'
import type { ToldChange } from './compare-sources.ts'
import { StoryPair } from './StoryPair.tsx'
import type { TouchedStory } from './touched-stories.ts'

interface ChangedSentenceProps {
  readonly change: ToldChange
  readonly width: number
  readonly look: string
  /** Whether the first story is shown at once. */
  readonly isOpen: boolean
}

/** Below each sentence about a change, at most this many stories are listed. */
const LISTED = 8

/**
 * A sentence about a change, with the stories that show the change. One story is shown at a time, before and after the
 * change.
 */
export function ChangedSentence({ change: { text, stories: all }, width, look, isOpen }: ChangedSentenceProps) {
  const known = useKnownStories()
  const touched = onlyKnown(all, known)
  const [shown, setShown] = useState(isOpen ? touched[0]?.id : undefined)
  const current = touched.find(({ id }) => id === shown)
  const more = touched.length - LISTED
  return (
    <li className={sentence}>
      <p>{text}</p>
      {touched.length === 0 ? null : (
        <div className={stories}>
          {touched.slice(0, LISTED).map(({ id, name, flow }) => (
            <button
              key={id}
              type="button"
              aria-pressed={id === shown}
              onClick={() => setShown(id === shown ? undefined : id)}
            >
              {flow === '' ? name : `${name} (${flow})`}
            </button>
          ))}
          {more > 0 ? <span>{`and ${more} more`}</span> : null}
        </div>
      )}
      {current === undefined ? null : (
        <>
          {known.has(current.id) ? (
            <p className={stories}>
              <a href={`./?path=/story/${current.id}`} target="_top">{`Open the story “${current.name}”`}</a>
            </p>
          ) : null}
          {current.before === undefined && current.after === undefined ? null : (
            <StoryPair key={current.id} story={current} width={width} look={look} />
          )}
        </>
      )}
    </li>
  )
}

/**
 * Returns the stories that the workshop has now or had before. If a screen looks as in the base flow, the flow has no
 * story for it.
 */
function onlyKnown(all: readonly TouchedStory[], known: ReadonlySet<string>): readonly TouchedStory[] {
  const some = all.filter(({ id, after }) => after === undefined || known.has(id))
  return some.length > 0 ? some : all
}

let listing: Promise<ReadonlySet<string>> | undefined

/** Returns the ids of all stories of the workshop. Until the ids are known, the list is empty. */
function useKnownStories(): ReadonlySet<string> {
  const [known, setKnown] = useState<ReadonlySet<string>>(new Set())
  useEffect(() => {
    listing ??= fetch('index.json')
      .then(response => response.json())
      .then(({ entries }: { readonly entries: unknown }) => new Set(isRecord(entries) ? Object.keys(entries) : []))
    void listing.then(setKnown)
  }, [])
  return known
}
