import { useEffect, useRef, useState } from 'react'
import { LoadingIndicator } from '../../../design-system/components/LoadingIndicator/LoadingIndicator.tsx'
import { openBridgeFrame } from '../../../runtime/browser/bridge-frame.ts'
import { askIssuer } from '../../../runtime/payment/gateway/ask-issuer.ts'
import { useApp, useSend } from '../../kit/app-context.ts'
import { useWrite } from '../../kit/use-write.ts'
import { TextBlock } from '../text/TextBlock.tsx'
import { frame, place } from './SecureFrameBlock.css.ts'
import type { SecureFrameProps, secureFrameSpec } from './schema.ts'

/**
 * Starts the card issuer's check when the block appears. Sends `submit` if the customer was authenticated, or else
 * `dismiss`.
 */
export function SecureFrameBlock({ name, waiting, asked }: SecureFrameProps) {
  const { page, operations } = useApp()
  const write = useWrite<typeof secureFrameSpec>()
  const host = useRef<HTMLDivElement>(null)
  const [isAsked, setIsAsked] = useState(false)
  const send = useSend()
  const end = (isProven: boolean): void => {
    if (isProven) send('submit')
    else send('dismiss')
  }
  const latest = useRef(end)
  latest.current = end

  useEffect(() => {
    const { current: element } = host
    const { context, bridge } = operations() ?? {}
    if (element === null || context === undefined || bridge === undefined) return
    const left = new AbortController()
    const open = page.openBridge ?? openBridgeFrame
    const about = { host: element, address: bridge, id: context.newId(), title: name, className: frame }
    const onChallenge = (): void => setIsAsked(true)
    void askIssuer(context, hear => open(about, hear), { signal: left.signal, onChallenge }).then(ended => {
      if (ended === undefined || left.signal.aborted) return
      write({ 'payment.authentication': ended.isProven ? undefined : ended.why })
      latest.current(ended.isProven)
    })
    return () => left.abort()
  }, [page, write, operations, name])
  useEffect(() => {
    // The focus moves to the issuer's question, for customers who use a keyboard or a screen reader.
    if (isAsked) host.current?.querySelector('iframe')?.focus()
  }, [isAsked])

  return (
    <>
      {isAsked ? <TextBlock text={asked} /> : <LoadingIndicator text={waiting} />}
      <div ref={host} className={place} data-shown={isAsked} inert={!isAsked} />
    </>
  )
}
