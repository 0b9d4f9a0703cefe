import { Fragment } from 'react'

/** Renders a text with the line breaks of its author: a `<span>` for each line, and a `<br>` between two lines. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((text, at) => (
    <Fragment key={text}>
      {at === 0 ? null : <br />}
      <span>{text}</span>
    </Fragment>
  ))
