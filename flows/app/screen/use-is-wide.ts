import { useSyncExternalStore } from 'react'
import { media } from '../../../design-system/tokens/media.ts'

/** Returns the query, or undefined in a test's window, which has no layout. */
const query = () => window.matchMedia?.(media.wide)

function watch(onChange: () => void): () => void {
  const wide = query()
  wide?.addEventListener('change', onChange)
  return () => wide?.removeEventListener('change', onChange)
}

/** Returns whether the screen has room for the panel beside the flow. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => query()?.matches === true,
    () => false,
  )
}
