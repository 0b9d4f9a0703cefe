import { whole } from '../../design-system/tokens/whole.css.ts'
import { useFacts } from './app-context.ts'
import { parseCopy } from './copy.ts'

/** Renders a text of the flow config, with each placeholder replaced by its fact in bold (`<strong>`). */
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
