/** @jsxRuntime classic */
import * as React from 'react'
import type { Adding } from '../protocol.ts'
import { EditButton } from './EditButton.tsx'
import { type AskPage, faultOfName, namedEdit } from './edits.ts'

interface AddingProps {
  readonly adding: Adding
  readonly partTitle: string
  readonly ask: AskPage
}

/** Renders a choice of what can be added, or a field for the name of a new part. */
export function AddingView({ adding, partTitle, ask }: AddingProps) {
  const [value, setValue] = React.useState('')
  const { label, choices, typed } = adding
  const id = React.useId()
  const [only] = choices
  const fault = typed === undefined ? undefined : faultOfName(adding, value)
  const add = () => {
    const edit = typed === undefined ? choices.find(choice => choice.label === value)?.edit : namedEdit(adding, value)
    if (edit === undefined) return
    ask({ do: 'edit', edit })
    setValue('')
  }
  if (typed === undefined && choices.length === 1 && only !== undefined)
    return (
      <div className="row">
        <EditButton button={{ ...only, label }} partTitle={partTitle} ask={ask} />
      </div>
    )
  if (typed === undefined && choices.length < 4)
    return (
      <div className="row">
        {choices.map(choice => (
          <EditButton key={choice.label} button={choice} partTitle={partTitle} ask={ask} />
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
          aria-describedby={fault === undefined ? undefined : id}
          placeholder={`${label} …`}
          value={value}
          onChange={event => setValue(event.target.value)}
        />
      )}
      <button type="submit" aria-disabled={value === '' || fault !== undefined}>
        Add
      </button>
      {typed === undefined ? null : (
        <div id={id} role="status" className="error">
          {fault}
        </div>
      )}
    </form>
  )
}
