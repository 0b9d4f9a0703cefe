import { useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { Countdown } from '../../../design-system/components/Countdown/Countdown.tsx'
import { LoadingIndicator } from '../../../design-system/components/LoadingIndicator/LoadingIndicator.tsx'
import { QrCode } from '../../../design-system/components/QrCode/QrCode.tsx'
import { Skeleton } from '../../../design-system/components/Skeleton/Skeleton.tsx'
import { formatDuration, timeLeft } from '../../../runtime/rules/date-time.ts'
import { formatBrl } from '../../../runtime/rules/money.ts'
import { useFact, useOperator } from '../../kit/app-context.ts'
import { useNow } from '../../kit/use-now.ts'
import { useWords } from '../../kit/words.ts'
import { amount, caption, code as codeStyle, head, said, wait } from './PixCodeBlock.css.ts'
import type { PixCodeProps } from './schema.ts'

const SHORT_MS = 60_000

export function PixCodeBlock(props: PixCodeProps) {
  const context = useOperator()
  const words = useWords()
  const code = useFact('pix.code')
  const expiresAt = useFact('pix.expiresAt')
  const value = useFact('order.value')
  const now = useNow(context.serverNow)
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no')
  const leftMs = expiresAt === undefined || now === undefined ? undefined : timeLeft(expiresAt, now)
  const isExpired = expiresAt !== undefined && now !== undefined && expiresAt <= now
  const copy = (): void => {
    navigator.clipboard?.writeText(code ?? '').then(
      () => setCopied('yes'),
      () => setCopied('failed'),
    ) ?? setCopied('failed')
  }
  return (
    <>
      <div className={head}>
        {value === undefined ? null : (
          <p>
            <span className={caption}>{props.amountLabel}</span> <span className={amount}>{formatBrl(value)}</span>
          </p>
        )}
        {leftMs === undefined ? null : (
          <Countdown
            tone={isExpired ? 'bad' : leftMs < SHORT_MS ? 'warning' : 'info'}
            text={isExpired ? props.expired : props.expires.replace('{time}', formatDuration(leftMs))}
          />
        )}
      </div>
      {code === undefined ? (
        <Skeleton shape="card" label={words.loading} />
      ) : (
        <QrCode value={code} label={props.qrLabel} />
      )}
      <Button
        tone="primary"
        icon={copied === 'yes' ? 'check' : 'copy'}
        disabled={code === undefined || isExpired}
        onClick={copy}
      >
        {copied === 'yes' ? props.copied : props.copy}
      </Button>
      <p role="status" className={said}>
        {copied === 'yes' ? props.copied : copied === 'failed' ? props.copyFailed : ''}
      </p>
      {copied === 'failed' ? (
        <p className={codeStyle}>
          <span className={caption}>{props.codeLabel}</span> <span translate="no">{code}</span>
        </p>
      ) : null}
      {code === undefined || isExpired ? null : (
        <div className={wait}>
          <LoadingIndicator text={props.waiting} />
        </div>
      )}
    </>
  )
}
