import type { Effect, EngineEvent, FlowState } from '../../runtime/engine/state.ts'

type Popped = Extract<EngineEvent, { type: 'popped' }>

/** The browser's history after the engine's effects: a list of addresses and the current position. */
export class FakeBrowser {
  private steps: readonly string[] = ['']
  index = 0

  get length(): number {
    return this.steps.length
  }

  /** The step in the address bar, which is empty before the first step. */
  get address(): string | undefined {
    return this.steps[this.index]
  }

  /** Applies the history effects of a transition. Returns the event that a browser would fire after a `go`. */
  follow(effects: readonly Effect[], state: FlowState): Popped | undefined {
    const moves = effects.filter(({ kind }) => kind === 'push' || kind === 'replace' || kind === 'go')
    if (moves.length > 1) throw new Error(`one transition moved the history ${moves.length} times`)
    const [move] = moves
    if (move?.kind === 'go') return this.go(move.by)
    if (move === undefined) return undefined
    if (move.kind === 'push') this.index += 1
    const ahead = move.kind === 'push' ? [] : this.steps.slice(this.index + 1)
    this.steps = [...this.steps.slice(0, this.index), state.step, ...ahead]
    return undefined
  }

  /** Goes back (negative) or forward. Returns undefined if the move leaves the site or the entry does not exist. */
  press(by: number): Popped | undefined {
    const isOurs = by !== 0 && this.index + by >= 0 && this.index + by < this.steps.length
    return isOurs ? this.go(by) : undefined
  }

  private go(by: number): Popped {
    const step = this.steps[this.index + by]
    if (by === 0 || step === undefined) throw new Error(`go(${by}) from ${this.index} of ${this.steps.length}`)
    this.index += by
    return { type: 'popped', entry: this.index, step: step === '' ? null : step }
  }
}
