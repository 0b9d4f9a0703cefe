import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { objectOf } from '../../../runtime/compiler/diff/json.ts'
import { jsonOf } from '../../../runtime/compiler/json-tree.ts'
import { asVariant, moveChanges, variantFile } from '../document/as-variant.ts'
import { applyChange, type Change, valueAt } from '../document/change.ts'
import { configOf, textOfSource } from '../document/config.ts'
import {
  addEdit,
  changedFiles,
  changesOf,
  changesSince,
  discard,
  type History,
  redo,
  replay,
  textsOf,
  undo,
} from '../document/history.ts'
import { setDrafts } from '../drafts.ts'
import { aroundOf } from '../form/form.ts'
import { runOf } from '../form/handler-field.ts'
import type { Ask, Shown, View } from '../protocol.ts'
import type { Checked } from './check-worker.ts'
import { createChecker } from './checker.ts'
import { draftsOf } from './drafts-of.ts'
import { keepChanges, linkOf } from './kept-changes.ts'
import { createPicker } from './picker.ts'
import { openSources } from './source-store.ts'
import { type Editing, viewOf } from './view.ts'

/** The screen follows typing at once. The typed text is written into the files when nobody has typed for this long. */
const PAUSE_MS = 120

/** The part of the workshop that edits flow configs. It runs beside the story and answers the panel's requests. */
export interface Editor {
  /** `on` is the config that the panel showed when the request was made. */
  readonly ask: (ask: Ask, on: string | undefined) => void
}

/** Opens the editor with edits that are not saved yet. Whenever the panel's view changes, calls `show` with it. */
export async function openEditor(kept: readonly Change[], show: (view: View) => void): Promise<Editor> {
  const [catalogue, store] = await Promise.all([loadCatalogue(), openSources()])
  const loaded = store.sources.map(textOfSource)
  const { history: first, lost } = replay(loaded, kept)
  let history: History = first
  let story: Shown | undefined
  let current: Shown | undefined
  let chosen: string | undefined
  let checked: Checked | undefined
  let sentences: readonly string[] = []
  let isTold = false
  let isChecking = false
  let isPicking = false
  let notice = lost.join(' ')
  let typed: { readonly change: Change; readonly field: string } | undefined
  let lastFile: string | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const picker = createPicker(({ id }) => {
    const place = findBlock(id)
    if (place === undefined) return
    current = place
    chosen = `block:${id}`
    picker.outline(id)
    tell()
  })
  const checker = createChecker(
    result => {
      checked = result
      isChecking = !result.proves && textsOf(history) !== history.saved
      tell()
    },
    told => {
      sentences = told
      isTold = true
      tell()
    },
  )

  /** Returns the screen of the story's flow that contains a block. The story's own dialog or step comes first. */
  function findBlock(id: string): Shown | undefined {
    if (current === undefined || current.on.endsWith('.json')) return undefined
    const { on } = current
    const config = configOf(textsOf(history), on)
    const json = config && jsonOf(config.tree)
    const has = (at: readonly string[]) => valueAt(json, [...at, 'blocks', id]) !== undefined
    const ids = (part: string) => Object.keys(Object(valueAt(json, [part])))
    const all = [
      current.at,
      ...(story?.on === on ? [story.at] : []),
      ...['modals', 'steps'].flatMap(part => ids(part).map(one => [part, one])),
    ]
    const at = all.find(has)
    return at && { on, at }
  }

  function tell(): void {
    const editing: Editing = {
      history,
      story,
      current,
      chosen,
      checked,
      sentences,
      isTold,
      isChecking,
      isPicking,
      notice,
      canSave: store.save !== undefined,
      link: linkOf(changesOf(history)),
    }
    show(viewOf(editing, catalogue))
  }

  /** Shows the edits on screen, checks them, and keeps them for a reload of the page. */
  function follow(): void {
    setDrafts(draftsOf(loaded, textsOf(history), story, current))
    keepChanges(changesOf(history))
    isChecking = true
    isTold = false
    tell()
    checker.check(textsOf(history), history.saved)
  }

  function make(change: Change, field?: string): void {
    try {
      history = addEdit(history, change, field)
      notice = ''
    } catch (error) {
      notice = error instanceof Error ? error.message : String(error)
    }
    follow()
  }

  /** Selects the part that an edit adds, so that its fields are visible at once. */
  function goTo(change: Change): void {
    const { at } = change
    const [part = ''] = at
    if (change.do === 'set' && at.length === 2 && ['steps', 'modals'].includes(part)) {
      current = { on: change.on, at }
      chosen = undefined
    } else if (change.do === 'insert' && at.at(-1) === 'blocks') {
      chosen = `block:${String(objectOf(change.value).id)}`
    }
  }

  /** Returns the file of the screen that the panel showed last. A new screen is written into the same file. */
  function nearFile(): string | undefined {
    if (current === undefined) return lastFile
    const config = configOf(textsOf(history), current.on)
    const [part = '', name = ''] = current.at
    const screens = config?.tree.members.get(part)?.value
    lastFile = (screens?.kind === 'object' && screens.members.get(name)?.keyAt.file) || lastFile
    return lastFile
  }

  function outlineChosen(): void {
    picker.outline(chosen?.startsWith('block:') ? chosen.slice('block:'.length) : undefined)
  }

  function flush(): void {
    clearTimeout(pause)
    if (typed !== undefined) make(typed.change, typed.field)
    typed = undefined
  }

  function type(change: Change, field: string): void {
    if (typed !== undefined && typed.field !== field) flush()
    typed = { change, field }
    const config = configOf(textsOf(history), change.on)
    if (config !== undefined)
      setDrafts(draftsOf(loaded, textsOf(history), story, current, applyChange(jsonOf(config.tree), change)))
    clearTimeout(pause)
    pause = setTimeout(flush, PAUSE_MS)
  }

  async function save(): Promise<void> {
    const files = changedFiles(history)
    const before = (file: string) => history.saved.find(one => one.file === file)?.text
    const sent = history
    const why = await store.save?.(
      files.map(source => ({ source: { file: source.file, text: source.text }, before: before(source.file) })),
    )
    if (why === undefined) {
      // The page loads again as soon as the server reports the saved files. The saved edits are forgotten before that,
      // so that the page does not make them again. Edits that were made meanwhile are kept.
      const later = changesSince(sent, history)
      history = replay(textsOf(sent), later).history
      keepChanges(later)
    }
    notice = why ?? `Saved: ${files.map(({ file }) => file).join(', ')}.`
    tell()
  }

  /** Makes the edits in a variant instead of the flow. If one edit cannot be made there, all edits stay in the flow. */
  function moveTo(on: string, changes: readonly Change[]): void {
    const { history: next, lost: left } = replay(history.saved, changes)
    notice = left.join(' ')
    if (left.length > 0) return tell()
    history = next
    current = { on, at: current?.at ?? [] }
    follow()
  }

  const asks: { readonly [K in Ask['do']]: (ask: Extract<Ask, { do: K }>, on: string | undefined) => void } = {
    open({ shown, selected }) {
      // If a story plays again because an edit changed it, the panel keeps its selection.
      const isOther = JSON.stringify(story) !== JSON.stringify(shown)
      const isFirst = story === undefined
      story = shown
      if (isOther && shown !== undefined) {
        const next = isFirst ? selected : undefined
        current = next?.shown ?? shown
        chosen = next?.chosen
        outlineChosen()
      }
      if (checked === undefined) follow()
      else tell()
    },
    close() {
      isPicking = false
      picker.pick(false)
      picker.outline(undefined)
    },
    edit({ edit, field }, on) {
      if (on === undefined) return
      const isNamed = edit.do === 'set' && edit.at.length === 2
      const change: Change = { ...edit, on, ...(isNamed && { near: nearFile() }) }
      if (field !== undefined) return type(change, field)
      flush()
      goTo(change)
      make(change)
    },
    run({ at, service }, on) {
      if (on !== undefined) make({ on, at, do: 'set', value: runOf(service, aroundOf(catalogue, {}, [])) })
    },
    choose({ group }) {
      chosen = group
      outlineChosen()
      tell()
    },
    config({ on, at }) {
      nearFile()
      current = { on, at }
      chosen = undefined
      setDrafts(draftsOf(loaded, textsOf(history), story, current))
      tell()
    },
    pick({ isOn }) {
      isPicking = isOn
      picker.pick(isOn)
      tell()
    },
    undo() {
      history = undo(history)
      follow()
    },
    redo() {
      history = redo(history)
      follow()
    },
    save: () => void save(),
    discard() {
      history = discard(history)
      follow()
    },
    variant({ variant }) {
      if (current === undefined) return
      const { on } = current
      if (history.saved.some(({ file }) => file === variantFile(variant.id))) {
        notice = `There is a variant “${variant.id}” already. Choose it in the list, or another name.`
        return tell()
      }
      moveTo(`${on}~${variant.id}`, asVariant(on, changesOf(history), variant))
    },
    into({ on }) {
      if (current !== undefined) moveTo(on, moveChanges(changesOf(history), current.on, on))
    },
  }
  const answer = <K extends Ask['do']>(kind: K, ask: Extract<Ask, { do: K }>, on: string | undefined) =>
    asks[kind](ask, on)
  // A typed text that is not written yet survives a reload of the page.
  window.addEventListener('pagehide', flush)
  return {
    ask(ask, on) {
      if (ask.do !== 'edit') flush()
      answer(ask.do, ask, on)
    },
  }
}
