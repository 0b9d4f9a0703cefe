import { box, boxes, caret as caretStyle } from './CodeField.css.ts'

interface CodeBoxesProps {
  digits: string
  length: number
  /** Index of the box for the next digit; -1 without focus. */
  caret: number
  invalid: boolean
}

/** The visible boxes of a code field. Renders a `<div>`, hidden from screen readers. */
export function CodeBoxes({ digits, length, caret, invalid }: CodeBoxesProps) {
  return (
    <div className={boxes} aria-hidden="true">
      {Array.from({ length }, (_, at) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is identified by its position.
          key={at}
          className={box}
          data-active={at === caret ? '' : undefined}
          data-invalid={invalid ? '' : undefined}
        >
          {digits[at] ?? (at === caret ? <span className={caretStyle} /> : null)}
        </span>
      ))}
    </div>
  )
}
