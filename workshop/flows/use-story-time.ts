import { useEffect } from 'react'
import type { OpenedStory } from './open-story.ts'

/** The events by which a person uses a screen. */
const uses = ['pointerdown', 'keydown']

/** Starts the time of a story when a person uses its screen. Until then, the story stands still. */
export function useStoryTime(story: OpenedStory | undefined): void {
  useEffect(() => {
    const onUse = ({ isTrusted }: Event): void => {
      // Only a person's event starts the time. A play function sends events too, but the browser sets `isTrusted` only
      // for events of a person.
      if (isTrusted) story?.letTimePass()
    }
    for (const name of uses) window.addEventListener(name, onUse, true)
    return () => {
      for (const name of uses) window.removeEventListener(name, onUse, true)
    }
  }, [story])
}
