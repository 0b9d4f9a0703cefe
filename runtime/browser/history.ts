/** What a history entry of ours carries. */
export interface Entry {
  readonly entry: number
  readonly step: string
}

export interface AppHistory {
  /** The entry that the page was loaded on; 0 for a fresh one. */
  readonly current: () => Entry | null
  readonly pathname: () => string
  push(entry: Entry, path: string): void
  replace(entry: Entry, path: string): void
  go(by: number): void
  /** The browser moved to an entry of ours. */
  listen(listener: (entry: Entry) => void): () => void
}

type Popped = Pick<PopStateEvent, 'state'>

/** What of a window moves in its history, and tells of it. */
interface Moving {
  readonly history: Pick<History, 'state' | 'go' | 'pushState' | 'replaceState'>
  readonly location: Pick<Location, 'pathname'>
  addEventListener(type: 'popstate', listener: (event: Popped) => void): void
  removeEventListener(type: 'popstate', listener: (event: Popped) => void): void
}

/** A move that the browser does not confirm within this time is not coming. */
const MOVE_MS = 500

/**
 * `history.go` ends later, with a popstate; what is written meanwhile would land on the wrong entry, so it waits.
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
        // Where the app has gone on meanwhile, the end of its own move is nobody's way back.
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
