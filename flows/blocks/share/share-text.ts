/** `closed`: the customer closed the share sheet. `failed`: the browser allows neither sharing nor copying. */
export type Shared = 'shared' | 'closed' | 'copied' | 'failed'

interface Sharer {
  readonly share?: Navigator['share']
  readonly clipboard?: Pick<Clipboard, 'writeText'>
}

/** Shares a text, or copies it if the browser cannot share. Returns the result. */
export async function shareText(navigator: Sharer, shared: { title: string; text: string }): Promise<Shared> {
  try {
    if (navigator.share === undefined) throw new TypeError('This browser shares nothing.')
    await navigator.share(shared)
    return 'shared'
  } catch (error) {
    // Web Share rejects with an AbortError only if the sheet was closed, or has no app to share with.
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
