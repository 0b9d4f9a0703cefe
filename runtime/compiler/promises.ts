import { itemsOf, type Json, type Member, type Place, partOf, type Tree, textOf, textsOf } from './json-tree.ts'
import { whereIs } from './line.ts'
import type { FlowModel, ModalModel, StepModel } from './model.ts'
import type { Problems } from './problem.ts'

/** The name of the file with the promises, in the folder of what flows share. */
export const PROMISES = 'promises.json'

const TAKE_BACK = 'If you mean to end this promise, run `npm run flows -- promise`.'

/** Returns what customers and partners of each flow rely on, as the content of `promises.json`. */
export function promisesOf(flows: readonly FlowModel[]): Json {
  const entries = flows.map(flow => {
    const ways = [...waysIn(flow)].map(([screen, { ids }]) => [screen, ids] as const)
    const promise = {
      channels: flow.channels.map(({ text }) => text),
      start: flow.start?.text ?? '',
      layout: textOf(partOf(flow.tree, 'layout'))?.text ?? '',
      addresses: Object.fromEntries([...addressesIn(flow)].map(([address, { id }]) => [address, id])),
      ways: Object.fromEntries(ways),
    }
    return [flow.id, promise] as const
  })
  return { $schema: '../schema/promises.schema.json', flows: Object.fromEntries(entries) }
}

/**
 * Checks that the flows keep what customers and partners were promised: each address that was given to them, the step
 * on which they begin, their channels, the layout, and the ways to pay. Addresses, channels and ways may be added freely. Flows
 * without a promise are not checked.
 */
export function checkPromises(promises: Tree, flows: readonly FlowModel[], problems: Problems): void {
  for (const [id, { value }] of membersOf(partOf(promises, 'flows'))) {
    const flow = flows.find(one => one.id === id)
    if (flow === undefined) continue
    checkAddresses(flow, partOf(value, 'addresses'), problems)
    checkBeginning(flow, value, problems)
    checkLook(flow, textOf(partOf(value, 'layout'))?.text, problems)
    checkWays(flow, partOf(value, 'ways'), problems)
  }
}

/** Checks that each flow with a promise exists. `flowIds` are the ids of all flows that have a file. */
export function checkPromisedFlows(promises: Tree, flowIds: ReadonlySet<string>, problems: Problems): void {
  for (const [id, { keyAt }] of membersOf(partOf(promises, 'flows'))) {
    if (flowIds.has(id)) continue
    const what = `Customers and partners have addresses of the flow \`${id}\`, and no file has a flow of that id.`
    const mend = `Write \`"id": "${id}"\` in the file of the flow again, or restore the file. ${TAKE_BACK}`
    problems.add('broken-promise', keyAt, what, undefined, { why: 'Each of these addresses would open nothing.', mend })
  }
}

function checkAddresses(flow: FlowModel, promised: Tree | undefined, problems: Problems): void {
  const addresses = addressesIn(flow)
  for (const [address, { keyAt, value }] of membersOf(promised)) {
    const id = textOf(value)?.text ?? ''
    const step = stepOf(flow, id)
    const owner = addresses.get(address)
    if (owner !== undefined && (owner === step || step === undefined)) continue
    const place = step === undefined ? keyAt : (step.paths[0]?.at ?? step.at)
    const now = owner === undefined ? 'opens nothing' : `opens \`${owner.id}\``
    const what = `Customers have the address \`${address}\` of \`${id}\`, and it now ${now}.`
    const moved = owner === undefined ? '' : `Take it out of \`${owner.id}\`. `
    const mend =
      step === undefined
        ? `Write \`"aliases": ["${address}"]\` in the step that replaces \`${id}\`. ${TAKE_BACK}`
        : `${moved}${aliasAdvice(step, address, place)} ${TAKE_BACK}`
    addOnce(problems, place, what, { mend })
  }
}

/** Returns the channels that some flow was promised to serve. */
export function promisedChannels(promises: Tree | undefined): readonly string[] {
  const flows = partOf(promises, 'flows')
  const all = flows?.kind === 'object' ? [...flows.members.values()] : []
  return all.flatMap(({ value }) => textsOf(partOf(value, 'channels')).map(({ text }) => text))
}

/** Returns what to write, so that an address opens a step as one of its aliases. `at` is the place of the message. */
function aliasAdvice({ id, paths, tree }: StepModel, address: string, at: Place): string {
  const all = [...paths.slice(1).map(({ text }) => text), address].map(one => `"${one}"`).join(', ')
  const old = partOf(tree, 'aliases')
  const where =
    old === undefined
      ? `after the \`{\` of \`${id}\` in ${whereIs(tree.at, at)}`
      : `in place of the \`aliases\` of \`${id}\` in ${whereIs(old.at, at)}`
  return `Write \`"aliases": [${all}],\` ${where}.`
}

function checkBeginning(flow: FlowModel, promise: Tree, problems: Problems): void {
  const [start, place] = [textOf(partOf(promise, 'start'))?.text ?? '', flow.start?.at ?? flow.tree.at]
  if (stepOf(flow, start)?.id !== flow.start?.text) {
    const what = `Customers of \`${flow.id}\` begin with \`${start}\`, and would now begin with \`${flow.start?.text}\`.`
    const why = 'An advertisement, a link and a partner lead to where the flow begins.'
    const mend = `Write \`"start": "${start}"\` in ${flow.tree.at.file}. ${TAKE_BACK}`
    addOnce(problems, place, what, { why, mend, keep: TAKE_BACK })
  }
  const channels = flow.channels.map(({ text }) => text)
  for (const { text } of textsOf(partOf(promise, 'channels'))) {
    if (channels.includes(text)) continue
    const at = partOf(flow.tree, 'channels')?.at ?? flow.tree.at
    const what = `Customers of the channel \`${text}\` come to \`${flow.id}\`, which no longer serves it.`
    const why = 'They would come to another flow, or to none.'
    const mend = `Add \`${text}\` to \`channels\` in ${at.file}. ${TAKE_BACK}`
    addOnce(problems, at, what, { why, mend, keep: TAKE_BACK })
  }
}

function checkLook(flow: FlowModel, promised: string | undefined, problems: Problems): void {
  const layout = textOf(partOf(flow.tree, 'layout'))
  if (promised === undefined || promised === layout?.text) return
  const at = layout?.at ?? flow.tree.at
  // The place may be in the flow that this one extends. An author can change only the flow's own files here.
  const place = flow.files.has(at.file) ? at : flow.tree.at
  const what = `Customers and partners know \`${flow.id}\` in the layout \`${promised}\`, and it now has \`${layout?.text}\`.`
  const why = 'Every page of the flow would look like another product.'
  const mend = `Write \`"layout": "${promised}"\` in ${place.file}. ${TAKE_BACK}`
  addOnce(problems, place, what, { why, mend, keep: TAKE_BACK })
}

function checkWays(flow: FlowModel, promised: Tree | undefined, problems: Problems): void {
  const sold = waysIn(flow)
  for (const [screen, { value }] of membersOf(promised)) {
    const one = sold.get(screen)
    for (const { text } of textsOf(value)) {
      if (one?.ids.includes(text)) continue
      const lost = one?.at ?? flow.steps.get(screen)?.at ?? flow.modals.get(screen)?.at ?? flow.tree.at
      // The place may be in the flow that this one extends. An author can change only the flow's own files here.
      const place = flow.files.has(lost.file) ? lost : flow.tree.at
      const what = `Customers of \`${flow.id}\` can pay by \`${text}\` on \`${screen}\`, and no longer could.`
      const why = 'Who has always paid so would not find it any more.'
      const mend = `Add \`{ "id": "${text}", … }\` to the \`ways\` of \`${screen}\` again. ${TAKE_BACK}`
      addOnce(problems, place, what, { why, mend, keep: TAKE_BACK })
    }
  }
}

/** Adds a problem. Flows that extend each other share most of their lines, and one problem at a line is enough. */
function addOnce(
  problems: Problems,
  at: Place,
  what: string,
  words: { readonly why?: string; readonly mend: string; readonly keep?: string },
): void {
  if (!problems.has('broken-promise', at)) problems.add('broken-promise', at, what, undefined, words)
}

/** Returns the step with this id, or with this former id. */
function stepOf({ steps }: FlowModel, id: string): StepModel | undefined {
  return steps.get(id) ?? [...steps.values()].find(({ was }) => was.some(({ text }) => text === id))
}

/** Returns each address of a flow with its step, as customers have it: with the flow's word for `{channel}`. */
function addressesIn({ steps, channelPath }: FlowModel): ReadonlyMap<string, StepModel> {
  return new Map(
    [...steps.values()].flatMap(step =>
      step.paths.map(({ text }) => [text.replace('{channel}', channelPath?.text ?? '{channel}'), step] as const),
    ),
  )
}

interface Ways {
  readonly ids: readonly string[]
  readonly at: Place
}

/** Returns the ways to pay that each step and each modal offers. */
function waysIn({ steps, modals }: FlowModel): ReadonlyMap<string, Ways> {
  const found = [...steps.values(), ...modals.values()].flatMap((screen: StepModel | ModalModel) =>
    screen.blocks.flatMap(({ tree }) => {
      const ways = partOf(tree, 'ways')
      const ids = itemsOf(ways).flatMap(item => textOf(partOf(item, 'id'))?.text ?? [])
      return ways === undefined || ids.length === 0 ? [] : [[screen.id, { ids, at: ways.at }] as const]
    }),
  )
  return new Map(found)
}

function membersOf(tree: Tree | undefined): readonly (readonly [string, Member])[] {
  return tree?.kind === 'object' ? [...tree.members] : []
}
