import { own } from '../../engine/flow.ts'
import { handlingsOf } from '../flow-parts.ts'
import type { Text } from '../json-tree.ts'
import { whereIs } from '../line.ts'
import type { FlowModel, Handling, ModalModel, StepModel } from '../model.ts'
import { listed, nearMiss, othersThan } from '../near-miss.ts'
import { idIn, type Pass, type PassInput } from '../pass.ts'

const plainTargets = ['back', 'close', 'stay', 'message', 'leave']
const kinds = ['step', 'return', 'modal', 'flow', 'field'] as const

/** Checks that each target exists, and that a target of its kind is allowed there. */
export const checkNames: Pass = input => {
  const { flow } = input
  if (flow.start !== undefined) checkStep(input, flow.start.text, flow.start)
  for (const handling of flow.always.values()) checkWays(input, handling, undefined)
  for (const step of flow.steps.values()) {
    for (const handling of handlingsOf(step)) checkWays(input, handling, step)
    for (const target of [step.else, step.back]) {
      const id = idIn(target, 'step')
      if (target === undefined || id === undefined) continue
      checkStep(input, id, target)
      if (id === step.id) input.problems.add('misplaced-target', target.at, `\`${target.text}\` is the step itself.`)
    }
  }
  for (const modal of flow.modals.values()) {
    for (const handling of handlingsOf(modal)) checkWays(input, handling, modal)
    checkDismiss(input, modal)
  }
}

/** Checks that a modal really closes when the customer closes it. */
function checkDismiss({ problems }: PassInput, { id, on }: ModalModel): void {
  for (const { to, outcome } of on.get('dismiss')?.ways ?? []) {
    if (outcome !== undefined || (to.text !== 'stay' && to.text !== `modal:${id}`)) continue
    problems.add('misplaced-target', to.at, `\`${to.text}\` leaves \`${id}\` open when the customer closes it.`, {
      name: to.text,
      write: 'close',
    })
  }
}

function checkStep({ flow, problems }: PassInput, id: string, at: Text, handled?: Handled): void {
  if (flow.steps.has(id)) return
  const prefix = at.text.slice(0, at.text.length - id.length)
  const known = stepsOf(flow)
  const titled = titledBy(id, flow.steps.values())
  const what = `The flow has no step \`${id}\`.${titled === undefined ? choices(id, known, at, flow.steps.values()) : ` That is the title of \`${titled}\`.`}`
  const meant = titled === undefined ? { name: id, known, prefix } : { name: at.text, write: `${prefix}${titled}` }
  problems.add('unknown-step', at.at, what, meant, titled === undefined ? adviceFor(id, known, at, handled) : undefined)
}

/** Returns the id of the screen that has a text as its title. */
function titledBy(text: string, screens: Iterable<ModalModel>): string | undefined {
  return [...screens].find(({ title }) => title?.text.toLowerCase() === text.toLowerCase())?.id
}

function stepsOf({ steps, leftOut }: FlowModel): readonly string[] {
  return [...steps.keys(), ...leftOut.steps]
}

function modalsOf({ modals, leftOut }: FlowModel): readonly string[] {
  return [...modals.keys(), ...leftOut.modals]
}

/** Returns the target that shows the step or modal with this id. If neither exists, returns undefined. */
export function named(flow: FlowModel, id: string): string | undefined {
  if (stepsOf(flow).includes(id)) return `step:${id}`
  return modalsOf(flow).includes(id) ? `modal:${id}` : undefined
}

function checkWays(input: PassInput, handling: Handling, screen: StepModel | ModalModel | undefined): void {
  for (const { to } of handling.ways) checkTarget(input, to, { handling, screen })
}

interface Handled {
  readonly handling: Handling
  readonly screen: StepModel | ModalModel | undefined
}

/** Returns a sentence with the screens to choose from: those of the same file, because a large flow has too many. */
function choices(id: string, known: readonly string[], { at }: Text, screens: Iterable<ModalModel>): string {
  const here = [...screens].filter(screen => screen.at.file === at.file).map(screen => screen.id)
  if (here.length === 0 || nearMiss(id, known) !== undefined) return othersThan(id, known)
  return ` In this file there ${here.length === 1 ? 'is' : 'are'} ${listed(here, 'and')}.`
}

/**
 * Returns the advice for a target that does not exist. It names the buttons that need this line, if there are any. For a
 * misspelt name, the suggestion is enough.
 */
function adviceFor(id: string, known: readonly string[], { at }: Text, handled?: Handled): string | undefined {
  if (nearMiss(id, known) !== undefined) return undefined
  const [event] = [...(handled?.screen?.on ?? [])].find(([, handling]) => handling === handled?.handling) ?? []
  const senders = handled?.screen?.blocks.flatMap(({ emits }) => emits.filter(({ text }) => text === event)) ?? []
  const places = [...new Set(senders.map(sender => whereIs(sender.at, at)))]
  return places.length === 0
    ? `Write one that there is in place of \`${id}\`, or add \`${id}\`.`
    : `Write one that is there in place of \`${id}\`. If customers are not to open it any more, delete the button that sends \`${event}\`, in ${places.join(' and ')}, and this line.`
}

function checkTarget(input: PassInput, to: Text, handled: Handled): void {
  const { screen } = handled
  const { flow, flowIds, problems } = input
  const kind = kinds.find(name => to.text.startsWith(`${name}:`))
  const id = kind === undefined ? '' : to.text.slice(kind.length + 1)
  const prefix = `${kind}:`
  if (kind === undefined && !plainTargets.includes(to.text)) {
    const known = [
      ...plainTargets,
      ...stepsOf(flow).map(name => `step:${name}`),
      ...modalsOf(flow).map(name => `modal:${name}`),
    ]
    const bare = named(flow, to.text.slice(to.text.indexOf(':') + 1))
    problems.add(
      'unknown-target',
      to.at,
      `\`${to.text}\` does not say where to lead.`,
      bare === undefined ? { name: to.text, known } : { name: to.text, write: bare },
    )
  }
  if (kind === 'step' || kind === 'return') checkStep(input, id, to, handled)
  if (kind === 'modal' && !flow.modals.has(id)) {
    const known = modalsOf(flow)
    const what = `The flow has no modal \`${id}\`.${choices(id, known, to, flow.modals.values())}`
    problems.add('unknown-modal', to.at, what, { name: id, known, prefix }, adviceFor(id, known, to, handled))
  }
  if (kind === 'flow' && !flowIds.has(id)) {
    problems.add('unknown-flow', to.at, `There is no flow \`${id}\`.`, { name: id, known: flowIds, prefix })
  }
  if (kind === 'field') checkField(input, id, to, screen)
  if (to.text === 'close' && screen !== undefined && 'paths' in screen) {
    problems.add('misplaced-target', to.at, `\`close\` closes a modal, and \`${screen.id}\` is a step.`)
  }
}

function checkField(input: PassInput, fact: string, to: Text, screen: StepModel | ModalModel | undefined): void {
  const { catalogue, problems } = input
  if (own(catalogue.facts, fact) === undefined) {
    const known = Object.keys(catalogue.facts)
    problems.add('unknown-fact', to.at, `There is no fact \`${fact}\`.`, { name: fact, known, prefix: 'field:' })
  } else if (!screen?.blocks.some(({ writes }) => writes.includes(fact))) {
    const known = screen?.blocks.flatMap(({ writes }) => writes) ?? []
    problems.add('misplaced-target', to.at, `No field for \`${fact}\` is on this screen.`, {
      name: fact,
      known,
      prefix: 'field:',
    })
  }
}
