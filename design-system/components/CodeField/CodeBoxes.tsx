import { box, boxes, caret as caretStyle } from './CodeField.css.ts'

interface CodeBoxesProps {
  digits: string
  length: number
  /** Index of the box for the next digit, or -1 if the field does not have the focus. */
  caret: number
  invalid: boolean
}

/** The visible boxes of a code field. Renders a `<div>` that screen readers skip. */
export function CodeBoxes({ digits, length, caret, invalid }: CodeBoxesProps) {
  return (
    <div className={boxes} data-invalid={invalid ? '' : undefined} aria-hidden="true">
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
