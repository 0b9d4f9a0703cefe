/** The name of the messages between the page and the bridge's frame. Messages without it are ignored. */
export const CHANNEL = 'recarrega.bridge'
const LONGEST_NAME = 64

export interface FrameMessage {
  readonly event: string
  readonly fields: Readonly<Record<string, string | null>>
}

/** The accepted sender. Messages from any other sender are ignored. */
interface Speaker {
  readonly origin: string
  /** The window of the frame, or null if the frame was removed. */
  readonly source: unknown
  /** The id of the frame. A message with another id comes from an older frame and is ignored. */
  readonly id: string
}

/**
 * Returns the message if this frame's window sent it, from the bridge's origin and in the agreed format. Otherwise
 * returns undefined.
 */
export function readFrameMessage(
  { origin, source, data }: { readonly origin: string; readonly source: unknown; readonly data: unknown },
  speaker: Speaker,
): FrameMessage | undefined {
  if (origin !== speaker.origin || source === null || source !== speaker.source) return undefined
  if (!isRecord(data) || data.channel !== CHANNEL || data.id !== speaker.id) return undefined
  const { event, fields = {} } = data
  if (typeof event !== 'string' || event.length > LONGEST_NAME) return undefined
  return isFields(fields) ? { event, fields } : undefined
}

function isFields(value: unknown): value is FrameMessage['fields'] {
  return isRecord(value) && Object.values(value).every(field => field === null || typeof field === 'string')
}

function isRecord(value: unknown): value is { readonly [name: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
