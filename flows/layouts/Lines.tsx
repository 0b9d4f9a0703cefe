import { Fragment } from 'react'

/** A text with line breaks set by its author. Renders a `<span>` for each line, and `<br>`s between them. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((text, at) => (
    <Fragment key={text}>
      {at === 0 ? null : <br />}
      <span>{text}</span>
    </Fragment>
  ))
