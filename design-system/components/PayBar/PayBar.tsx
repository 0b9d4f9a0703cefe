import type { ReactNode } from 'react'
import {
  action,
  amount as amountStyle,
  label as labelStyle,
  missing as missingStyle,
  payBar,
  words,
} from './PayBar.css.ts'

export interface PayBarProps {
  label?: ReactNode
  /** The amount as text, such as "R$ 20,00". Without an amount, the button fills the whole bar. */
  amount?: string | undefined
  /** The choice that is missing, such as "Choose how to pay". It replaces the button. */
  missing?: string | undefined
  /** The id of the text with label and amount. The button names it in `aria-describedby`. */
  wordsId?: string | undefined
  /** The main button. A bar has only one. */
  children?: ReactNode
}

/** The amount to pay and the button that pays it, at the bottom of the screen. Renders a `<div>`. */
export function PayBar({ label, amount, missing, wordsId, children }: PayBarProps) {
  return (
    <div className={payBar} data-pay-bar="">
      {amount === undefined ? null : (
        <p id={wordsId} className={words}>
          {label ? (
            <>
              <span className={labelStyle}>{label}</span>
              <br />
            </>
          ) : null}
          <span className={amountStyle}>{amount}</span>
        </p>
      )}
      {missing === undefined ? (
        <div className={action}>{children}</div>
      ) : (
        // A new text is a new element, so that it appears in its place instead of moving there.
        <p key={missing} className={missingStyle}>
          {missing}
        </p>
      )}
    </div>
  )
}
