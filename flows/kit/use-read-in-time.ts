import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import { type Read, useRead } from './use-read.ts'

/** The state of an optional read. The screen renders without the data after `mostMs`. */
export interface Timely<T> {
  /** Whether the screen should still wait for the data. */
  readonly isAwaited: boolean
  /**
   * Undefined while the screen waits. Stays undefined if the read failed or came too late, because a later change
   * would move the content that the customer is reading.
   */
  readonly data: T | undefined
}

/** Returns the state of a read. The screen waits at most `mostMs` milliseconds for the data. */
export function useReadInTime<T>(read: Read<T>, mostMs: number): Timely<T> {
  const { clock } = useApp().page
  const state = useRead(read)
  const [isLate, setIsLate] = useState(false)
  const isLoading = state.kind === 'loading'
  useEffect(() => (isLoading ? clock.after(mostMs, () => setIsLate(true)) : undefined), [clock, isLoading, mostMs])
  return { isAwaited: isLoading && !isLate, data: state.kind === 'ready' && !isLate ? state.data : undefined }
}
