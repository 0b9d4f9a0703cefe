import { paths as icons } from '../../../design-system/icons/paths.ts'
import { journeyOf } from '../../../runtime/compiler/abouts.ts'
import type { Catalogue } from '../../../runtime/compiler/catalogue.ts'
import { objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import { type Json, jsonOf } from '../../../runtime/compiler/json-tree.ts'
import { fixedTargets } from '../../../runtime/compiler/schema/parts.ts'
import { configOf, type Text } from '../document/config.ts'
import { canUndo, changedFiles, changesOf, type History, textsOf } from '../document/history.ts'
import { patchText } from '../document/patch-text.ts'
import { wordsOfGuards, wordsOfTargets } from '../form/choice-words.ts'
import { formOf, screensOf } from '../form/form.ts'
import type { FieldGroup } from '../form/groups.ts'
import { hasField, placed, saidOf, withProblems } from '../form/problems.ts'
import type { Shown, View } from '../protocol.ts'
import type { Checked } from './check-worker.ts'
import { linkOf } from './kept-changes.ts'

/** The editor's state, from which the panel's view is made. */
export interface Editing {
  readonly history: History
  readonly story: Shown | undefined
  readonly current: Shown | undefined
  readonly chosen: string | undefined
  readonly checked: Checked | undefined
  readonly sentences: readonly string[]
  readonly isTold: boolean
  readonly isChecking: boolean
  readonly isPicking: boolean
  readonly isSaving: boolean
  readonly notice: string
  readonly canSave: boolean
}

export function viewOf(editing: Editing, catalogue: Catalogue): View {
  const { history, current, chosen, checked, isSaving } = editing
  const texts = textsOf(history)
  const config = current && configOf(texts, current.on)
  const json = config && jsonOf(config.tree)
  const at = current?.at ?? []
  const form = current && json !== undefined ? formOf(current.on, json, at, chosen, catalogue) : { groups: [], add: [] }
  const found = config === undefined ? [] : placed(checked?.problems ?? [], config.tree)
  const group = form.groups.find(({ id }) => id === chosen) ?? form.groups[0]
  const fields = group?.fields() ?? []
  const heldBy = (one: FieldGroup) => found.filter(({ at: place }) => place !== undefined && one.holds(place))
  const mine = group === undefined ? [] : heldBy(group)
  const files = changedFiles(history)
  return {
    shown: current,
    configs: configsFor(texts, editing.story),
    screens: current && json !== undefined ? screensOf(current.on, json) : [],
    groups: form.groups.map(one => {
      const { id, title, detail, buttons } = one
      return { id, title, detail, buttons, problems: heldBy(one).length }
    }),
    chosen: group?.id,
    fields: withProblems(fields, mine),
    loose: mine.filter(one => !hasField(fields, one.at)).map(({ problem }) => saidOf(problem)),
    add: form.add,
    lists: listsOf(json, texts, catalogue, at),
    words: { guards: wordsOfGuards(json), targets: wordsOfTargets(json) },
    icons,
    others: found.filter(one => !mine.includes(one)).map(({ problem }) => saidOf(problem, true)),
    problems: found.length,
    sentences: editing.sentences,
    isTold: editing.isTold,
    files: files.map(({ file }) => file),
    patch: patchText(history.saved, files),
    canUndo: !isSaving && canUndo(history),
    canRedo: !isSaving && history.count < history.edits.length,
    canSave: editing.canSave,
    isChecking: editing.isChecking,
    isProven: checked?.proves === true,
    isPicking: editing.isPicking,
    notice: editing.notice,
    link: linkOf(changesOf(history)),
    isSaving,
    channels: catalogue.channels,
  }
}

/**
 * Returns the configs that can be edited beside a story: its flow, the flows that it extends, the variants, and the
 * shared files.
 */
function configsFor(texts: readonly Text[], story: Shown | undefined): View['configs'] {
  const files = texts.map(({ file }) => file)
  const line: string[] = []
  for (
    let id = story?.on;
    id !== undefined && !id.endsWith('.json') && !line.includes(id);
    id = configOf(texts, id)?.baseId
  )
    line.push(id)
  const [own, ...bases] = line
  const variants = texts.flatMap(({ file, parsed: { tree } }) => {
    if (!file.endsWith('.variant.json') || tree?.kind !== 'object') return []
    const json = objectOf(jsonOf(tree))
    const id = `${textIn(json.flow)}~${textIn(json.id)}`
    const arms = json.patches === undefined ? [id] : Object.keys(objectOf(json.patches)).map(arm => `${id}~${arm}`)
    return [
      ...arms.map(on => ({ on, label: `Only the variant ${on}` })),
      { on: file, label: `Audience and dates of ${id}` },
    ]
  })
  const abouts = (own === undefined ? [] : (configOf(texts, own)?.files ?? []))
    .filter(file => !file.endsWith('.variant.json'))
    .map(on => ({ on, label: `What ${journeyOf(on)} of ${own} is about` }))
  const shared = files.filter(file => file.startsWith('flow-configs/shared/'))
  return [
    ...(own === undefined
      ? []
      : [
          { on: own, label: bases.length === 0 ? `The flow ${own}, and those that extend it` : `Only the flow ${own}` },
        ]),
    ...bases.map(on => ({ on, label: `The flow ${on}, and all that extend it` })),
    ...variants.filter(({ on }) => on !== own),
    ...abouts,
    ...shared.map(on => ({ on, label: `Shared: ${on.replace(/^.*\/|\.json$/g, '')}` })),
  ]
}

/** Returns the lists from which fields offer a choice: guards, events, targets, icons and services. */
function listsOf(
  json: Json | undefined,
  texts: readonly Text[],
  catalogue: Catalogue,
  at: readonly string[],
): View['lists'] {
  const flow = objectOf(json)
  const [steps, modals] = [Object.keys(objectOf(flow.steps)), Object.keys(objectOf(flow.modals))]
  const screen = objectOf(objectOf(flow[at[0] ?? ''])[at[1] ?? ''])
  const flows = texts.flatMap(({ parsed: { tree } }) => {
    const id = tree?.kind === 'object' ? objectOf(jsonOf(tree)) : {}
    return id.steps !== undefined || id.journeys !== undefined ? (textIn(id.id) ?? []) : []
  })
  return {
    guards: Object.keys(objectOf(flow.guards)),
    events: [...new Set([...Object.keys(objectOf(screen.on)), ...Object.keys(objectOf(flow.always))])],
    targets: [
      ...fixedTargets,
      ...steps.map(id => `step:${id}`),
      ...modals.map(id => `modal:${id}`),
      ...flows.map(id => `flow:${id}`),
    ],
    icons: catalogue.icons,
    services: Object.keys(catalogue.services),
  }
}
