/** @jsxRuntime classic */
import * as React from 'react'
import type { Field } from '../protocol.ts'
import { setEdit } from './edits.ts'
import type { FieldProps } from './FieldView.tsx'
import { JsonView } from './JsonView.tsx'
import { useTyped } from './use-typed.ts'

interface InputProps extends FieldProps {
  readonly id: string
  /** The ids of the elements that describe the field. */
  readonly described: string
}

/** Renders the input of one field, under its label. */
export function InputView({ id, described, field, view, ask }: InputProps) {
  const { label, problems, kind } = field
  const value = kind === 'group' ? '' : String(field.value ?? '')
  const [text, setText] = useTyped(value, field.at.join('/'))
  const place = field.at.join('/')
  const type = (next: string) => {
    setText(next)
    ask({ do: 'edit', edit: setEdit(field, next), field: place })
  }
  const choose = (next: string | number | undefined) => {
    setText(String(next ?? ''))
    ask({ do: 'edit', edit: setEdit(field, next) })
  }
  const common = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
  }
  if (kind === 'flag')
    return (
      <label htmlFor={id} style={{ justifyContent: 'start' }}>
        <input
          {...common}
          type="checkbox"
          checked={text === 'true'}
          onChange={event => {
            setText(String(event.target.checked))
            if (event.target.checked) ask({ do: 'edit', edit: { at: field.at, do: 'set', value: field.set } })
            else
              ask({
                do: 'edit',
                edit: field.isOptional ? { at: field.at, do: 'remove' } : { at: field.at, do: 'set', value: false },
              })
          }}
        />
        {label}
      </label>
    )
  const head = (
    <div className="name">
      <label htmlFor={id}>{label}</label>
      {kind === 'text' && field.room !== undefined ? (
        <span className={text.length > field.room ? 'room over' : 'room'}>{`${text.length} of ${field.room}`}</span>
      ) : null}
    </div>
  )
  if (kind === 'choice' && field.isFree !== true)
    return <ChoiceView head={head} common={common} field={field} value={text} view={view} onChoose={choose} />
  if (kind === 'choice')
    return (
      <>
        {head}
        <input {...common} type="text" list={`${id}-list`} value={text} onChange={event => type(event.target.value)} />
        <datalist id={`${id}-list`}>
          {optionsOf(field, view).map(option => (
            <option key={option} value={option} />
          ))}
        </datalist>
      </>
    )
  if (kind === 'number')
    return (
      <>
        {head}
        <input
          {...common}
          type="number"
          step="any"
          value={text}
          onChange={event => choose(event.target.value === '' ? undefined : Number(event.target.value))}
        />
      </>
    )
  if (kind === 'text')
    return (
      <>
        {head}
        <textarea
          {...common}
          rows={1}
          lang="pt-BR"
          value={text}
          onChange={event => type(event.target.value.replaceAll('\n', ' '))}
        />
      </>
    )
  if (kind !== 'json') return null
  return <JsonView head={head} common={common} field={field} ask={ask} />
}

function optionsOf(field: Extract<Field, { kind: 'choice' }>, { lists }: FieldProps['view']): readonly string[] {
  return typeof field.options === 'string' ? (lists[field.options] ?? []) : field.options
}

interface ChoiceProps {
  readonly head: React.ReactNode
  readonly common: object
  readonly field: Extract<Field, { kind: 'choice' }>
  readonly value: string
  readonly view: FieldProps['view']
  readonly onChoose: (value: string) => void
}

/** Renders a list to choose from. If the list has icons, it shows their pictures. */
function ChoiceView({ head, common, field, value, view, onChoose }: ChoiceProps) {
  const options = optionsOf(field, view)
  const known = value === '' || options.includes(value) ? options : [value, ...options]
  return (
    <>
      {head}
      <select {...common} value={value} onChange={event => onChoose(event.target.value)}>
        {field.isOptional || value === '' ? <option value="">None</option> : null}
        {known.map(option => (
          <option key={option}>{option}</option>
        ))}
      </select>
      {field.options === 'icons' ? (
        <div className="icons">
          {options.map(name => (
            <button
              key={name}
              type="button"
              title={name}
              aria-label={name}
              aria-pressed={name === value}
              onClick={() => onChoose(name)}
            >
              <svg
                viewBox="0 0 24 24"
                width="22"
                height="22"
                fill="none"
                stroke="currentColor"
                strokeWidth="1.8"
                aria-hidden="true"
              >
                <path d={view.icons[name]} />
              </svg>
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}
