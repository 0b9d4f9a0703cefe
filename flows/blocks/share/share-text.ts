/**
 * `closed` means that the customer closed the share sheet. `failed` means that the browser forbids both sharing and
 * copying.
 */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed'

interface Sharer {
  readonly share?: Navigator['share']
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/** Shares a text, or copies it if the browser cannot share. Returns what happened. */
export async function shareText(navigator: Sharer, shared: { title: string; text: string }): Promise<Shared> {
  try {
    if (navigator.share === undefined) throw new TypeError('This browser shares nothing.')
    await navigator.share(shared)
    return 'shared'
  } catch (error) {
    // Web Share rejects with an AbortError only if the customer closed the sheet, or if there is no app to share
    // with.
    if (error instanceof DOMException && error.name === 'AbortError') return 'closed'
  }
  try {
    if (navigator.clipboard === undefined) return 'failed'
    await navigator.clipboard.writeText(shared.text)
    return 'copied'
  } catch {
    return 'failed'
  }
}
