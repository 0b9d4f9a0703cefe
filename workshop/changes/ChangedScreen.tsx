import { useEffect, useState } from 'react'
import { FlowStory } from '../flows/FlowStory.tsx'
import { ownTheme } from '../flows/own-theme.ts'
import type { StorySide } from './touched-stories.ts'

/** Shows a story with a flow config. The page around the frame sends this config. */
export function ChangedScreen() {
  const [shown, setShown] = useState<StorySide & { readonly count: number }>()
  useEffect(() => {
    // The page of the changes is two levels up, because `StoryFrame` puts a page in between.
    const { parent } = window.parent
    function hear({ source, data }: MessageEvent<StorySide>): void {
      if (source !== parent || parent === window) return
      const theme = ownTheme(data.config)
      if (theme !== undefined) document.documentElement.dataset.theme = theme
      setShown(before => ({ ...data, count: (before?.count ?? 0) + 1 }))
    }
    window.addEventListener('message', hear)
    parent.postMessage({ isReady: true }, window.location.origin)
    return () => window.removeEventListener('message', hear)
  }, [])
  if (shown === undefined) return null
  return <FlowStory key={shown.count} config={shown.config} plan={shown.plan} />
}
