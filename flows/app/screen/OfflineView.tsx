import { useEffect, useState } from 'react'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { useApp } from '../../kit/app-context.ts'
import { useWords } from '../../kit/words.ts'

/**
 * If the customer opened the step offline, renders a Notice about it until the network is back. A page from the service
 * worker's cache looks like any other page, so the customer would not notice.
 */
export function OfflineView() {
  const { page } = useApp()
  const { offline } = useWords()
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    // An effect reads the network's state, because the first render must produce the same markup as the prerendered
    // page.
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
