import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import { type Read, useRead } from './use-read.ts'

/** What a screen is better with, and shows itself without. */
export interface Timely<T> {
  /** The screen should wait a little longer. */
  readonly isAwaited: boolean
  /** Undefined while it is awaited, and for good where it failed or came too late: what is on screen does not move then. */
  readonly data: T | undefined
}

/** A read that nobody waits for longer than `mostMs`. */
export function useReadInTime<T>(read: Read<T>, mostMs: number): Timely<T> {
  const { clock } = useApp().page
  const state = useRead(read)
  const [isLate, setIsLate] = useState(false)
  const isLoading = state.kind === 'loading'
  useEffect(() => (isLoading ? clock.after(mostMs, () => setIsLate(true)) : undefined), [clock, isLoading, mostMs])
  return { isAwaited: isLoading && !isLate, data: state.kind === 'ready' && !isLate ? state.data : undefined }
}
