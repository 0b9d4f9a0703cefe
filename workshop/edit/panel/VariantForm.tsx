/** @jsxRuntime classic */
import * as React from 'react'
import { variantId } from '../document/as-variant.ts'
import type { NewVariant } from '../protocol.ts'
import type { AskPage } from './edits.ts'

interface VariantProps {
  readonly flow: string
  readonly channels: readonly string[]
  /** The existing variants of the flow. If a variant has several patches, each patch is listed. */
  readonly variants: readonly string[]
  readonly ask: AskPage
}

const empty = { id: '', title: '', channels: '', from: '', until: '', coverage: '' }
const labels: { readonly [K in keyof typeof empty]: string } = {
  id: 'Name of the variant',
  title: 'Title of the variant',
  channels: 'Channels of the variant, with commas between them',
  from: 'First day',
  until: 'First day without it',
  coverage: 'Percentage of the devices, for a trial',
}
const names = ['id', 'title', 'channels', 'from', 'until', 'coverage'] as const

/** Makes a variant from the edits. For everybody else, the flow stays as it is. */
export function VariantForm({ flow, channels, variants, ask }: VariantProps) {
  const [draft, setDraft] = React.useState(empty)
  const id = React.useId()
  const made = variantId(draft.id)
  const isNamed = made !== ''
  const submit = () => {
    const variant: NewVariant = {
      ...draft,
      id: made,
      title: draft.title || draft.id,
      channels: draft.channels.split(/[\s,]+/).filter(name => name !== ''),
    }
    if (isNamed) ask({ do: 'variant', variant })
  }
  return (
    <details>
      <summary>{`Keep them as a variant of ${flow}`}</summary>
      {variants.map(on => (
        <div className="row" key={on}>
          <button type="button" onClick={() => ask({ do: 'into', on })}>
            {`Put them into ${on}`}
          </button>
        </div>
      ))}
      <form
        onSubmit={event => {
          event.preventDefault()
          submit()
        }}
      >
        {names.map(name => (
          <div className="field" key={name}>
            <label htmlFor={`${id}-${name}`}>{labels[name]}</label>
            <input
              id={`${id}-${name}`}
              type={name === 'from' || name === 'until' ? 'date' : 'text'}
              list={name === 'channels' ? `${id}-list` : undefined}
              value={draft[name]}
              onChange={event => setDraft({ ...draft, [name]: event.target.value })}
            />
            {name === 'id' && draft.id !== '' && made !== draft.id ? (
              <div className={isNamed ? 'quiet' : 'error'}>
                {isNamed ? `Its id is ${made}.` : 'A name begins with a letter.'}
              </div>
            ) : null}
          </div>
        ))}
        <datalist id={`${id}-list`}>
          {channels.map(channel => (
            <option key={channel} value={channel} />
          ))}
        </datalist>
        <p className="quiet">Empty channels are everybody. Without days it begins at once and never ends.</p>
        <button type="submit" aria-disabled={!isNamed}>
          Make it a variant
        </button>
      </form>
    </details>
  )
}
