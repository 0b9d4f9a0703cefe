import { Spinner } from '../Spinner/Spinner.tsx'
import { indicator, turning } from './LoadingIndicator.css.ts'

export interface LoadingIndicatorProps {
  text: string
}

/** Shows a text about what the customer is waiting for. Renders an `<output>`, announced politely. */
export function LoadingIndicator({ text }: LoadingIndicatorProps) {
  return (
    <output className={indicator}>
      <span className={turning}>
        <Spinner size="small" />
      </span>
      <span>{text}</span>
    </output>
  )
}
