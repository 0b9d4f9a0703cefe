import { useEffect, useRef } from 'react'
import type { Shown } from './ReplayScreen.tsx'
import { frame } from './replay.css.ts'

interface ReplayFrameProps {
  /** The screen to show; undefined until the trace is read. The workshop in the frame loads in the meantime. */
  readonly shown: Shown | undefined
  /** The theme and mode of the workshop, as query parameters. */
  readonly look: string
  /** Called with the arrow key that was pressed inside the frame. */
  readonly onKey: (key: string) => void
}

/** For this long after a move, a dialog inside the frame may take the focus, and the page takes the focus back. */
const DIALOG_MS = 2_000

/**
 * Shows the screen of a moment. Renders an `<iframe>` with the workshop itself. The frame gets the focus only if the
 * person clicks it.
 */
export function ReplayFrame({ shown, look, onKey }: ReplayFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null)
  const latest = useRef({ shown, onKey, since: 0 })
  Object.assign(latest.current, { shown, onKey })
  useEffect(() => {
    let focused: EventTarget | null = null
    function hear({ source, data }: MessageEvent): void {
      if (source === null || source !== innerOf(ref.current)) return
      if (data.isReady) tell(ref.current, latest.current.shown)
      if (typeof data.key === 'string') latest.current.onKey(data.key)
    }
    function keep({ target }: FocusEvent): void {
      if (target !== ref.current) focused = target
    }
    function takeBack(): void {
      const isOwn = performance.now() - latest.current.since < DIALOG_MS
      if (isOwn && document.activeElement === ref.current && focused instanceof HTMLElement) focused.focus()
    }
    window.addEventListener('message', hear)
    window.addEventListener('focusin', keep)
    window.addEventListener('blur', takeBack)
    return () => {
      window.removeEventListener('message', hear)
      window.removeEventListener('focusin', keep)
      window.removeEventListener('blur', takeBack)
    }
  }, [])
  useEffect(() => {
    latest.current.since = performance.now()
    tell(ref.current, shown)
  }, [shown])
  return <iframe ref={ref} className={frame} title="The screen after this move" srcDoc={around(look)} />
}

/**
 * Returns a page that contains the story's frame. It stands between the two stories, because Storybook sends messages
 * to its parent, which would disturb the story around this one.
 */
function around(look: string): string {
  const src = `iframe.html?id=replay--screen&amp;viewMode=story&amp;${look.replaceAll('&', '&amp;')}`
  const style = 'display: block; width: 100%; height: 100vh; border: 0'
  return `<!doctype html><html lang="en"><title>Screen</title><body style="margin: 0">
<iframe title="The screen after this move" src="${src}" style="${style}"></iframe></body></html>`
}

function innerOf(element: HTMLIFrameElement | null): Window | undefined {
  return element?.contentWindow?.frames[0]
}

function tell(element: HTMLIFrameElement | null, shown: Shown | undefined): void {
  if (shown !== undefined) innerOf(element)?.postMessage(shown, window.location.origin)
}
