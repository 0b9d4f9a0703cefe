/**
 * Returns whether the browser runs on a phone or tablet. Uses the client hint if there is one, otherwise the user
 * agent.
 */
export function isMobile(navigator: Navigator): boolean {
  const hints: { readonly mobile?: unknown } =
    'userAgentData' in navigator && typeof navigator.userAgentData === 'object' ? Object(navigator.userAgentData) : {}
  return typeof hints.mobile === 'boolean' ? hints.mobile : /Mobi|Android/.test(navigator.userAgent)
}
