import * as z from 'zod/mini'
import { isRecord } from '../../../runtime/rules/is-record.ts'
import type { Change } from '../document/change.ts'

const KEY = 'recarrega/edits'
/** The name of the query parameter that has edits. */
const PARAMETER = 'edits'
/** A longer address is cut by chats and mail. */
const LONGEST = 4_000

const path = z.array(z.string())
const common = { on: z.string(), at: path }
const changes = z.array(
  z.discriminatedUnion('do', [
    z.object({ ...common, do: z.literal('set'), value: z.json() }),
    z.object({ ...common, do: z.literal('remove') }),
    z.object({ ...common, do: z.literal('insert'), value: z.json(), index: z.number() }),
    z.object({ ...common, do: z.literal('move'), to: z.number() }),
  ]),
)

/** Keeps edits for a reload of the page. They end with the tab. */
export function keepChanges(made: readonly Change[]): void {
  if (made.length === 0) return forgetChanges()
  sessionStorage.setItem(KEY, JSON.stringify(made))
}

export function forgetChanges(): void {
  sessionStorage.removeItem(KEY)
}

/** Returns the edits that the address names, else those that this tab has kept. */
export function keptChanges(): readonly Change[] {
  const asked = addressOf()?.searchParams.get(PARAMETER)
  const kept = sessionStorage.getItem(KEY)
  return read(kept ?? undefined) ?? (asked ? read(textOf(asked)) : undefined) ?? []
}

/** Returns the query parameter with which an address names these edits; empty if there are none, or too many. */
export function linkOf(made: readonly Change[]): string {
  if (made.length === 0) return ''
  const bytes = new TextEncoder().encode(JSON.stringify(made))
  const text = btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '')
  return text.length > LONGEST ? '' : `${PARAMETER}=${text}`
}

/** Returns the address of the workshop, which shows the story in a frame; undefined for a frame of another site. */
function addressOf(): URL | undefined {
  try {
    return new URL(window.parent.location.href)
  } catch {
    return undefined
  }
}

function textOf(asked: string): string | undefined {
  try {
    const binary = atob(asked.replaceAll('-', '+').replaceAll('_', '/'))
    return new TextDecoder().decode(Uint8Array.from(binary, sign => sign.charCodeAt(0)))
  } catch {
    return undefined
  }
}

function read(text: string | undefined): readonly Change[] | undefined {
  try {
    const found = z.safeParse(changes, text === undefined ? undefined : JSON.parse(text))
    return found.success && isRecord(found) ? found.data : undefined
  } catch {
    return undefined
  }
}
