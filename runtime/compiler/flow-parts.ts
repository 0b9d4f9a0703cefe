import { own } from '../engine/flow.ts'
import type { Catalogue } from './catalogue.ts'
import { partOf, type Text, type Tree, textOf } from './json-tree.ts'
import type { FlowModel, Handling, ModalModel, ScreenModel, StepModel } from './model.ts'

export function screensOf({ steps, modals }: FlowModel): readonly (StepModel | ModalModel)[] {
  return [...steps.values(), ...modals.values()]
}

/** Returns the facts that a screen's blocks read, write or show, and those in its title. */
export function shownOn({ blocks, title }: ScreenModel): readonly string[] {
  const titled = [...(title?.text ?? '').matchAll(/\{(\w+\.[\w.]+)/g)].map(([, fact = '']) => fact)
  const used = blocks.flatMap(({ reads, writes, shows }) => [...reads.map(({ text }) => text), ...writes, ...shows])
  return [...used, ...titled]
}

/** Returns the first part of a fact's name, such as `recharge`. */
export function domainOf(fact: string): string {
  return fact.split('.')[0] ?? fact
}

/** Returns the definition of a guard as it stands in the file. */
export function guardTree({ tree }: FlowModel, name: string): Tree | undefined {
  return partOf(partOf(tree, 'guards'), name)
}

/** Returns all handlers of a screen: those for its events, and the `enter` and `watch` of a step. */
export function handlingsOf(screen: StepModel | ModalModel): readonly Handling[] {
  const own = 'enter' in screen ? [screen.enter, screen.watch] : []
  return [...own.filter(handling => handling !== undefined), ...screen.on.values()]
}

/** Returns a screen as an author finds it in the file and a customer on the page: `sms` (“Código por SMS”). */
export function titledName({ id, title }: Pick<ScreenModel, 'id' | 'title'>): string {
  return title === undefined ? `\`${id}\`` : `\`${id}\` (“${title.text}”)`
}

/** Returns the label of the screen’s first button that sends an event. */
export function senderOf({ blocks }: ScreenModel, event: string): string | undefined {
  const sender = blocks.find(({ emits }) => emits.some(({ text }) => text === event))
  return textOf(partOf(sender?.tree, 'label'))?.text
}

/** Returns the handler of an event: the screen's own, or else that of the flow's `always`. */
export function handlingOf(
  { always }: Pick<FlowModel, 'always'>,
  screen: { readonly on?: ReadonlyMap<string, Handling> },
  event: string,
): Handling | undefined {
  return screen.on?.get(event) ?? always.get(event)
}

/** Returns all handlers of a flow: those of each screen, and those of `always`. */
export function handlingsIn(flow: FlowModel): readonly Handling[] {
  return [...flow.always.values(), ...screensOf(flow).flatMap(handlingsOf)]
}

/**
 * Returns the names of the services that a flow runs. If several places run a service, its name occurs several times.
 */
export function runsOf(flow: FlowModel): readonly Text[] {
  return handlingsIn(flow).flatMap(({ service }) => service ?? [])
}

/** Returns the facts that the flow's blocks and services may write, and those that the app sets before any step. */
export function writtenIn(flow: FlowModel, { givenFacts, services }: Catalogue): ReadonlySet<string> {
  const outcomes = runsOf(flow).flatMap(({ text }) => Object.values(own(services, text)?.outcomes ?? {}))
  return new Set([
    ...givenFacts,
    ...screensOf(flow).flatMap(({ blocks }) => blocks.flatMap(({ writes }) => writes)),
    ...outcomes.flatMap(outcome => [...(outcome?.gives ?? []), ...(outcome?.mayGive ?? [])]),
  ])
}

/** Returns the facts that a guard reads, also inside the guards that it names. */
export function factsIn(
  { guards }: Pick<FlowModel, 'guards'>,
  name: string,
  seen = new Set<string>(),
): readonly string[] {
  if (seen.has(name)) return []
  seen.add(name)
  const { fact, names = [] } = guards.get(name) ?? {}
  return [...(fact === undefined ? [] : [fact.text]), ...names.flatMap(({ text }) => factsIn({ guards }, text, seen))]
}
