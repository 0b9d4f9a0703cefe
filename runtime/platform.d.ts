/**
 * The only platform features that the logic may use: those to cancel a `fetch`, and the one to decode base64.
 * Everything else of a browser is passed in from `runtime/browser`.
 */
interface AbortSignal {
  readonly aborted: boolean
  addEventListener(type: 'abort', listener: () => void, options?: { once?: boolean }): void
  removeEventListener(type: 'abort', listener: () => void): void
}
declare function atob(data: string): string
declare class AbortController {
  readonly signal: AbortSignal
  abort(): void
}
