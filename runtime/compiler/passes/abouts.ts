import { own } from '../../engine/flow.ts'
import { type About, type Abouts, journeyOf } from '../abouts.ts'
import { factsIn, handlingsIn, screensOf } from '../flow-parts.ts'
import type { Place, Text } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import { idIn, type Pass, type PassInput, shownBy } from '../pass.ts'
import type { Problems } from '../problem.ts'

/** Checks that each file of a flow does only what its `about` part allows. */
export const checkAbouts: Pass = input => {
  const { flow, abouts } = input
  const files = [...abouts].filter(([file]) => flow.files.has(file))
  if (files.length === 0) return
  const facts = factsUsed(flow)
  const targets = targetsIn(flow)
  for (const [file, about] of files) {
    const isHere = ({ at }: Text) => at.file === file
    checkFacts(input, facts.filter(isHere), about)
    checkTargets(input, targets.filter(isHere), file, about)
  }
}

function checkFacts({ catalogue, problems }: PassInput, all: readonly Text[], { facts }: About): void {
  if (facts === undefined) return
  const known = facts.map(({ text }) => text)
  const used = new Set<string>()
  for (const { text: fact, at } of all) {
    if (own(catalogue.facts, fact) === undefined || fact.startsWith('own.')) continue
    const [domain = ''] = fact.split('.')
    used.add(domain)
    if (known.includes(domain)) continue
    const what = `\`${fact}\` is used in a file that is about ${list(known)}.`
    problems.add('foreign-fact', at, what)
  }
  for (const { text, at } of facts)
    if (!used.has(text)) idle(problems, at, 'facts', text, `uses no fact of \`${text}\``)
}

/**
 * Returns every fact that the flow reads or writes. The position is that of the fact's name. If a guard reads the fact,
 * it is the position of the guard's name.
 */
function factsUsed(flow: FlowModel): readonly Text[] {
  const through = (guard: Text | undefined): readonly Text[] =>
    guard === undefined ? [] : factsIn(flow, guard.text).map(text => ({ text, at: guard.at }))
  return [
    ...[...flow.guards.values()].flatMap(({ fact, names }) => [...(fact ? [fact] : []), ...names.flatMap(through)]),
    ...screensOf(flow).flatMap(({ blocks }) => blocks.flatMap(block => [...block.reads, ...through(block.when)])),
    ...handlingsIn(flow).flatMap(({ ways }) => ways.flatMap(({ when }) => through(when))),
    ...[...flow.steps.values()].flatMap(({ needs, retitled }) => [...needs, ...through(retitled.when)]),
  ]
}

function checkTargets(
  { flow, abouts, problems }: PassInput,
  targets: readonly Text[],
  file: string,
  { leadsTo }: About,
): void {
  if (leadsTo === undefined) return
  const known = leadsTo.map(({ text }) => text)
  const used = new Set<string>()
  for (const to of targets) {
    const screen = screenOf(flow, to)
    if (screen === undefined || screen.at.file === file) continue
    const other = journeyOf(screen.at.file)
    used.add(other)
    if (!known.includes(other))
      problems.add(
        'foreign-target',
        to.at,
        `\`${to.text}\` is in \`${other}\`, and \`${journeyOf(file)}\` leads to ${list(known)}.`,
      )
    else if (!isEntry(abouts, screen.at.file, screen.id))
      problems.add('foreign-target', to.at, `\`${to.text}\` is no entry of \`${other}\`.`)
  }
  for (const { text, at } of leadsTo)
    if (!used.has(text)) idle(problems, at, 'leadsTo', text, `does not lead to \`${text}\``)
}

/** Reports a name in `about` that the file has no use for. */
function idle(problems: Problems, at: Place, key: string, name: string, lack: string): void {
  const what = `\`about\` names \`${name}\` in \`${key}\`, and the file ${lack}.`
  problems.add('idle-about', at, what, undefined, `Delete \`"${name}"\` from \`${key}\`, in line ${at.line}.`)
}

function isEntry(abouts: Abouts, file: string, screen: string): boolean {
  const entries = abouts.get(file)?.entries
  return entries === undefined || entries.some(({ text }) => text === screen)
}

function targetsIn(flow: FlowModel): readonly Text[] {
  const steps = [...flow.steps.values()].flatMap(step => [step.else, step.back].filter(to => to !== undefined))
  return [...handlingsIn(flow).flatMap(({ ways }) => ways.map(({ to }) => to)), ...steps]
}

function screenOf({ steps, modals }: FlowModel, to: Text) {
  return steps.get(shownBy(to) ?? '') ?? modals.get(idIn(to, 'modal') ?? '')
}

function list(names: readonly string[]): string {
  return names.length === 0 ? 'nothing' : names.map(name => `\`${name}\``).join(', ')
}
