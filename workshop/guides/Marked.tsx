import { Code } from '../pages/Page.tsx'

/** A text with code between backquotes, as comments have it. */
export function Marked({ text }: { text: string }) {
  return text.split('`').map((part, at) => {
    const key = `${at} ${part}`
    return at % 2 === 1 ? <Code key={key}>{part}</Code> : <span key={key}>{part}</span>
  })
}
