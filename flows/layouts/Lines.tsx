import { Fragment } from 'react'

/** Sentences that were broken into lines by hand. Renders text and `<br>`s. */
export const Lines = ({ lines }: { lines: readonly string[] }) =>
  lines.map((text, at) => (
    <Fragment key={text}>
      {at === 0 ? null : <br />}
      {text}
    </Fragment>
  ))
