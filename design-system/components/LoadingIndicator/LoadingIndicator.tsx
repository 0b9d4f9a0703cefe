import { Spinner } from '../Spinner/Spinner.tsx'
import { indicator, turning } from './LoadingIndicator.css.ts'

export interface LoadingIndicatorProps {
  text: string
}

/**
 * Shows what the customer is waiting for. Renders an `<output>`, so screen readers announce the text without
 * interrupting the customer.
 */
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
