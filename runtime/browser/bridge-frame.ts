import { CHANNEL, type FrameMessage, readFrameMessage } from './frame-message.ts'

/**
 * The frame may not navigate the whole page, so `allow-top-navigation` is left out. These limits do not bind a bridge
 * page of our own origin, because such a page can remove its own sandbox.
 */
const LIMITS = 'allow-scripts allow-same-origin allow-forms allow-popups'

interface BridgeFrame {
  send(request: object): void
  close(): void
}

interface FramePlace {
  readonly host: HTMLElement
  /** The address of the bridge's page: https, or a path on this site. */
  readonly address: string
  /** Separates this frame's messages from those of an older frame. */
  readonly id: string
  /** The frame's title for screen readers. */
  readonly title: string
  readonly className: string
}

/**
 * Opens the card gateway's bridge in a frame. It accepts messages only from the frame's own window, from the bridge's
 * origin and in the agreed format. It sends messages only to that origin.
 */
export function openBridgeFrame(
  { host, address, id, title, className }: FramePlace,
  hear: (message: FrameMessage) => void,
): BridgeFrame {
  const page = host.ownerDocument
  const { location } = page
  const url = new URL(address, location.href)
  url.hash = id
  const frame = page.createElement('iframe')
  const onMessage = (event: MessageEvent<unknown>): void => {
    const message = readFrameMessage(event, { origin: url.origin, source: frame.contentWindow, id })
    if (message !== undefined) hear(message)
  }
  const window = page.defaultView
  window?.addEventListener('message', onMessage)
  frame.title = title
  frame.className = className
  if (url.origin !== location.origin) frame.setAttribute('sandbox', LIMITS)
  frame.src = url.href
  host.append(frame)
  return {
    send: request => frame.contentWindow?.postMessage({ channel: CHANNEL, id, request }, url.origin),
    close() {
      window?.removeEventListener('message', onMessage)
      frame.remove()
    },
  }
}
