/** @jsxRuntime classic */
import * as React from 'react'
import { ChoiceView, optionsOf, wordsOf } from './ChoiceView.tsx'
import { oneLine, setEdit } from './edits.ts'
import type { FieldProps } from './FieldView.tsx'
import { JsonView } from './JsonView.tsx'
import { NumberView } from './NumberView.tsx'
import { useTyped } from './use-typed.ts'

/** A pasted book is cut here, because it would make the panel slow. No text of a screen has room for this much. */
const LONGEST = 5_000

interface InputProps extends FieldProps {
  readonly id: string
  /** The ids of the elements that describe the field. */
  readonly described: string
}

/** Renders the input of one field, under its label. */
export function InputView({ id, described, field, view, ask }: InputProps) {
  const { at, label, problems, kind, isOptional } = field
  const place = at.join('/')
  const [text, setText] = useTyped(kind === 'group' ? '' : String(field.value ?? ''), place)
  const type = (next: string, value: string | number | undefined) => {
    setText(next)
    ask({ do: 'edit', edit: setEdit(field, value), field: place })
  }
  const typeText = (next: string) => type(next, next)
  const choose = (next: string) => {
    setText(next)
    ask({ do: 'edit', edit: setEdit(field, next) })
  }
  const common = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': problems.some(({ severity }) => severity === 'error') || undefined,
  }
  const room = kind === 'text' ? field.room : undefined
  const head = (
    <div className="name">
      <label htmlFor={id}>{label}</label>
      {room === undefined ? null : (
        <span className={text.length > room ? 'room over' : 'room'}>{`${text.length} of ${room}`}</span>
      )}
    </div>
  )
  switch (kind) {
    case 'flag': {
      const check = (isChecked: boolean) => {
        setText(String(isChecked))
        const value = isChecked ? field.set : false
        ask({ do: 'edit', edit: !isChecked && isOptional ? { at, do: 'remove' } : { at, do: 'set', value } })
      }
      return (
        <label htmlFor={id} style={{ justifyContent: 'start' }}>
          <input
            {...common}
            type="checkbox"
            checked={text === 'true'}
            onChange={event => check(event.target.checked)}
          />
          {label}
        </label>
      )
    }
    case 'choice':
      if (field.isFree !== true)
        return <ChoiceView head={head} common={common} field={field} value={text} view={view} onChoose={choose} />
      return (
        <>
          {head}
          <input
            {...common}
            type="text"
            list={`${id}-list`}
            value={text}
            onChange={event => typeText(oneLine(event.target.value))}
          />
          <datalist id={`${id}-list`}>
            {optionsOf(field, view).map(option => (
              <option key={option} value={option} label={wordsOf(option, field, view)} />
            ))}
          </datalist>
          <div className="quiet">{wordsOf(text, field, view)}</div>
        </>
      )
    case 'number':
      return <NumberView head={head} common={common} field={field} text={text} show={setText} set={type} />
    case 'text':
      return (
        <>
          {head}
          <textarea
            {...common}
            rows={1}
            maxLength={LONGEST}
            lang="pt-BR"
            value={text}
            onChange={event => typeText(oneLine(event.target.value))}
          />
        </>
      )
    case 'json':
      return <JsonView head={head} common={common} field={field} ask={ask} />
    case 'group':
      return null
  }
}
