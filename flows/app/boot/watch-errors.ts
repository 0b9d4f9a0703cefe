/** Returns an error's kind without its text, which may quote what a customer typed. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

interface Hearers {
  readonly report: (problem: string, detail: string) => void
  /** Called for an error of the page's own code. */
  readonly onError: () => void
}

/** Reports each error that no boundary caught, such as those of event handlers and promises. */
export function watchErrors(window: EventTarget, origin: string, { report, onError }: Hearers): void {
  window.addEventListener('error', event => {
    const error: unknown = Reflect.get(event, 'error')
    // Skip errors of browser extensions, which have another origin, and failed resources, which have no error.
    if (!error || !String(Reflect.get(event, 'filename')).startsWith(origin)) return
    report('uncaught', kindOf(error))
    onError()
  })
  window.addEventListener('unhandledrejection', event => report('unhandled', kindOf(Reflect.get(event, 'reason'))))
}
