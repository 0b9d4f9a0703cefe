import { loadCatalogue } from '../../../flows/flow-catalogue.ts'
import { jsonOf } from '../../../runtime/compiler/json-tree.ts'
import { asVariant, moveChanges, variantFile } from '../document/as-variant.ts'
import { applyChange, type Change } from '../document/change.ts'
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
import type { Ask, View } from '../protocol.ts'
import { createChecker } from './checker.ts'
import { draftsOf } from './drafts-of.ts'
import { changedMeanwhile, forgetSaved, keepChanges, keptChanges } from './kept-changes.ts'
import { createPicker } from './picker.ts'
import { blockIn, fileOfScreen, presentSelection, selectBlock, selectionAfter } from './selection.ts'
import { openSources } from './source-store.ts'
import { type Editing, viewOf } from './view.ts'

/** The screen follows typing at once. The typed text is written into the files when nobody has typed for this long. */
const PAUSE_MS = 120

/** The rest of the sentence about a file that another person or another tab changed. */
const AGAIN = 'Your edits are made on the new file: read below what they change.'

/** While the files are being written, these requests would change what is written. They get this sentence instead. */
const NOT_WHILE_SAVING: readonly Ask['do'][] = ['undo', 'redo', 'save', 'discard', 'variant', 'into']
const WAIT = 'The edits are still being saved. Try again when they are.'

/** The part of the workshop that edits flow configs. It runs beside the story and answers the panel's requests. */
export interface Editor {
  /** `on` is the config that the panel showed when the request was made. */
  readonly ask: (ask: Ask, on: string | undefined) => void
}

/** Opens the editor with the edits that this tab has kept. Whenever the panel's view changes, calls `show` with it. */
export async function openEditor(show: (view: View) => void): Promise<Editor> {
  const [catalogue, store] = await Promise.all([loadCatalogue(), openSources()])
  const loaded = store.sources.map(textOfSource)
  const saved = forgetSaved(loaded)
  const first = replay(loaded, keptChanges())
  const others = changedMeanwhile(loaded).map(file => `Somebody changed “${file}” meanwhile. ${AGAIN}`)
  let now: Editing = {
    ...{ history: first.history, story: undefined, current: undefined, chosen: undefined, checked: undefined },
    ...{ sentences: [], isTold: false, isChecking: false, isPicking: false, isSaving: false },
    ...{ canSave: store.save !== undefined, notice: [...savedNotice(saved), ...others, ...first.lost].join(' ') },
  }
  /** The edits that are being saved. */
  let sent: History | undefined
  let typed: { readonly change: Change; readonly field: string } | undefined
  let pause: ReturnType<typeof setTimeout> | undefined
  let lastFile: string | undefined
  let isOpen = false

  const picker = createPicker(({ id }) => {
    const selected = selectBlock(id, now, now.story, textsOf(now.history))
    if (selected !== undefined) tell(selected)
  })
  const checker = createChecker(
    checked => tell({ checked, isChecking: !checked.proves && textsOf(now.history) !== now.history.saved }),
    sentences => tell({ sentences, isTold: true }),
  )

  function tell(next: Partial<Editing> = {}): void {
    now = { ...now, ...next }
    picker.outline(isOpen ? blockIn(now) : undefined)
    show(viewOf(now, catalogue))
  }

  /** Shows the edits on screen, checks them, and keeps them for a reload of the page. */
  function follow(next: Partial<Editing> = {}): void {
    now = { ...now, ...next }
    const { history, story, current } = now
    setDrafts(draftsOf(loaded, textsOf(history), story, current))
    keepFor(history)
    tell({ isChecking: true, isTold: false })
    checker.check(textsOf(history), history.saved)
  }

  function keepFor(history: History): void {
    const edited = changedFiles(history).map(({ file }) => file)
    keepChanges(
      changesOf(history),
      history.saved.filter(({ file }) => edited.includes(file)),
      sent && { files: changedFiles(sent), since: changesSince(sent, history) },
    )
  }

  function make(change: Change, field?: string): void {
    const { current, chosen } = now
    try {
      const selected = field === undefined ? selectionAfter(change, { current, chosen }, textsOf(now.history)) : {}
      follow({ history: addEdit(now.history, change, field), notice: '', ...selected })
    } catch (error) {
      follow({ notice: error instanceof Error ? error.message : String(error) })
    }
  }

  /** Returns the file of the screen that the panel showed last. A new screen is written into the same file. */
  function nearFile(): string | undefined {
    lastFile = (now.current && fileOfScreen(now.current, textsOf(now.history))) ?? lastFile
    return lastFile
  }

  function flush(): void {
    clearTimeout(pause)
    const { change, field } = typed ?? {}
    typed = undefined
    if (change !== undefined) make(change, field)
  }

  function type(change: Change, field: string): void {
    if (typed !== undefined && typed.field !== field) flush()
    typed = { change, field }
    const { history, story, current } = now
    const config = configOf(textsOf(history), change.on)
    if (config !== undefined)
      setDrafts(draftsOf(loaded, textsOf(history), story, current, applyChange(jsonOf(config.tree), change)))
    clearTimeout(pause)
    pause = setTimeout(flush, PAUSE_MS)
  }

  async function save(): Promise<void> {
    const saving = now.history
    const files = changedFiles(saving)
    if (files.length === 0) return
    sent = saving
    keepFor(saving)
    tell({ isSaving: true, notice: '' })
    const before = (file: string) => saving.saved.find(one => one.file === file)?.text
    const why = await store.save?.(
      files.map(source => ({ source: { file: source.file, text: source.text }, before: before(source.file) })),
    )
    sent = undefined
    if (why !== undefined) {
      keepFor(now.history)
      return tell({ isSaving: false, notice: why })
    }
    // After saving, the server makes the page load again. The saved edits must be forgotten before that, so that the
    // page does not make them again. Edits that were made meanwhile are kept.
    const { history, lost } = replay(textsOf(saving), changesSince(saving, now.history))
    const notice = [...savedNotice(files.map(({ file }) => file)), ...lost].join(' ')
    follow({ isSaving: false, history, notice })
  }

  /** Makes the edits in a variant instead of the flow. If one edit cannot be made there, all edits stay in the flow. */
  function moveTo(on: string, changes: readonly Change[]): void {
    const { history, lost } = replay(now.history.saved, changes)
    if (lost.length > 0) return tell({ notice: lost.join(' ') })
    follow({ history, current: { on, at: now.current?.at ?? [] }, notice: '' })
  }

  const go = (step: (history: History) => History) => () => {
    const history = step(now.history)
    follow({ history, notice: '', ...presentSelection(now, now.story, textsOf(history)) })
  }
  const asks: { readonly [K in Ask['do']]: (ask: Extract<Ask, { do: K }>, on: string | undefined) => void } = {
    open({ shown, selected }) {
      isOpen = true
      // If a story plays again because an edit changed it, the panel keeps its selection.
      const isOther = JSON.stringify(now.story) !== JSON.stringify(shown)
      const kept = now.story === undefined ? selected : undefined
      now = { ...now, story: shown }
      if (isOther && shown !== undefined) now = { ...now, current: kept?.shown ?? shown, chosen: kept?.chosen }
      if (now.checked === undefined) follow()
      else tell()
    },
    close() {
      isOpen = false
      now = { ...now, isPicking: false }
      picker.pick(false)
      picker.outline(undefined)
    },
    edit({ edit, field }, on) {
      if (on === undefined) return
      const isNamed = edit.do === 'set' && edit.at.length === 2
      const change: Change = { ...edit, on, ...(isNamed && { near: nearFile() }) }
      if (field !== undefined) return type(change, field)
      flush()
      make(change)
    },
    run({ at, service }, on) {
      if (on !== undefined) make({ on, at, do: 'set', value: runOf(service, aroundOf(catalogue, {}, [])) })
    },
    choose: ({ group }) => tell({ chosen: group }),
    config({ on, at }) {
      nearFile()
      now = { ...now, current: { on, at }, chosen: undefined }
      setDrafts(draftsOf(loaded, textsOf(now.history), now.story, now.current))
      tell()
    },
    pick({ isOn }) {
      picker.pick(isOn)
      tell({ isPicking: isOn })
    },
    undo: go(undo),
    redo: go(redo),
    save: () => void save(),
    discard: go(discard),
    variant({ variant }) {
      if (now.current === undefined) return
      const { on } = now.current
      const isTaken = now.history.saved.some(({ file }) => file === variantFile(variant.id))
      if (isTaken)
        return tell({ notice: `There is a variant “${variant.id}” already. Choose it in the list, or another name.` })
      moveTo(`${on}~${variant.id}`, asVariant(on, changesOf(now.history), variant))
    },
    into({ on }) {
      if (now.current !== undefined) moveTo(on, moveChanges(changesOf(now.history), now.current.on, on))
    },
  }
  const answer = <K extends Ask['do']>(kind: K, ask: Extract<Ask, { do: K }>, on: string | undefined) =>
    asks[kind](ask, on)
  // A typed text that is not written yet survives a reload of the page.
  window.addEventListener('pagehide', flush)
  return {
    ask(ask, on) {
      if (ask.do !== 'edit') flush()
      if (now.isSaving && NOT_WHILE_SAVING.includes(ask.do)) return tell({ notice: WAIT })
      answer(ask.do, ask, on)
    },
  }
}

/** Returns the notice about saved files; nothing if there are none. */
function savedNotice(files: readonly string[]): readonly string[] {
  return files.length === 0 ? [] : [`Saved: ${files.join(', ')}.`]
}
