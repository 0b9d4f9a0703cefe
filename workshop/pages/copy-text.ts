/** Copies a text. Resolves to `false` if the browser refuses, as browsers do for a page that came without https. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}
