import * as z from 'zod/mini'
import type { Source } from '../../../runtime/compiler/json-tree.ts'
import { addressOf as encoded, textIn } from '../../replay/trace-address.ts'
import type { Change } from '../document/change.ts'

const KEY = 'recarrega/edits'
/** The edited files, as they were before the edits. */
const BEFORE = 'recarrega/edits-before'
/** The files that are being saved, and the edits that were made since. */
const SENT = 'recarrega/edits-sent'
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

/** A save whose answer has not arrived yet: the new files, and the edits that were made since they were sent. */
export interface Sent {
  readonly files: readonly Source[]
  readonly since: readonly Change[]
}

/**
 * Keeps the edits for a reload of the page, with the former texts of the files that they change. They are lost when the
 * tab is closed. While the edits are being saved, `sent` is kept too: the page may load again before the answer comes.
 */
export function keepChanges(made: readonly Change[], before: readonly Source[], sent?: Sent): void {
  if (made.length === 0) return forgetChanges()
  sessionStorage.setItem(KEY, JSON.stringify(made))
  sessionStorage.setItem(BEFORE, JSON.stringify(pairsOf(before)))
  if (sent === undefined) sessionStorage.removeItem(SENT)
  else sessionStorage.setItem(SENT, JSON.stringify([pairsOf(sent.files), sent.since]))
  sessionStorage.setItem(TAKEN, asked())
}

function forgetChanges(): void {
  for (const key of [KEY, BEFORE, SENT]) sessionStorage.removeItem(key)
  sessionStorage.setItem(TAKEN, asked())
}

function pairsOf(sources: readonly Source[]): readonly (readonly [string, string])[] {
  return sources.map(({ file, text }) => [file, text])
}

/**
 * If the server has saved edits but its answer never arrived, keeps only the edits that were made since. Without this,
 * the saved edits would be made a second time, so an added block would appear twice. Returns the saved files.
 */
export function forgetSaved(sources: readonly Source[]): readonly string[] {
  const found = z
    .tuple([z.array(z.tuple([z.string(), z.string()])), changes])
    .safeParse(JSON.parse(sessionStorage.getItem(SENT) ?? 'null'))
  if (!found.success) return []
  const [files, since] = found.data
  const isSaved = files.every(([file, text]) => sources.some(one => one.file === file && one.text === text))
  if (!isSaved) return []
  keepChanges(
    since,
    files.map(([file, text]) => ({ file, text })),
  )
  return files.map(([file]) => file)
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
