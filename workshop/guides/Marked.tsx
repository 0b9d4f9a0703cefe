import { Code } from '../pages/Page.tsx'

/** A text that contains code between backquotes, like the text of comments. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, at) => {
    const key = `${at} ${part}`
    return at % 2 === 1 ? <Code key={key}>{part}</Code> : <span key={key}>{part}</span>
  })
}
