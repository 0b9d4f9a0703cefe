import { useFacts } from './app-context.ts'
import { whole } from './Copy.css.ts'
import { parseCopy } from './copy.ts'

/** An author's words with the facts in their places, which stand out. Renders `<span>`s, and a `<strong>` for each fact. */
export function Copy({ text }: { readonly text: string }) {
  return parseCopy(text, useFacts()).map(part =>
    part.format ? (
      // A phone number is read in one piece.
      <strong key={part.at} className={part.format === 'phone' ? whole : undefined}>
        {part.text}
      </strong>
    ) : (
      <span key={part.at}>{part.text}</span>
    ),
  )
}
