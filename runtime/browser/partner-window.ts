/** The messages to a partner's page, by the status of the recharge. */
const events = { success: 'm4u_sucesso', processing: 'm4u_processamento', error: 'm4u_erro' } as const

export type Tell = (status: keyof typeof events) => void

export interface FramedWindow {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
  readonly parent: { postMessage(message: string, targetOrigin: string): void }
}

/**
 * Returns a function that notifies the partner's page around ours. Returns undefined if no partner embeds our page. It
 * posts only the name of a status, and only to that partner's origin.
 */
export function partnerWindow(window: FramedWindow, partners: readonly string[]): Tell | undefined {
  const { parent } = window
  if (Object.is(parent, window)) return undefined
  const origin = framer(window)
  const partner = partners.find(known => known === origin)
  return partner === undefined ? undefined : status => parent.postMessage(events[status], partner)
}

/** Returns the origin of the embedding page. If the browser does not report it, the referrer is used. */
function framer({ location, document }: FramedWindow): string | undefined {
  const named = location.ancestorOrigins?.[0]
  if (named !== undefined) return named
  try {
    return new URL(document.referrer).origin
  } catch {
    return undefined
  }
}
