import type { Tone } from '../IconTile/IconTile.tsx'
import { countdown } from './Countdown.css.ts'

export interface CountdownProps {
  /** The whole words: "expires in 9:42". */
  text: string
  tone: Tone
}

/** The time that is left, in figures that do not dance. Renders a `<span role="timer">`, which is not announced as it ticks. */
export function Countdown({ text, tone }: CountdownProps) {
  return (
    <span role="timer" className={countdown({ tone })} data-tone={tone}>
      {text}
    </span>
  )
}
