import { useEffect, useState } from 'react'
import { hidden } from '../../../design-system/tokens/hidden.css.ts'
import { useApp, useBusy, useFacts } from '../../kit/app-context.ts'
import { fillCopy } from '../../kit/copy.ts'

const AGAIN_MS = 5_000

/** Announces the text to screen readers while the app is busy, and once more if it is still busy after five seconds. */
export function BusyStatus({ text }: { readonly text: string }) {
  const { page } = useApp()
  const facts = useFacts()
  const isBusy = useBusy()
  const [times, setTimes] = useState(1)
  useEffect(() => {
    if (!isBusy) return
    setTimes(1)
    return page.clock.after(AGAIN_MS, () => setTimes(2))
  }, [isBusy, page])
  // Screen readers announce the same text again only if its element is new.
  return <output className={hidden}>{isBusy ? <span key={times}>{fillCopy(text, facts)}</span> : null}</output>
}
