export interface Entry {
  readonly entry: number
  readonly step: string
}

export interface AppHistory {
  /** Returns the history entry on which the page was loaded, or null if the app did not add it. */
  readonly current: () => Entry | null
  readonly pathname: () => string
  push(entry: Entry, path: string): void
  replace(entry: Entry, path: string): void
  go(by: number): void
  /** Calls the listener when the browser has moved to an entry that the app added. */
  listen(listener: (entry: Entry) => void): () => void
}

type Popped = Pick<PopStateEvent, 'state'>

/** The parts of `window` that change the browser's history and report its moves. */
interface Moving {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  readonly location: Pick<Location, 'pathname'>
  addEventListener(type: 'popstate', listener: (event: Popped) => void): void
  removeEventListener(type: 'popstate', listener: (event: Popped) => void): void
}

/** After this time the app stops waiting for the browser to confirm a move. */
const MOVE_MS = 500

/**
 * Returns the browser's history. `history.go` ends later, with a popstate event. If something were written before that
 * event, it would change the wrong entry. A write therefore waits for the event.
 */
export function browserHistory(window: Moving): AppHistory {
  const { history, location } = window
  const waiting: (() => void)[] = []
  let moving: ReturnType<typeof setTimeout> | undefined

  function inTurn(change: () => void): void {
    if (moving === undefined) change()
    else waiting.push(change)
  }

  function arrived(): void {
    clearTimeout(moving)
    moving = undefined
    while (moving === undefined && waiting.length > 0) waiting.shift()?.()
  }

  return {
    current: () => parse(history.state),
    pathname: () => location.pathname,
    push: (entry, path) => inTurn(() => history.pushState(entry, '', path)),
    replace: (entry, path) => inTurn(() => history.replaceState(entry, '', path)),
    go: by =>
      inTurn(() => {
        moving = setTimeout(arrived, MOVE_MS)
        history.go(by)
      }),
    listen(listener) {
      const onPop = (event: Popped): void => {
        const entry = parse(event.state)
        // If the app called `history.go`, this popstate event is the end of that move, and the customer did not tap
        // Back.
        const isOver = moving !== undefined && waiting.length > 0
        clearTimeout(moving)
        moving = undefined
        if (entry !== null && !isOver) listener(entry)
        arrived()
      }
      window.addEventListener('popstate', onPop)
      return () => window.removeEventListener('popstate', onPop)
    },
  }
}

function parse(state: unknown): Entry | null {
  if (typeof state !== 'object' || state === null || !('entry' in state) || !('step' in state)) return null
  const { entry, step } = state
  return typeof entry === 'number' && typeof step === 'string' ? { entry, step } : null
}
