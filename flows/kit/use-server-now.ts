import { useSyncExternalStore } from 'react'
import { useOperator } from './app-context.ts'
import { useNow } from './use-now.ts'

/**
 * Returns the operator's time in ms, or undefined while it is unknown. Renders the component again every second, and as
 * soon as an answer of the operator makes the time known.
 */
export function useServerNow(): number | undefined {
  const { serverNow, onServerTime } = useOperator()
  useSyncExternalStore(
    onServerTime,
    () => serverNow() !== undefined,
    () => false,
  )
  return useNow(serverNow)
}
