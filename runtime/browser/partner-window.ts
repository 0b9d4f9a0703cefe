/** What a partner's page hears, by how the recharge stands. */
const events = { success: 'm4u_sucesso', processing: 'm4u_processamento', error: 'm4u_erro' } as const

export type Tell = (status: keyof typeof events) => void

export interface FramedWindow {
  readonly location: { readonly ancestorOrigins?: ArrayLike<string> }
  readonly document: { readonly referrer: string }
  readonly parent: { postMessage(message: string, targetOrigin: string): void }
}

/**
 * Speaks to the page that frames ours, when it is a partner's; undefined when it is nobody's, or a stranger's. The only
 * place that posts: to that origin alone, and no more than the name of a state.
 */
export function partnerWindow(window: FramedWindow, partners: readonly string[]): Tell | undefined {
  const { parent } = window
  if (Object.is(parent, window)) return undefined
  const origin = framer(window)
  const partner = partners.find(known => known === origin)
  return partner === undefined ? undefined : status => parent.postMessage(events[status], partner)
}

/** The origin of the page around; not every browser names it, and what it was reached from does. */
function framer({ location, document }: FramedWindow): string | undefined {
  const named = location.ancestorOrigins?.[0]
  if (named !== undefined) return named
  try {
    return new URL(document.referrer).origin
  } catch {
    return undefined
  }
}
