import { FakeStorage } from '../runtime/fake-storage.ts'

/** A browser's storage. One that is full still gives up what it has; one that throws does so for good. */
export class DeviceStorage extends FakeStorage {
  private isFull = false
  private isShut = false
  /** Whether it ever failed to store anything. */
  wasIll = false

  /** Whether all that is written now can be read again later. */
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
