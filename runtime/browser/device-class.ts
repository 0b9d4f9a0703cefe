/** Whether the browser runs on a phone or tablet, by its client hint, else by its user agent. */
export function isMobile(navigator: Navigator): boolean {
  const hints: { readonly mobile?: unknown } =
    'userAgentData' in navigator && typeof navigator.userAgentData === 'object' ? Object(navigator.userAgentData) : {}
  return typeof hints.mobile === 'boolean' ? hints.mobile : /Mobi|Android/.test(navigator.userAgent)
}
