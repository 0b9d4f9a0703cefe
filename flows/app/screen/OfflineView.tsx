import { useEffect, useState } from 'react'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { useApp } from '../../kit/app-context.ts'
import { useWords } from '../../kit/words.ts'

/**
 * Shows that a step was opened offline, until the network is back: a page from the service worker's cache looks like
 * any other. Renders a Notice.
 */
export function OfflineView() {
  const { page } = useApp()
  const { offline } = useWords()
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    // Set in an effect, because hydration has to render the prerendered markup.
    setIsOffline(!page.isOnline())
    return page.onOnline(() => setIsOffline(false))
  }, [page])
  if (!isOffline) return null
  return (
    <div role="status">
      <Notice tone="warning" icon="alert">
        {offline}
      </Notice>
    </div>
  )
}
