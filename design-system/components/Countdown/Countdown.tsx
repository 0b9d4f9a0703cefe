import type { Tone } from '../IconTile/IconTile.tsx'
import { countdown } from './Countdown.css.ts'

export interface CountdownProps {
  /** The complete text, such as "expires in 9:42". */
  text: string
  tone: Tone
}

/**
 * The remaining time. All digits have the same width, so the text does not move. Renders a `<span role="timer">`,
 * which screen readers do not announce.
 */
export function Countdown({ text, tone }: CountdownProps) {
  return (
    <span role="timer" className={countdown({ tone })} data-tone={tone}>
      {text}
    </span>
  )
}
