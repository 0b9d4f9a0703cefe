import { useEffect, useRef } from 'react'

interface StoryFrameProps {
  /** The id of the story in the frame. The story requests its content and receives it with `hearContent`. */
  readonly story: string
  /** The name of the frame for screen readers. */
  readonly title: string
  /** The content to show, or undefined until it is loaded. The frame loads the workshop in the meantime. */
  readonly shown: unknown
  /** The theme and mode of the workshop, as query parameters. */
  readonly look: string
  readonly className: string
  /** This function is called with each arrow key that is pressed inside the frame. */
  readonly onKey?: (key: string) => void
}

/** If a dialog inside the frame takes the focus within this time after a move, the page takes the focus back. */
const DIALOG_MS = 2_000

/**
 * Shows a story of the workshop in its own frame. Media queries then follow the frame's width, and dialogs cannot cover
 * the page around the frame. Renders an `<iframe>`. The frame takes the focus only if the person clicks it.
 */
export function StoryFrame({ story, title, shown, look, className, onKey = () => undefined }: StoryFrameProps) {
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
  return <iframe ref={ref} className={className} title={title} srcDoc={around(story, title, look)} />
}

/**
 * Returns a page that contains the story's frame. Storybook sends messages to its parent page. Without this page in
 * between, the messages would disturb the outer story.
 */
function around(story: string, title: string, look: string): string {
  const src = `iframe.html?id=${story}&amp;viewMode=story&amp;${look.replaceAll('&', '&amp;')}`
  const style = 'display: block; width: 100%; height: 100vh; border: 0'
  return `<!doctype html><html lang="en"><title>Screen</title><body style="margin: 0">
<iframe title="${title}" src="${src}" style="${style}"></iframe></body></html>`
}

function innerOf(element: HTMLIFrameElement | null): Window | undefined {
  return element?.contentWindow?.frames[0]
}

function tell(element: HTMLIFrameElement | null, shown: unknown): void {
  if (shown !== undefined) innerOf(element)?.postMessage(shown, window.location.origin)
}
