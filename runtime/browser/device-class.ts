/** Whether the browser says that it is held in a hand: as a hint, else by what it calls itself. */
export function isMobile(navigator: Navigator): boolean {
  const hints: { readonly mobile?: unknown } =
    'userAgentData' in navigator && typeof navigator.userAgentData === 'object' ? Object(navigator.userAgentData) : {}
  return typeof hints.mobile === 'boolean' ? hints.mobile : /Mobi|Android/.test(navigator.userAgent)
}
