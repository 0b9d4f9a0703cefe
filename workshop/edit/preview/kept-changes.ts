import * as z from 'zod/mini'
import type { Source } from '../../../runtime/compiler/json-tree.ts'
import { addressOf as encoded, textIn } from '../../replay/trace-address.ts'
import type { Change } from '../document/change.ts'

const KEY = 'recarrega/edits'
/** The edited files, as they were before the edits. */
const BEFORE = 'recarrega/edits-before'
/** The name of the query parameter that contains edits. */
const PARAMETER = 'edits'
/** If an address is longer than this, chats and mail cut it. */
const LONGEST = 4_000

const path = z.array(z.string())
const common = { on: z.string(), at: path, near: z.optional(z.string()) }
const changes = z.array(
  z.discriminatedUnion('do', [
    z.object({ ...common, do: z.literal('set'), value: z.json() }),
    z.object({ ...common, do: z.literal('remove') }),
    z.object({ ...common, do: z.literal('insert'), value: z.json(), index: z.number() }),
    z.object({ ...common, do: z.literal('move'), to: z.number() }),
  ]),
)

/**
 * The edits that this tab has read from its address. After they are saved or discarded, a reload must not make them
 * again.
 */
const TAKEN = 'recarrega/edits-taken'

/**
 * Keeps the edits for a reload of the page, with the former texts of the files that they change. They are lost when the
 * tab is closed.
 */
export function keepChanges(made: readonly Change[], before: readonly Source[]): void {
  if (made.length === 0) return forgetChanges()
  sessionStorage.setItem(KEY, JSON.stringify(made))
  sessionStorage.setItem(BEFORE, JSON.stringify(before.map(({ file, text }) => [file, text])))
  sessionStorage.setItem(TAKEN, asked())
}

function forgetChanges(): void {
  sessionStorage.removeItem(KEY)
  sessionStorage.removeItem(BEFORE)
  sessionStorage.setItem(TAKEN, asked())
}

/** Returns the edits in the address; an empty text if it contains none. */
function asked(): string {
  return addressOf()?.searchParams.get(PARAMETER) ?? ''
}

/** Returns the edits that this tab has kept. If there are none, returns the edits in the address. */
export function keptChanges(): readonly Change[] {
  const kept = changesFrom(sessionStorage.getItem(KEY) ?? undefined)
  const isNew = asked() !== '' && asked() !== sessionStorage.getItem(TAKEN)
  return kept ?? (isNew ? changesFrom(textIn(asked())) : undefined) ?? []
}

/** Returns the files that somebody else changed since edits of them were kept. */
export function changedMeanwhile(sources: readonly Source[]): readonly string[] {
  const before = z
    .array(z.tuple([z.string(), z.string()]))
    .safeParse(JSON.parse(sessionStorage.getItem(BEFORE) ?? '[]'))
  const files = before.success ? before.data : []
  return files.flatMap(([file, text]) => (sources.some(one => one.file === file && one.text !== text) ? [file] : []))
}

/** Returns the query parameter with these edits; undefined if they are too many for an address. */
export function linkOf(made: readonly Change[]): string | undefined {
  const text = encoded(JSON.stringify(made))
  return text.length > LONGEST ? undefined : `${PARAMETER}=${text}`
}

/**
 * Returns the address of the workshop, which shows the story in a frame. Returns undefined if the frame belongs to
 * another site.
 */
function addressOf(): URL | undefined {
  try {
    return new URL(window.parent.location.href)
  } catch {
    return undefined
  }
}

/** Returns the edits in a text; undefined if the text contains none. */
export function changesFrom(text: string | undefined): readonly Change[] | undefined {
  try {
    const found = z.safeParse(changes, text === undefined ? undefined : JSON.parse(text))
    return found.success ? found.data : undefined
  } catch {
    return undefined
  }
}
