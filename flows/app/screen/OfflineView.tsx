import { useEffect, useState } from 'react'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { useApp } from '../../kit/app-context.ts'
import { useWords } from '../../kit/words.ts'

/**
 * Says that a step was opened without internet, until there is some: a page that the service worker kept looks like any
 * other. Renders a Notice.
 */
export function OfflineView() {
  const { page } = useApp()
  const { offline } = useWords()
  const [isOffline, setIsOffline] = useState(false)
  useEffect(() => {
    // Not earlier: a prerendered page has to be drawn the same again.
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
