import type { ReactNode } from 'react'
import { whole } from '../../tokens/whole.css.ts'

/** A short word and the four digits after it, such as `final 4242`. */
const WORD_AND_DIGITS = /\S{1,12} \d{4}\b/

/**
 * Returns the label, in which no line breaks before the last digits of a card. Each part has an element of its own, so
 * that a browser that translates the page can replace its text.
 */
export function wholeDigits(label: string): ReactNode {
  const found = WORD_AND_DIGITS.exec(label)
  if (found === null) return label
  return (
    <>
      <span>{label.slice(0, found.index)}</span>
      <span className={whole}>{found[0]}</span>
      <span>{label.slice(found.index + found[0].length)}</span>
    </>
  )
}
