import { useEffect, useState } from 'react'
import { useApp } from './app-context.ts'
import { type Read, useRead } from './use-read.ts'

/** An optional read: the screen renders without it after `mostMs`. */
export interface Timely<T> {
  /** Whether the screen should still wait for the read. */
  readonly isAwaited: boolean
  /** Undefined while the read is awaited. Stays undefined if the read failed or was late, so that the screen does not move. */
  readonly data: T | undefined
}

/** Returns a read that the screen waits for, but no longer than `mostMs`. */
export function useReadInTime<T>(read: Read<T>, mostMs: number): Timely<T> {
  const { clock } = useApp().page
  const state = useRead(read)
  const [isLate, setIsLate] = useState(false)
  const isLoading = state.kind === 'loading'
  useEffect(() => (isLoading ? clock.after(mostMs, () => setIsLate(true)) : undefined), [clock, isLoading, mostMs])
  return { isAwaited: isLoading && !isLate, data: state.kind === 'ready' && !isLate ? state.data : undefined }
}
