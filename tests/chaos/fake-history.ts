import type { AppHistory, Entry } from '../../runtime/browser/history.ts'
import type { Clock } from '../../runtime/clock.ts'

interface Place {
  readonly state: Entry | null
  readonly path: string
  /**
   * The number of the document (the loaded page) that wrote the entry. A reload keeps it. If the customer moves to an
   * entry of another document, the browser loads a page.
   */
  readonly document: number
}

const MOVE_MS = 1

/** A tab's history, which stays when a page ends. */
export class TabHistory {
  private places: readonly Place[] = [{ state: null, path: '/', document: 0 }]
  private at = 0
  private document = 0
  /** Counts page loads, because a page that has ended must not change the history. */
  private load = 0
  private listener: ((entry: Entry) => void) | undefined
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  get path(): string {
    return this.places[this.at]?.path ?? '/'
  }

  /** Returns all entries as one text, which tests search for secrets. */
  get text(): string {
    return JSON.stringify(this.places)
  }

  /** Loads another document in the tab, as a link to another page does. */
  visit(path: string): void {
    this.document += 1
    this.add({ state: null, path, document: this.document })
  }

  /** Goes back or forward. Returns whether the browser loads a page, or undefined if the history has no such entry. */
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

  /** Returns the history object of the page that is loaded now. */
  open(): AppHistory {
    this.load += 1
    const { load } = this
    this.listener = undefined
    const waiting: (() => void)[] = []
    let isMoving = false
    // While the browser moves to another entry, a write would change the wrong entry. The write therefore waits.
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
