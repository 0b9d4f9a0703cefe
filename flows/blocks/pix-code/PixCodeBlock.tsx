import { useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Countdown } from '../../../design-system/components/Countdown/Countdown.tsx'
import { List } from '../../../design-system/components/List/List.tsx'
import { ListItem } from '../../../design-system/components/ListItem/ListItem.tsx'
import { LoadingIndicator } from '../../../design-system/components/LoadingIndicator/LoadingIndicator.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { NumberedSteps } from '../../../design-system/components/NumberedSteps/NumberedSteps.tsx'
import { QrCode } from '../../../design-system/components/QrCode/QrCode.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { formatDuration, timeLeft } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useFact } from '../../kit/app-context.ts'
import { useServerNow } from '../../kit/use-server-now.ts'
import { useWords } from '../../kit/words.ts'
import { fill } from '../fill.ts'
import { numberWords } from '../saved-words.ts'
import { amount, body, caption, code as codeStyle, head, qr, qrRow, said, steps, wait } from './PixCodeBlock.css.ts'
import type { PixCodeProps } from './schema.ts'

const SHORT_MS = 60_000

export function PixCodeBlock(props: PixCodeProps) {
  const words = useWords()
  const code = useFact('pix.code')
  const expiresAt = useFact('pix.expiresAt')
  const value = useFact('order.value')
  const number = useFact('order.target')
  const now = useServerNow()
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const [isQrShown, setIsQrShown] = useState(false)
  const leftMs = expiresAt === undefined || now === undefined ? undefined : timeLeft(expiresAt, now)
  const isExpired = expiresAt !== undefined && now !== undefined && expiresAt <= now
  const copy = (): void => {
    navigator.clipboard?.writeText(code ?? '').then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    ) ?? setCopied('failed')
  }
  return (
    <div className={body}>
      <div className={head}>
        <p>
          {value === undefined ? null : <span className={amount}>{formatBrl(value)}</span>}
          {number === undefined ? null : (
            <span className={caption}>{fill(props.recipient, { number: numberWords(number) })}</span>
          )}
        </p>
        {leftMs === undefined ? null : (
          <Countdown
            tone={isExpired ? 'bad' : leftMs < SHORT_MS ? 'warning' : 'info'}
            text={isExpired ? props.expired : props.expires.replace('{time}', formatDuration(leftMs))}
          />
        )}
      </div>
      <Button
        tone="primary"
        icon={copied === 'yes' ? 'check' : 'copy'}
        disabled={code === undefined || isExpired}
        onClick={copy}
      >
        {copied === 'yes' ? props.copied : props.copy}
      </Button>
      <div role="status" className={said}>
        {copied === 'yes' ? (
          <Notice tone="good" icon="check">
            {props.next}
          </Notice>
        ) : null}
        {copied === 'failed' ? props.copyFailed : null}
      </div>
      {copied === 'failed' ? (
        <p className={codeStyle}>
          <span className={caption}>{props.codeLabel}</span> <span translate="no">{code}</span>
        </p>
      ) : null}
      <div className={steps}>
        <NumberedSteps items={props.steps} />
      </div>
      <div className={qrRow}>
        <List>
          <ListItem title={props.qrRow} expanded={isQrShown} onClick={() => setIsQrShown(!isQrShown)} />
        </List>
      </div>
      <div className={qr} data-shown={isQrShown}>
        {code === undefined ? (
          <Skeleton shape="qr" label={words.loading} />
        ) : (
          <QrCode value={code} label={props.qrLabel} />
        )}
      </div>
      <div className={wait}>{code === undefined || isExpired ? null : <LoadingIndicator text={props.waiting} />}</div>
    </div>
  )
}
