import type { Tone } from '../IconTile/IconTile.tsx'
import { countdown } from './Countdown.css.ts'

export interface CountdownProps {
  /** The whole text, such as "expires in 9:42". */
  text: string
  tone: Tone
}

/**
 * The remaining time, in digits of equal width. Renders a `<span role="timer">`, which screen readers do not announce.
 */
export function Countdown({ text, tone }: CountdownProps) {
  return (
    <span role="timer" className={countdown({ tone })} data-tone={tone}>
      {text}
    </span>
  )
}
