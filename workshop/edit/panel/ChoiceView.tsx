/** @jsxRuntime classic */
import * as React from 'react'
import type { Field, View } from '../protocol.ts'

interface ChoiceProps {
  readonly head: React.ReactNode
  readonly common: object
  readonly field: Extract<Field, { kind: 'choice' }>
  readonly value: string
  readonly view: View
  readonly onChoose: (value: string) => void
}

/** Returns the values of a field that can be chosen. */
export function optionsOf(field: ChoiceProps['field'], { lists }: View): readonly string[] {
  return typeof field.options === 'string' ? (lists[field.options] ?? []) : field.options
}

/** Returns the words of an option; undefined if the option says enough by itself. */
export function wordsOf(option: string, { options }: ChoiceProps['field'], { words }: View): string | undefined {
  return typeof options === 'string' ? words[options]?.[option] : undefined
}

/** Renders a list to choose from. If the list has icons, it shows their pictures. */
export function ChoiceView({ head, common, field, value, view, onChoose }: ChoiceProps) {
  const options = optionsOf(field, view)
  const known = value === '' || options.includes(value) ? options : [value, ...options]
  return (
    <>
      {head}
      <select {...common} value={value} onChange={event => onChoose(event.target.value)}>
        {field.isOptional || value === '' ? <option value="">None</option> : null}
        {known.map(option => (
          <option key={option} value={option}>
            {[option, wordsOf(option, field, view)].filter(Boolean).join(': ')}
          </option>
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
              <Icon path={view.icons[name]} />
            </button>
          ))}
        </div>
      ) : null}
    </>
  )
}

function Icon({ path }: { readonly path: string | undefined }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.8"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
