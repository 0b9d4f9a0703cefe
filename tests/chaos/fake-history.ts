import type { AppHistory, Entry } from '../../runtime/browser/history.ts'
import type { Clock } from '../../runtime/clock.ts'

interface Place {
  readonly state: Entry | null
  readonly path: string
  /**
   * The document that wrote the entry. A reload keeps the document; to reach an entry of another document, the browser
   * loads a page.
   */
  readonly document: number
}

const MOVE_MS = 1

/** The history of a tab, which survives its pages. */
export class TabHistory {
  private places: readonly Place[] = [{ state: null, path: '/', document: 0 }]
  private at = 0
  private document = 0
  /** Counts page loads, so that a page that has ended cannot change the history. */
  private load = 0
  private listener: ((entry: Entry) => void) | undefined
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  get path(): string {
    return this.places[this.at]?.path ?? '/'
  }

  /** Returns all entries as one text, to search it for secrets. */
  get text(): string {
    return JSON.stringify(this.places)
  }

  /** The browser opens another document at a new entry. */
  visit(path: string): void {
    this.document += 1
    this.add({ state: null, path, document: this.document })
  }

  /** Goes back or forward. Returns whether the browser loads a page; undefined if there is no such entry. */
  press(by: number): 'loads' | 'pops' | undefined {
    const place = this.places[this.at + by]
    if (place === undefined) return undefined
    this.at += by
    if (place.document !== this.document || place.state === null) {
      this.document = place.document
      return 'loads'
    }
    this.listener?.(place.state)
    return 'pops'
  }

  /** Returns the history for the currently loaded page. */
  open(): AppHistory {
    this.load += 1
    const { load } = this
    this.listener = undefined
    const waiting: (() => void)[] = []
    let isMoving = false
    // A write during the browser's move would change the wrong entry, so the write waits.
    const inTurn = (change: () => void): void => {
      if (load !== this.load) return
      if (isMoving) waiting.push(change)
      else change()
    }
    const arrive = (by: number): void => {
      const place = this.places[this.at + by]
      isMoving = false
      if (load !== this.load) return
      if (place !== undefined) this.at += by
      const isOver = waiting.length > 0
      if (place?.state && !isOver) this.listener?.(place.state)
      while (!isMoving && waiting.length > 0) waiting.shift()?.()
    }
    return {
      current: () => this.places[this.at]?.state ?? null,
      pathname: () => this.path,
      push: (state, path) => inTurn(() => this.add({ state, path, document: this.document })),
      replace: (state, path) =>
        inTurn(() => {
          const place = { state, path, document: this.document }
          this.places = this.places.map((other, at) => (at === this.at ? place : other))
        }),
      go: by =>
        inTurn(() => {
          isMoving = true
          this.clock.after(MOVE_MS, () => arrive(by))
        }),
      listen: listener => {
        this.listener = listener
        return () => undefined
      },
    }
  }

  private add(place: Place): void {
    this.places = [...this.places.slice(0, this.at + 1), place]
    this.at = this.places.length - 1
  }
}
