import { useEffect, useState } from 'react'
import { AppView } from '../../flows/app/screen/App.tsx'
import type { App } from '../../flows/kit/app.ts'
import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'
import { type Moment, openReplay, type Replayed } from './open-replay.ts'

/** The moment to show, with the config of its flow. The page around the frame sends it. */
export interface Shown {
  readonly config: unknown
  readonly moment: Moment
}

const TURNS: readonly string[] = ['ArrowLeft', 'ArrowRight']

/**
 * The app at one moment of a recorded walk through a flow. It has its own frame. Media queries then follow the frame's
 * width, and dialogs cannot cover the page around the frame. `data-moment` counts the moments that were shown.
 */
export function ReplayScreen() {
  const [shown, setShown] = useState<{ readonly app: App; readonly count: number }>()
  useEffect(() => {
    // The page of the replay is two levels up, because `StoryFrame` puts a page in between.
    const { parent } = window.parent
    let opened: Promise<Replayed> | undefined
    let of: unknown
    let turn = Promise.resolve()
    async function take({ config, moment }: Shown): Promise<void> {
      const text = JSON.stringify(config)
      if (of !== text) {
        void opened?.then(({ close }) => close())
        opened = openReplay(config)
        of = text
      }
      const replayed = await opened
      await replayed?.show(moment)
      if (replayed !== undefined) setShown(before => ({ app: replayed.app, count: (before?.count ?? 0) + 1 }))
    }
    function hear({ source, data }: MessageEvent): void {
      if (source !== parent || parent === window) return
      turn = turn.then(() => take(data))
    }
    function turnPage(event: KeyboardEvent): void {
      if (TURNS.includes(event.key)) parent.postMessage({ key: event.key }, window.location.origin)
    }
    window.addEventListener('message', hear)
    window.addEventListener('keydown', turnPage)
    parent.postMessage({ isReady: true }, window.location.origin)
    return () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('keydown', turnPage)
      void opened?.then(({ close }) => close())
    }
  }, [])
  const layout = shown?.app.flow.layout ?? ''
  useEffect(() => {
    const theme = isLayoutName(layout) ? layoutThemes[layout] : 'classic'
    if (theme !== 'classic') document.documentElement.dataset.theme = theme
  }, [layout])
  return (
    <div style={{ display: 'contents' }} data-moment={shown?.count ?? 0}>
      {shown === undefined ? null : <AppView app={shown.app} />}
    </div>
  )
}
