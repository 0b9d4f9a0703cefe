/**
 * The few names of the platform that logic may use: what `fetch` needs to be abandoned, and what reads base64.
 * Everything else of a browser comes in through `runtime/browser`.
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
