/** @jsxRuntime classic */
import * as React from 'react'
import type { Field } from '../protocol.ts'
import type { AskPage } from './edits.ts'

interface JsonProps {
  readonly head: React.ReactNode
  readonly common: object
  readonly field: Extract<Field, { kind: 'json' }>
  readonly ask: AskPage
}

/**
 * Renders a part as JSON. While somebody is in the field, the typed text stays as it is. When the field is left, it
 * shows the config again.
 */
export function JsonView({ head, common, field: { at, value }, ask }: JsonProps) {
  const [typed, setTyped] = React.useState<string>()
  const isBroken = typed !== undefined && !isJson(typed)
  return (
    <>
      {head}
      <textarea
        {...common}
        rows={6}
        spellCheck={false}
        value={typed ?? value}
        onChange={event => {
          const text = event.target.value
          setTyped(text)
          if (isJson(text)) ask({ do: 'edit', edit: { at, do: 'set', value: JSON.parse(text) }, field: at.join('/') })
        }}
        onBlur={() => isBroken || setTyped(undefined)}
      />
      {isBroken ? <div className="error">This is not JSON yet, so nothing changes.</div> : null}
    </>
  )
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
