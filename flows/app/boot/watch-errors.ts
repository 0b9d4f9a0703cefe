/** Returns an error's kind, without a word of it: its text may quote what a customer typed. */
function kindOf(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}

interface Hearers {
  readonly report: (problem: string, detail: string) => void
  /** Hears of an error of the page's own code. */
  readonly onError: () => void
}

/** Reports each error that no boundary caught, as those of event handlers and of promises. */
export function watchErrors(window: EventTarget, origin: string, { report, onError }: Hearers): void {
  window.addEventListener('error', event => {
    const error: unknown = Reflect.get(event, 'error')
    // Extensions of the browser throw here, too; a resource that is missing brings no error.
    if (!error || !String(Reflect.get(event, 'filename')).startsWith(origin)) return
    report('uncaught', kindOf(error))
    onError()
  })
  window.addEventListener('unhandledrejection', event => report('unhandled', kindOf(Reflect.get(event, 'reason'))))
}
