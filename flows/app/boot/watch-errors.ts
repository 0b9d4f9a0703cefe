/** Returns the kind of an error without its text, because the text may contain what a customer typed. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

interface Hearers {
  readonly report: (problem: string, detail: string) => void
  /** Called for an error in the page's own code. */
  readonly onError: () => void
}

/** Reports each error that no error boundary caught, such as errors in event handlers and promises. */
export function watchErrors(window: EventTarget, origin: string, { report, onError }: Hearers): void {
  window.addEventListener('error', event => {
    const error: unknown = Reflect.get(event, 'error')
    // Skips errors of browser extensions (their files have another origin) and failed resources (they have no
    // error).
    if (!error || !String(Reflect.get(event, 'filename')).startsWith(origin)) return
    report('uncaught', kindOf(error))
    onError()
  })
  window.addEventListener('unhandledrejection', event => report('unhandled', kindOf(Reflect.get(event, 'reason'))))
}
