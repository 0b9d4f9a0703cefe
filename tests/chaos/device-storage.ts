import { FakeStorage } from '../runtime/fake-storage.ts'

/** A browser's storage. A full storage can still be read. A blocked storage throws and never works again. */
export class DeviceStorage extends FakeStorage {
  private isFull = false
  private isShut = false
  /** Whether a write to this storage has ever failed. */
  wasIll = false

  /** Whether the storage accepts and returns text. It does not while it is full or blocked. */
  get isWell(): boolean {
    return !this.isFull && !this.isShut
  }

  become(mood: 'well' | 'full' | 'throws'): void {
    if (mood !== 'well') this.wasIll = true
    this.isFull = mood === 'full'
    if (mood !== 'throws') return
    this.isShut = true
    this.forbid()
  }

  override async set(key: string, value: string): Promise<void> {
    if (this.isFull) throw new Error('QuotaExceededError')
    return super.set(key, value)
  }
}
