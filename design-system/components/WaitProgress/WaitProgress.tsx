import { type ReactNode, useId } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { Spinner } from '../Spinner/Spinner.tsx'
import { bar, sign, status as statusStyle, wait } from './WaitProgress.css.ts'
import { steps as stepsStyle } from './WaitStep.css.ts'
import { WaitStep, type WaitStepProps } from './WaitStep.tsx'

export interface WaitProgressProps {
  /** A text about the current wait. Screen readers announce it when it changes. */
  status: string
  state: 'waiting' | 'done' | 'failed'
  /** The progress from 0 to 1. Undefined if it is unknown. */
  progress?: number | undefined
  /** The stages of the payment or recharge, in order. */
  steps?: readonly WaitStepProps[] | undefined
}

const signs: Record<WaitProgressProps['state'], ReactNode> = {
  waiting: <Spinner />,
  done: <Icon name="check" size="medium" weight="bold" />,
  failed: <Icon name="alert" size="medium" weight="bold" />,
}

/** The progress while the customer waits for a payment or a recharge. Renders an `<output>` and a `<progress>`. */
export function WaitProgress({ status, state, progress, steps }: WaitProgressProps) {
  const statusId = useId()
  return (
    <div className={wait} data-state={state}>
      <output className={statusStyle}>
        <span className={sign} aria-hidden="true">
          {signs[state]}
        </span>
        <span id={statusId}>{status}</span>
      </output>
      <progress className={bar} aria-labelledby={statusId} value={progress} max={1} />
      {steps ? (
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
        <ol className={stepsStyle} role="list">
          {steps.map(step => (
            <WaitStep key={step.label} {...step} />
          ))}
        </ol>
      ) : null}
    </div>
  )
}
