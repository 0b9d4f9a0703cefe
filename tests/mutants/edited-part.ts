import type { Kind } from '../../runtime/compiler/diff/change.ts'
import type { Edition } from '../../runtime/compiler/diff/edition.ts'
import { isObject, type JsonObject, listOf, objectOf, textIn } from '../../runtime/compiler/diff/json.ts'
import type { Path } from './json.ts'
import type { Mutant } from './mutant.ts'

/** Sentences shorten long titles, so only the beginning of a title is compared. */
const BEGINNING = 30

/**
 * For a changed value of one of these keys: the kinds of sentences that the summary of changes may use for it. For all
 * other keys it may use any kind.
 */
const kindsOfKey: { readonly [key: string]: readonly Kind[] | undefined } = {
  access: ['access'],
  aliases: ['address'],
  back: ['back'],
  blocks: ['block', 'text', 'order', 'way', 'option', 'event', 'look'],
  channelPath: ['address'],
  channels: ['channel', 'unread'],
  claims: ['claim'],
  confirms: ['confirms'],
  detail: ['text'],
  else: ['needs'],
  extends: ['unread', 'flow', 'screen', 'address', 'look'],
  fact: ['fact', 'needs', 'guard'],
  final: ['back'],
  flow: ['unread', 'variant'],
  header: ['look'],
  hint: ['text'],
  label: ['text', 'charge', 'event'],
  layout: ['look'],
  lead: ['text'],
  needs: ['needs'],
  path: ['address'],
  terms: ['terms'],
  text: ['text', 'terms', 'claim'],
  title: ['text', 'frame', 'unread'],
  when: ['guard', 'target'],
}

/**
 * For a change inside one of these parts of a config: the kinds of sentences that the summary of changes may use for
 * it.
 */
const kindsWithin: { readonly [part: string]: readonly Kind[] | undefined } = {
  always: ['charge', 'service', 'event', 'target', 'guard'],
  guards: ['guard'],
  on: ['charge', 'service', 'event', 'target', 'guard', 'reach'],
  outcomes: ['target', 'guard'],
}

/**
 * Returns the kinds of sentences with which the summary of changes may correctly report this edit, or undefined if it
 * may use any kind. If a flow's own screen is removed, `isGone` is false if the flow then inherits it from its base.
 */
export function kindsOfPart({ class: name, changes, text }: Mutant, isGone: boolean): readonly Kind[] | undefined {
  const [change] = changes
  if (change === undefined) return undefined
  const { path, before, after } = change
  if (name === 'screen-removed' && isGone) return ['screen', 'reach']
  if (name === 'screen-in-two-files') return ['unread']
  if (name === 'block-like-other') return ['block', 'unread']
  const isBlockGone = path.includes('blocks') && after === undefined && isObject(before)
  // A patch can change a block of another file without repeating its key `block`. If the patch is removed, the original
  // block appears again, and the summary may report this with any kind of sentence.
  if (isBlockGone) return objectOf(before).block === undefined ? undefined : ['block']
  const keys = path.filter(key => typeof key === 'string')
  const key = text === undefined ? keys.at(-1) : /"([^"]+)":/.exec(textIn(after) ?? '')?.[1]
  return (
    kindsOfKey[key ?? ''] ??
    keys
      .toReversed()
      .map(part => kindsWithin[part])
      .find(kinds => kinds !== undefined)
  )
}

/**
 * Returns the names of the edited part: its title, its id, or the kind of its block. A sentence about the edit must
 * contain one of them.
 */
export function namesOfPart(mutant: Mutant, before: Edition, after: Edition): readonly string[] {
  const { class: name, file, changes, text } = mutant
  // Some edits change a line of the file but no JSON value, for example a line that is there twice. Any sentence of the
  // summary counts as their description.
  if (text !== undefined) return ['']
  // Now two files contain the screen. The error may name either file, so only their folder is compared.
  if (name === 'screen-in-two-files') return [file.replace(/[^/]+$/, '')]
  return [...changes.flatMap(change => namesOfChange(change, before, after)), idOf(file)]
}

/**
 * Returns whether at least one flow that had the removed screen has lost it. Other flows may still inherit the screen
 * from their base flow.
 */
export function isScreenGone({ changes }: Mutant, before: Edition, after: Edition): boolean {
  const [part, id] = screenIn(changes[0]?.path ?? []) ?? ['', '']
  const has = (flow: JsonObject | undefined) => objectOf(flow?.[part])[id] !== undefined
  return [...before.flows].some(([name, flow]) => has(flow) && !has(after.flows.get(name)))
}

function namesOfChange({ path, before }: Mutant['changes'][number], ...editions: readonly Edition[]): string[] {
  const screen = screenIn(path)
  if (screen === undefined) return path.flatMap(key => (key === 'always' ? ['in the menu'] : String(key)))
  const [part, id] = screen
  const flows = editions.flatMap(edition => [
    ...edition.flows.values(),
    ...[...edition.variants.values()].flatMap(({ arms }) => [...arms.values()]),
  ])
  const screens = flows.map(flow => objectOf(objectOf(flow[part])[id]))
  const titles = screens.flatMap(({ title }) => (title === undefined ? [] : String(title).slice(0, BEGINNING)))
  const place = path.indexOf('blocks')
  // If a block was removed, a sentence must name the block. The name of its screen is not enough.
  if (place >= 0 && isObject(before) && typeof path.at(-1) === 'number') {
    const own = objectOf(before)
    const same = screens.flatMap(({ blocks }) => listOf(blocks).map(objectOf)).filter(block => block.id === own.id)
    return [own, ...same].flatMap(({ block }) => (block === undefined ? [] : String(block).replaceAll('-', ' ')))
  }
  return [id, ...new Set(titles)]
}

function screenIn(path: Path): readonly [part: string, id: string] | undefined {
  const at = path.findIndex(key => key === 'steps' || key === 'modals')
  const id = path[at + 1]
  return at < 0 || id === undefined ? undefined : [String(path[at]), String(id)]
}

/** Returns the id of a file's flow or variant. */
function idOf(file: string): string {
  return /([^/]+?)(?:\/flow|\.flow|\.variant)?\.json$/.exec(file)?.[1] ?? file
}
