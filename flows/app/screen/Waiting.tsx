import { useEffect, useState } from 'react'
import { LoadingIndicator } from '../../../design-system/components/LoadingIndicator/LoadingIndicator.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { useApp } from '../../kit/app-context.ts'

/** How long loading takes before a text explains that it takes longer than usual. */
const LONG_MS = 1_000

/** Renders a Skeleton while content is loading, and after a second also a LoadingIndicator. */
export function Waiting({ shape = 'list' }: { readonly shape?: 'list' | 'card' }) {
  const { surroundings, page } = useApp()
  const [isLong, setIsLong] = useState(false)
  useEffect(() => page.clock.after(LONG_MS, () => setIsLong(true)), [page])
  const { loading, soon } = surroundings.words
  return (
    <>
      <Skeleton shape={shape} label={isLong ? undefined : loading} />
      {isLong ? <LoadingIndicator text={soon} /> : null}
    </>
  )
}
