import { useEffect, useRef, useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { hidden } from '../../../design-system/tokens/hidden.css.ts'
import { formatDuration } from '../../../runtime/rules/date-time.ts'
import { useApp, useBusy, useFact, useSend } from '../../kit/app-context.ts'
import { useNow } from '../../kit/use-now.ts'
import { leftToWait } from './left.ts'
import type { ResendProps } from './schema.ts'

const SECOND_MS = 1_000

export function ResendBlock({ label, waitLabel, doneLabel, afterSeconds }: ResendProps) {
  const { page } = useApp()
  const send = useSend()
  const isBusy = useBusy()
  const sentAt = useFact('login.sentAt')
  const [shownAt] = useState(page.clock.elapsed)
  const leftMs = leftToWait(sentAt, shownAt, afterSeconds * SECOND_MS, useNow(page.clock.elapsed))
  const isWaiting = leftMs > 0
  const first = useRef(sentAt)
  const [done, setDone] = useState('')
  useEffect(() => {
    if (sentAt !== first.current) setDone(doneLabel)
  }, [sentAt, doneLabel])
  return (
    <div>
      <Button tone="quiet" disabled={isWaiting} busy={isBusy && !isWaiting} onClick={() => send('resend')}>
        {isWaiting ? waitLabel.replace('{time}', formatDuration(leftMs)) : label}
      </Button>
      <p role="status" className={hidden}>
        {done}
      </p>
    </div>
  )
}
