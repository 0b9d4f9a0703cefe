import { FakeStorage } from '../runtime/fake-storage.ts'

/** A browser's storage. A full storage can still be read; a storage that throws never works again. */
export class DeviceStorage extends FakeStorage {
  private isFull = false
  private isShut = false
  /** Whether a write has ever failed. */
  wasIll = false

  /** Whether everything that is written now can be read later. */
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
