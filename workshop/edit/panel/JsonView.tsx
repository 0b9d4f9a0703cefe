/** @jsxRuntime classic */
import * as React from 'react'
import { isObject } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Field } from '../protocol.ts'
import type { AskPage } from './edits.ts'

interface JsonProps {
  readonly head: React.ReactNode
  readonly common: object
  readonly field: Extract<Field, { kind: 'json' }>
  readonly ask: AskPage
}

/**
 * Renders a part as JSON. The edit is made when somebody leaves the field: while they type, the text may be JSON that
 * they do not mean, such as half of an id.
 */
export function JsonView({ head, common, field: { at, value }, ask }: JsonProps) {
  const [typed, setTyped] = React.useState<string>()
  const fault = typed === undefined ? undefined : faultOf(typed, value)
  const leave = () => {
    if (typed === undefined || fault !== undefined) return
    if (typed !== value) ask({ do: 'edit', edit: { at, do: 'set', value: JSON.parse(typed) } })
    setTyped(undefined)
  }
  return (
    <>
      {head}
      <textarea
        {...common}
        rows={6}
        spellCheck={false}
        value={typed ?? value}
        onChange={event => setTyped(event.target.value)}
        onBlur={leave}
      />
      <div role="status" className={fault === undefined ? 'quiet' : 'error'}>
        {fault ?? (typed === undefined ? undefined : 'The screen follows when you leave this field.')}
      </div>
    </>
  )
}

/** Returns the reason why a text cannot replace the JSON of a part; undefined if it can. */
function faultOf(text: string, before: string): string | undefined {
  const [next, now] = [parsed(text), parsed(before)]
  if (next === undefined) return 'This is not JSON yet, so nothing changes.'
  return isObject(now) && !isObject(next)
    ? 'This part has names and values in braces. Without them nothing changes.'
    : undefined
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
