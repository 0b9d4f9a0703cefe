import type { KeyValue } from '../../runtime/browser/storage.ts'
import type { Clock } from '../../runtime/clock.ts'

type Mood = { readonly kind: 'well' } | { readonly kind: 'slow'; readonly ms: number } | { readonly kind: 'throws' }

/** A storage in memory that can be slow, or that can fail to read, to write, or both. */
export class FakeStorage implements KeyValue {
  readonly values = new Map<string, string>()
  reads: Mood = { kind: 'well' }
  writes: Mood = { kind: 'well' }
  private readonly clock: Clock

  constructor(clock: Clock) {
    this.clock = clock
  }

  /** Makes every access fail, like the blocked storage of a cross-site frame. */
  forbid(): void {
    this.reads = { kind: 'throws' }
    this.writes = { kind: 'throws' }
  }

  async get(key: string): Promise<string | null> {
    await this.act(this.reads)
    return this.values.get(key) ?? null
  }

  async set(key: string, value: string): Promise<void> {
    await this.act(this.writes)
    this.values.set(key, value)
  }

  async remove(key: string): Promise<void> {
    await this.act(this.writes)
    this.values.delete(key)
  }

  /** Returns all content as one text, which tests search. */
  get text(): string {
    return JSON.stringify([...this.values])
  }

  private async act(mood: Mood): Promise<void> {
    if (mood.kind === 'throws') throw new Error('SecurityError')
    if (mood.kind === 'slow') await new Promise<void>(resolve => this.clock.after(mood.ms, resolve))
  }
}
