/** @jsxRuntime classic */
import * as React from 'react'
import { AS_JSON, type Field, type Said, type View } from '../protocol.ts'
import { AddingView } from './AddingView.tsx'
import { EditButton } from './EditButton.tsx'
import type { AskPage } from './edits.ts'
import { InputView } from './InputView.tsx'

export interface FieldProps {
  readonly field: Field
  readonly view: View
  readonly ask: AskPage
}

/** Returns the check's sentences about one field. */
export function SaidList({ id, said }: { readonly id?: string; readonly said: readonly Said[] }) {
  return said.length === 0 ? null : (
    <ul className="said" id={id}>
      {said.map(({ severity, text, where }) => (
        <li key={`${where} ${text}`} className={severity}>
          {severity === 'error' ? 'Error: ' : 'Warning: '}
          {where === undefined ? text : `${text} (${where})`}
        </li>
      ))}
    </ul>
  )
}

/** Renders a field, or a group of fields with the things that can be added to it. */
export function FieldView({ field, view, ask }: FieldProps) {
  const id = React.useId()
  const { label, about, problems, buttons, add, canRun } = field
  const actions = (
    <>
      {buttons.length === 0 ? null : (
        <div className="row">
          {buttons.map(button => (
            <EditButton key={button.label} button={button} partTitle={label} ask={ask} />
          ))}
        </div>
      )}
      {add === undefined ? null : <AddingView adding={add} partTitle={label} ask={ask} />}
      {canRun ? <RunView field={field} view={view} ask={ask} /> : null}
    </>
  )
  if (field.kind === 'group')
    return (
      <fieldset tabIndex={-1}>
        <legend>{label}</legend>
        {about === undefined ? null : <p className="quiet">{about}</p>}
        <SaidList said={problems} />
        {field.fields.map(inner => (
          <FieldView key={inner.at.join('/')} field={inner} view={view} ask={ask} />
        ))}
        {actions}
      </fieldset>
    )
  const described = [about === undefined ? '' : `${id}-about`, problems.length === 0 ? '' : `${id}-said`]
    .join(' ')
    .trim()
  const input = (
    <>
      <InputView id={id} described={described} field={field} view={view} ask={ask} />
      <SaidList id={`${id}-said`} said={problems} />
      {about === undefined ? null : (
        <div className="quiet" id={`${id}-about`}>
          {about}
        </div>
      )}
      {actions}
    </>
  )
  return field.kind === 'json' && label === AS_JSON ? (
    <details>
      <summary>{label}</summary>
      {input}
    </details>
  ) : (
    <div className="field">{input}</div>
  )
}

function RunView({ field: { at, label }, view, ask }: FieldProps) {
  const [service, setService] = React.useState('')
  return (
    <div className="row">
      <select aria-label={`Service for ${label}`} value={service} onChange={event => setService(event.target.value)}>
        <option value="">Run a service …</option>
        {(view.lists.services ?? []).map(name => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <button
        type="button"
        aria-disabled={service === ''}
        onClick={() => service !== '' && ask({ do: 'run', at, service })}
      >
        Run it
      </button>
    </div>
  )
}
