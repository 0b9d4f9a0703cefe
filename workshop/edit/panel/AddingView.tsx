/** @jsxRuntime classic */
import * as React from 'react'
import type { Adding } from '../protocol.ts'
import { type AskPage, namedEdit } from './edits.ts'

interface AddingProps {
  readonly adding: Adding
  readonly partTitle: string
  readonly ask: AskPage
}

/** Renders a choice of what can be added, or a field for the name of a new part. */
export function AddingView({ adding, partTitle, ask }: AddingProps) {
  const [value, setValue] = React.useState('')
  const { label, choices, typed } = adding
  const [only] = choices
  const add = () => {
    const edit = typed === undefined ? choices.find(choice => choice.label === value)?.edit : namedEdit(adding, value)
    if (edit !== undefined) ask({ do: 'edit', edit })
    setValue('')
  }
  if (typed === undefined && choices.length === 1 && only !== undefined)
    return (
      <div className="row">
        <button
          type="button"
          aria-label={`${label}: ${partTitle}`}
          onClick={() => ask({ do: 'edit', edit: only.edit })}
        >
          {label}
        </button>
      </div>
    )
  if (typed === undefined && choices.length < 4)
    return (
      <div className="row">
        {choices.map(choice => (
          <button
            key={choice.label}
            type="button"
            aria-label={`${choice.label}: ${partTitle}`}
            onClick={() => ask({ do: 'edit', edit: choice.edit })}
          >
            {choice.label}
          </button>
        ))}
      </div>
    )
  return (
    <form
      className="row"
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
    >
      {typed === undefined ? (
        <select aria-label={label} value={value} onChange={event => setValue(event.target.value)}>
          <option value="">{label} …</option>
          {choices.map(choice => (
            <option key={choice.label}>{choice.label}</option>
          ))}
        </select>
      ) : (
        <input
          type="text"
          aria-label={`${label}: ${partTitle}`}
          placeholder={`${label} …`}
          value={value}
          onChange={event => setValue(event.target.value)}
        />
      )}
      <button type="submit" aria-disabled={value === ''}>
        Add
      </button>
    </form>
  )
}
