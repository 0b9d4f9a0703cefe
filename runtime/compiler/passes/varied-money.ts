import type { Catalogue } from '../catalogue.ts'
import { guardTree } from '../flow-parts.ts'
import { itemsOf, jsonOf, type Place, partOf, type Tree, textOf } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import { type BlockModel, type FlowModel, namedIn, type ScreenModel, type StepModel } from '../model.ts'
import { listed } from '../near-miss.ts'
import type { Problems } from '../problem.ts'
import type { Patch } from '../variant-source.ts'

/**
 * Checks that a variant keeps all parts of its flow that pay, confirm or explain money. The proofs check only the
 * patched flow, so they cannot notice a removed part.
 */
export function checkVariedMoney(
  flow: FlowModel,
  varied: FlowModel,
  patch: Patch,
  catalogue: Catalogue,
  problems: Problems,
): void {
  const services = servicesOf(varied)
  for (const service of servicesOf(flow)) {
    if (services.has(service) || !concernsMoney(service, catalogue)) continue
    problems.add('varied-payment', patch.at, `\`${flow.id}\` runs ${service}, and the variant does not.`)
  }
  const kinds = [
    [flow.steps, varied.steps],
    [flow.modals, varied.modals],
  ] as const
  for (const [screens, kept] of kinds) {
    for (const screen of screens.values()) {
      const same = kept.get(screen.id)
      checkScreen(screen, same, flow, varied, patch, problems)
      if (same === undefined) continue
      for (const [key, service] of runsOf(screen)) {
        const isKept = runsOf(same).some(([there, other]) => there === key && other === service)
        if (isKept || !services.has(service) || !concernsMoney(service, catalogue)) continue
        const what = `\`${screen.id}\` no longer runs ${service} in "${key}".`
        problems.add('varied-payment', placeIn(patch, same.at), what)
      }
    }
  }
}

function checkScreen(
  screen: ScreenModel,
  kept: ScreenModel | undefined,
  flow: FlowModel,
  varied: FlowModel,
  patch: Patch,
  problems: Problems,
): void {
  const own = partOf(partOf(patch.tree, 'paths' in screen ? 'steps' : 'modals'), screen.id)
  const at = placeIn(patch, own?.at ?? kept?.at)
  const isAboutMoney = ['claims', 'confirms'].some(key => wordAt(screen, key) !== undefined)
  if (isAboutMoney && kept === undefined) {
    const what = `The variant removes \`${screen.id}\`, which the customer needs for a payment.`
    return problems.add(
      'varied-claim',
      at,
      what,
      undefined,
      `Delete \`"${screen.id}": null\`, or what else removes it.`,
    )
  }
  for (const key of ['claims', 'confirms']) {
    const word = wordAt(screen, key)
    if (word === undefined || word === wordAt(kept, key)) continue
    const changed = own?.kind === 'object' ? own.members.get(key)?.keyAt : undefined
    const what = `The variant takes \`"${key}": "${word}"\` away from \`${screen.id}\`.`
    problems.add('varied-claim', changed ?? at, what, undefined, `Delete \`"${key}"\` from the variant.`)
  }
  const gone: string[] = []
  for (const block of screen.blocks) {
    const same = kept?.blocks.find(({ id, name }) => id?.text === block.id?.text && name === block.name)
    for (const way of waysOf(block)) {
      if (same !== undefined && waysOf(same).includes(way)) continue
      const removal = removalIn(own, way)
      const what = `The variant removes the way to pay \`${way}\` from \`${screen.id}\`${removal === undefined ? '' : ', in this line'}.`
      const why = 'A variant may not take away a way to pay: customers who see it could not pay so.'
      problems.add('varied-payment', removal ?? at, what, undefined, {
        why,
        mend: removal && takeOut([way], patch, removal),
      })
    }
    if (!explains(block, isAboutMoney)) continue
    const name = block.id?.text ?? block.name
    const condition = same && conditionOf(varied, same)
    if (condition === undefined) gone.push(name)
    else if (condition !== '' && condition !== conditionOf(flow, block)) {
      const what = `The variant shows the block \`${name}\` of \`${screen.id}\` to fewer people.`
      const advice = `Delete the variant’s \`when\` of this block${block.when === undefined ? '' : `, or write \`"when": "${block.when.text}"\` in its place`}.`
      problems.add('varied-claim', placeIn(patch, same?.when?.at ?? at), what, undefined, advice)
    }
  }
  reportGone(gone, screen, own, at, patch, problems)
}

/** Reports the blocks that a variant removes and must keep, those of one list together. */
function reportGone(
  names: readonly string[],
  { id }: ScreenModel,
  own: Tree | undefined,
  at: Place,
  patch: Patch,
  problems: Problems,
): void {
  const removals = names.map(name => ({ name, removal: removalIn(own, name) }))
  const listOf = (removal: Place | undefined) => removal?.pointer.replace(/\/\d+$/, '')
  for (const list of new Set(removals.map(({ removal }) => listOf(removal)))) {
    const here = removals.filter(({ removal }) => listOf(removal) === list)
    const [removal] = here.flatMap(one => one.removal ?? [])
    const blocks = here.map(({ name }) => name)
    const what = `The variant removes the ${blocks.length === 1 ? 'block' : 'blocks'} ${listed(blocks, 'and')} from \`${id}\`${removal === undefined ? '' : ', in this line'}.`
    problems.add('varied-claim', removal ?? at, what, undefined, removal && takeOut(blocks, patch, removal))
  }
}

/** Returns the place of a name in a list `remove` of a patch. */
function removalIn(patch: Tree | undefined, name: string): Place | undefined {
  if (patch === undefined || patch.kind === 'value') return undefined
  const removed = itemsOf(partOf(patch, 'remove')).find(item => textOf(item)?.text === name)
  const inner = patch.kind === 'list' ? patch.items : [...patch.members.values()].map(({ value }) => value)
  return removed?.at ?? inner.map(part => removalIn(part, name)).find(place => place !== undefined)
}

/**
 * Returns what to delete, so that a variant keeps the names of a list `remove`: the outermost part that says nothing else.
 * `removal` is the place of the first of them.
 */
function takeOut(names: readonly string[], { tree }: Patch, removal: Place): string {
  const kept = 'A variant may show another order and other texts.'
  const lone = loneIn(tree, removal, names.length)
  const quoted = names.map(name => `"${name}"`)
  if (lone === undefined) return `Delete ${listed(quoted, 'and')} from this \`remove\`. ${kept}`
  if (lone === tree) return `Delete the file of the variant, because it says nothing else. ${kept}`
  const key = lone.at.pointer.slice(lone.at.pointer.lastIndexOf('/') + 1)
  const there = whereIs(lone.at, removal)
  const part = /^\d+$/.test(key)
    ? `the whole block, from its \`{\` in ${there}`
    : `\`"${key}"\` with all of it, from ${there}`
  return `Delete ${part} to its \`${lone.kind === 'list' ? ']' : '}'}\`, because nothing else is there. ${kept}`
}

/** Returns the outermost part of a tree that has nothing but ids around a place, and `count` items in its list. */
function loneIn(tree: Tree, place: Place, count: number): Tree | undefined {
  if (tree.kind === 'value') return undefined
  const parts =
    tree.kind === 'list' ? tree.items : [...tree.members].flatMap(([key, { value }]) => (key === 'id' ? [] : [value]))
  const inner = parts.find(part => `${place.pointer}/`.startsWith(`${part.at.pointer}/`))
  if (inner === undefined) return undefined
  const lone = loneIn(inner, place, count)
  const isLone = inner.kind === 'value' ? parts.length === count : parts.length === 1 && lone === inner
  return isLone ? tree : lone
}

function servicesOf({ always, steps, modals }: FlowModel): ReadonlySet<string> {
  const own = [...always.values()].flatMap(({ service }) => service?.text ?? [])
  const runs = [...steps.values(), ...modals.values()].flatMap(runsOf)
  return new Set([...own, ...runs.map(([, service]) => service)])
}

/**
 * Returns the services that a screen runs, each with the key `enter`, `watch` or `on`. The name of the event is left
 * out, because a variant may rename it.
 */
function runsOf(screen: ScreenModel | StepModel): readonly (readonly [key: string, service: string])[] {
  const { enter, watch } = 'enter' in screen ? screen : {}
  const handlings = [
    ['enter', enter],
    ['watch', watch],
    ...[...screen.on.values()].map(one => ['on', one] as const),
  ] as const
  return handlings.flatMap(([key, handling]) => {
    const service = handling?.service?.text
    return service === undefined ? [] : [[key, service] as const]
  })
}

/** Returns whether a service charges, records or ends an agreement, or returns the state of a payment. */
function concernsMoney(name: string, { services }: Catalogue): boolean {
  const { isWeighty = false, charges, outcomes = {} } = services[name] ?? {}
  return (
    isWeighty || charges !== undefined || Object.values(outcomes).some(one => one?.cases.some(({ money }) => money))
  )
}

/**
 * Returns whether a variant must keep the block. If a block has terms, it must stay. On a screen about money, a block
 * must also stay if it shows payment facts or a message, or contains only text.
 */
function explains(block: BlockModel, isAboutMoney: boolean): boolean {
  const { emits, writes, fact, shows, tells } = block
  const hasTerms = namedIn(block, ['terms']).length > 0
  const onlySays = emits.length === 0 && writes.length === 0 && fact === undefined
  return hasTerms || (isAboutMoney && (tells || shows.size > 0 || onlySays))
}

/** Returns the ids of the payment methods that a block names. */
function waysOf({ tree, schema }: BlockModel): readonly string[] {
  return Object.entries(schema?.properties ?? {}).flatMap(([prop, inner]) => {
    const items = inner === false ? undefined : inner.items
    if (items === undefined) return []
    return itemsOf(partOf(tree, prop)).flatMap(item =>
      namedIn({ tree: item, schema: items }, ['way']).length > 0 ? (textOf(partOf(item, 'id'))?.text ?? []) : [],
    )
  })
}

/**
 * Returns the conditions under which a block is shown, with the meaning of their guards, as text. It is empty if the
 * block is always shown.
 */
function conditionOf(flow: FlowModel, { tree }: BlockModel): string {
  const meaningOf = (guard: string): readonly unknown[] => {
    const member = guardTree(flow, guard)
    return [member && jsonOf(member), flow.guards.get(guard)?.names.map(({ text }) => meaningOf(text))]
  }
  const guards = ['when', 'unless'].map(key => textOf(partOf(tree, key))?.text)
  return guards.every(guard => guard === undefined)
    ? ''
    : JSON.stringify(guards.map(guard => guard && meaningOf(guard)))
}

function wordAt(screen: ScreenModel | undefined, key: string): string | undefined {
  return textOf(partOf(screen?.tree, key))?.text
}

/** Returns the position of a problem if it is in the variant's file. Otherwise returns the position of the patch. */
function placeIn({ at }: Patch, place: Place | undefined): Place {
  return place?.file === at.file ? place : at
}
