import { spinner } from './Spinner.css.ts'

export interface SpinnerProps {
  size?: 'small' | 'medium' | 'large' | undefined
}

/** A turning arc beside a text that explains the wait. Renders a `<svg>` that screen readers skip. */
export function Spinner({ size = 'medium' }: SpinnerProps) {
  return (
    <svg aria-hidden="true" className={spinner({ size })} viewBox="0 0 24 24" strokeWidth={3} strokeLinecap="round">
      <circle cx="12" cy="12" r="9" opacity="0.2" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
