import { number, step, steps } from './NumberedSteps.css.ts'

export interface NumberedStepsProps {
  items: readonly string[]
}

/** Instructions as a numbered list. Renders an `<ol>`. */
export function NumberedSteps({ items }: NumberedStepsProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets.
    <ol className={steps} role="list">
      {items.map((item, at) => (
        <li key={item} className={step}>
          <span className={number} aria-hidden="true">
            {at + 1}
          </span>
          <span>{item}</span>
        </li>
      ))}
    </ol>
  )
}
