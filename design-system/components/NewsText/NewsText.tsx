import { news as newsStyle, paragraph, rest as restStyle } from './NewsText.css.ts'

export interface NewsTextProps {
  /** The beginning of `text` that is large: the sentence that says what happened. */
  news: string
  text: string
}

/** A text that begins with what happened, in large, followed by what the customer can do. Renders a `<p>`. */
export function NewsText({ news, text }: NewsTextProps) {
  const rest = text.slice(news.length).trim()
  return (
    <p className={paragraph}>
      <span className={newsStyle}>{news}</span>
      {rest === '' ? null : <span className={restStyle}>{` ${rest}`}</span>}
    </p>
  )
}
