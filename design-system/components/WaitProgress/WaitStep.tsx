import type { ReactNode } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { hidden } from '../../tokens/hidden.css.ts'
import { dot, mark, step, words } from './WaitStep.css.ts'

export interface WaitStepProps {
  label: string
  state: 'done' | 'current' | 'next' | 'failed'
  /** The state of the step as text, for screen readers. */
  stateLabel: string
}

const marks: Record<WaitStepProps['state'], ReactNode> = {
  done: <Icon name="check" size="small" weight="bold" />,
  current: <span className={dot} />,
  next: null,
  failed: <Icon name="close" size="small" weight="bold" />,
}

/** One step of a wait. Renders an `<li>`. */
export function WaitStep({ label, state, stateLabel }: WaitStepProps) {
  return (
    <li className={step} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
      <span className={mark} aria-hidden="true">
        {marks[state]}
      </span>
      <span className={words}>
        <span>{label}</span>
        <span className={hidden}>{` (${stateLabel})`}</span>
      </span>
    </li>
  )
}
