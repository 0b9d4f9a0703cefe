/**
 * The only names of the platform that the logic may use: the names to cancel a `fetch`, and the name that decodes
 * base64. Everything else of a browser is passed in through `runtime/browser`.
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
