import { CHANNEL, type FrameMessage, readFrameMessage } from './frame-message.ts'

/** No leading the whole page elsewhere. A page beside the app could take the frame's limits away, so it has none. */
const LIMITS = 'allow-scripts allow-same-origin allow-forms allow-popups'

interface BridgeFrame {
  send(request: object): void
  close(): void
}

interface FramePlace {
  /** What the frame is put into. */
  readonly host: HTMLElement
  /** The bridge's page: an https address, or a path of this site. */
  readonly address: string
  /** Tells this frame's messages from an older one's. */
  readonly id: string
  /** What the frame is called, for who does not see it. */
  readonly title: string
  readonly className: string
}

/**
 * The card gateway's bridge in a frame. It is heard only when the frame's own window speaks, from the bridge's origin,
 * in the shape that was agreed; what is sent goes to that origin alone.
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
