import { Button, type ButtonProps } from '../../../design-system/components/Button/Button.tsx'
import { NewsText } from '../../../design-system/components/NewsText/NewsText.tsx'
import { Notice } from '../../../design-system/components/Notice/Notice.tsx'
import { SmallPrint } from '../../../design-system/components/SmallPrint/SmallPrint.tsx'
import { last } from '../../../runtime/engine/state.ts'
import { useFlowState, useSend } from '../../kit/app-context.ts'
import { codeLine } from '../../kit/errors.ts'
import { useErrors } from '../../kit/use-errors.ts'
import { useHold } from '../../kit/use-hold.ts'
import { useWords } from '../../kit/words.ts'
import { TextBlock } from '../text/TextBlock.tsx'
import { CardRefused } from './CardRefused.tsx'
import type { MessageDetailsProps } from './schema.ts'

/** Returns the flow's own button, which replaces the buttons of the error catalogue. */
const only = (label: string, event: string) => ({ main: { label, event }, out: undefined })

export function MessageDetailsBlock({ label, event, pix, pixEvent, otherCard }: MessageDetailsProps) {
  const message = useFlowState(({ modals }) => last(modals)?.message) ?? { code: '0' }
  const words = useWords()
  const { say } = useErrors()
  const said = say(message)
  if (said === undefined) return null
  const { text, news, money, refuses, main, out } =
    label === undefined || event === undefined ? said : { ...said, ...only(label, event) }
  const code = codeLine(words, message)
  const cardRefused =
    refuses === 'card' && pix !== undefined && pixEvent !== undefined && otherCard !== undefined
      ? { pix, pixEvent, otherCard }
      : undefined
  const usual = (
    <>
      <Way tone="primary" {...main} />
      {out === undefined ? null : <Way tone="quiet" {...out} />}
    </>
  )
  return (
    <>
      {news === undefined ? <TextBlock text={text} /> : <NewsText news={news} text={text} />}
      {money === undefined ? null : <Notice tone="quiet">{money}</Notice>}
      {cardRefused === undefined ? usual : <CardRefused {...cardRefused} otherCardEvent={main.event} usual={usual} />}
      {code === undefined ? null : <SmallPrint text={code} />}
    </>
  )
}

interface WayProps extends Pick<ButtonProps, 'tone'> {
  readonly label: string
  readonly event: string
}

function Way({ tone, label, event }: WayProps) {
  const send = useSend()
  return (
    <Button {...useHold(event)} tone={tone} onClick={() => send(event)}>
      {label}
    </Button>
  )
}
