import type { ReactNode } from 'react'
import { whole } from '../../tokens/whole.css.ts'

/** A short word and the four digits after it, such as `final 4242`. */
const WORD_AND_DIGITS = /\S{1,12} \d{4}\b/

/** Returns the label, in which no line breaks before the last digits of a card. */
export function wholeDigits(label: string): ReactNode {
  const found = WORD_AND_DIGITS.exec(label)
  if (found === null) return label
  return (
    <>
      {label.slice(0, found.index)}
      <span className={whole}>{found[0]}</span>
      {label.slice(found.index + found[0].length)}
    </>
  )
}
