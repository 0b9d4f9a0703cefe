import { useSyncExternalStore } from 'react'
import { media } from '../../../design-system/tokens/media.ts'

/** Returns the query, or undefined where there is no browser window. */
const query = () => (typeof window === 'undefined' ? undefined : window.matchMedia?.(media.wide))

function watch(onChange: () => void): () => void {
  const wide = query()
  // Safari 13 and older browsers have no event target here, so they keep the width of the first look.
  wide?.addEventListener?.('change', onChange)
  return () => wide?.removeEventListener?.('change', onChange)
}

/** Returns whether the screen has room for the panel beside the flow. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => query()?.matches === true,
    () => false,
  )
}
