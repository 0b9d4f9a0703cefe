/** @jsxRuntime classic */
import * as React from 'react'
import type { Field } from '../protocol.ts'
import { numberIn } from './edits.ts'

interface NumberProps {
  readonly head: React.ReactNode
  readonly common: { readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined }
  readonly field: Extract<Field, { kind: 'number' }>
  readonly text: string
  /** Shows the typed text in the field. */
  readonly show: (text: string) => void
  readonly set: (text: string, value: number | undefined) => void
}

/**
 * Renders a number. It is no `input type=number`, because such an input reports a wrong text as an empty one, which
 * would remove the number from the config.
 */
export function NumberView({ head, common, field: { value, isOptional }, text, show, set }: NumberProps) {
  const id = React.useId()
  const fault = faultOf(text, isOptional)
  const kept = value === undefined ? 'Nothing changes.' : `It stays ${value}.`
  const describedBy = [common['aria-describedby'], fault === undefined ? undefined : id].filter(Boolean).join(' ')
  return (
    <>
      {head}
      <input
        {...common}
        aria-describedby={describedBy || undefined}
        aria-invalid={common['aria-invalid'] ?? (fault !== undefined || undefined)}
        type="text"
        inputMode="decimal"
        value={text}
        onChange={({ target }) => {
          const number = numberIn(target.value)
          if (typeof number === 'string' || faultOf(target.value, isOptional) !== undefined) show(target.value)
          else set(target.value, number)
        }}
      />
      <div id={id} role="status" className="error">
        {fault === undefined ? undefined : `${fault} ${kept}`}
      </div>
    </>
  )
}

/** Returns the reason why a text cannot be the field's number; undefined if it can. */
function faultOf(text: string, isOptional: boolean): string | undefined {
  const number = numberIn(text)
  if (typeof number === 'string') return number
  return number === undefined && !isOptional ? 'A number is needed here.' : undefined
}
