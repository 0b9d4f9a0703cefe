import { useFacts } from './app-context.ts'
import { whole } from './Copy.css.ts'
import { parseCopy } from './copy.ts'

/** A flow's text with its facts filled in, in bold. Renders `<span>`s, and a `<strong>` for each fact. */
export function Copy({ text }: { readonly text: string }) {
  return parseCopy(text, useFacts()).map(part =>
    part.format ? (
      // A phone number must not break across lines.
      <strong key={part.at} className={part.format === 'phone' ? whole : undefined}>
        {part.text}
      </strong>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  )
}
