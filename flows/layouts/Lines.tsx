import { Fragment } from 'react'

/** Sentences that were broken into lines by hand. Renders a `<span>` for each line, and `<br>`s between them. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((text, at) => (
    <Fragment key={text}>
      {at === 0 ? null : <br />}
      <span>{text}</span>
    </Fragment>
  ))
