/** @jsxRuntime classic */
import * as React from 'react'
import { variantId } from '../document/as-variant.ts'
import type { AskPage } from './edits.ts'
import { emptyVariant, faultsOfVariant, type VariantDraft, variantOf } from './variant-draft.ts'

interface VariantProps {
  readonly flow: string
  readonly channels: readonly string[]
  /** The existing variants of the flow. If a variant has several patches, each patch is listed. */
  readonly variants: readonly string[]
  readonly draft: VariantDraft
  readonly setDraft: (draft: VariantDraft) => void
  readonly ask: AskPage
}

const labels: { readonly [K in keyof VariantDraft]: string } = {
  id: 'Name of the variant',
  title: 'Title of the variant',
  channels: 'Channels of the variant, with commas between them',
  from: 'First day',
  until: 'First day without it',
  coverage: 'Percentage of the devices, for a trial',
}
const names = ['id', 'title', 'channels', 'from', 'until', 'coverage'] as const
const LONGEST = 200
const NO_DAY = 'This is no day. Write its day, month and year, or choose it.'

/** Makes a variant from the edits. For everybody else, the flow stays as it is. */
export function VariantForm({ flow, channels, variants, draft, setDraft, ask }: VariantProps) {
  /** The fields in which a part of a day is missing or wrong. The browser reports such a field as empty. */
  const [halfTyped, setHalfTyped] = React.useState<readonly string[]>([])
  const id = React.useId()
  const made = variantId(draft.id)
  const faults = faultsOfVariant(draft, channels)
  const hints: { readonly [K in keyof VariantDraft]?: string } = {
    ...(made !== draft.id && { id: `Its id is ${made}.` }),
    channels: `There are: ${channels.join(', ')}.`,
  }
  const isReady = made !== '' && Object.keys(faults).length === 0
  const faultOf = (name: (typeof names)[number]) => faults[name] ?? (halfTyped.includes(name) ? NO_DAY : undefined)
  const readDay = ({ name, validity }: HTMLInputElement) =>
    setHalfTyped(others => [...others.filter(other => other !== name), ...(validity.badInput ? [name] : [])])
  return (
    <details open={draft !== emptyVariant || undefined}>
      <summary>{`Keep them as a variant of ${flow}`}</summary>
      {variants.map(on => (
        <div className="row" key={on}>
          <button type="button" onClick={() => ask({ do: 'into', on })}>
            {`Put them into ${on}`}
          </button>
        </div>
      ))}
      <form
        noValidate
        onSubmit={event => {
          event.preventDefault()
          const isHalf = [...event.currentTarget.querySelectorAll('input')].some(input => {
            if (input.validity.badInput) readDay(input)
            return input.validity.badInput
          })
          if (isReady && !isHalf) ask({ do: 'variant', variant: variantOf(draft) })
        }}
      >
        {names.map(name => (
          <div className="field" key={name}>
            <label htmlFor={`${id}-${name}`}>{labels[name]}</label>
            <input
              id={`${id}-${name}`}
              name={name}
              type={name === 'from' || name === 'until' ? 'date' : 'text'}
              list={name === 'channels' ? `${id}-list` : undefined}
              maxLength={LONGEST}
              aria-invalid={faultOf(name) === undefined ? undefined : true}
              aria-describedby={`${id}-${name}-said`}
              value={draft[name]}
              onChange={event => {
                setDraft({ ...draft, [name]: event.target.value })
                readDay(event.target)
              }}
              onBlur={event => readDay(event.target)}
            />
            <div id={`${id}-${name}-said`} role="status" className={faultOf(name) === undefined ? 'quiet' : 'error'}>
              {faultOf(name) ?? hints[name]}
            </div>
          </div>
        ))}
        <datalist id={`${id}-list`}>
          {channels.map(channel => (
            <option key={channel} value={channel} />
          ))}
        </datalist>
        <p className="quiet">Empty channels are everybody. Without days it begins at once and never ends.</p>
        <button type="submit" aria-disabled={!isReady}>
          Make it a variant
        </button>
      </form>
    </details>
  )
}
