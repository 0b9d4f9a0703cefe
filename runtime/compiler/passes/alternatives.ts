import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { factsIn, guardTree, handlingsIn } from '../flow-parts.ts'
import { partOf, type Tree, textsOf } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Pass } from '../pass.ts'
import type { Problems } from '../problem.ts'

/**
 * Checks that the parts of an `any` are alternatives: two of them read the same fact, or each asks only whether something
 * of the same kind is known. Parts about different things, such as a card and an ability, belong in `all`.
 */
export const checkAlternatives: Pass = ({ flow, catalogue, problems }) => {
  for (const [name, { at }] of flow.guards) {
    checkLonePart(guardTree(flow, name), name, problems)
    checkBoth(flow, catalogue, name, problems)
    const parts = textsOf(partOf(guardTree(flow, name), 'any')).map(({ text }) => text)
    const [first, ...others] = parts
    if (first === undefined) continue
    const other = others.find(one => !isAlternative(flow, catalogue, first, one))
    if (other === undefined) {
      checkSiblings(flow, parts, name, problems)
      continue
    }
    const what = `\`${name}\` holds where \`${first}\` or \`${other}\` does, and these are about different things.`
    const mend = `Write \`"all"\` in place of \`"any"\`. If either is really enough, use each in a branch or block of its own.`
    problems.add('unlike-parts', at, what, undefined, mend)
  }
}

/**
 * Checks that a list of branches that has a branch for one part of an `any` has one for each part: where a payment may
 * return from two kinds of pages, each of them is led on.
 */
function checkSiblings(flow: FlowModel, parts: readonly string[], name: string, problems: Problems): void {
  for (const list of new Set(handlingsIn(flow).flatMap(({ lists }) => lists))) {
    const asked = list.flatMap(({ when }) => when ?? [])
    const [one] = asked.filter(({ text }) => parts.includes(text))
    const missing = parts.find(part => !asked.some(({ text }) => text === part))
    if (one === undefined || missing === undefined) continue
    const what = `These branches ask for \`${one.text}\` and not for \`${missing}\`, and \`${name}\` names both.`
    const why = `Customers for whom \`${missing}\` holds would be led as everybody else.`
    const mend = `Write a branch with \`"when": "${missing}"\` beside this one.`
    problems.add('odd-branch', one.at, what, undefined, { why, mend })
  }
}

/**
 * Reports an `all` of alternatives: whether the same of two subjects is known, such as the end of a payment at a bank and
 * of one at a wallet.
 */
function checkBoth(flow: FlowModel, catalogue: Catalogue, name: string, problems: Problems): void {
  const list = partOf(guardTree(flow, name), 'all')
  const parts = textsOf(list).map(({ text }) => ({ text, kind: kindOf(flow, catalogue, text) }))
  for (const [at, one] of parts.entries()) {
    const other = parts
      .slice(at + 1)
      .find(({ kind }) => kind !== undefined && kind.last === one.kind?.last && kind.domain !== one.kind?.domain)
    if (list === undefined || other === undefined) continue
    const what = `\`${name}\` holds only where both \`${one.text}\` and \`${other.text}\` do, and these are alternatives.`
    const why = 'It would hold for hardly anybody.'
    problems.add('unlike-parts', list.at, what, undefined, { why, mend: 'Write `"any"` in place of `"all"`.' })
  }
}

/** Reports a list with one guard. Its author has most likely removed one guard too many. */
function checkLonePart(guard: Tree | undefined, name: string, problems: Problems): void {
  for (const key of ['all', 'any']) {
    const list = partOf(guard, key)
    const [only, ...others] = textsOf(list)
    if (list === undefined || only === undefined || others.length > 0) continue
    const what = `\`${name}\` has only \`${only.text}\` in \`${key}\`.`
    const mend = `Write the missing guard beside \`${only.text}\`. If none is missing, remove \`${name}\`, and write \`${only.text}\` wherever it stands.`
    problems.add('lone-part', list.at, what, undefined, mend)
  }
}

function isAlternative(flow: FlowModel, catalogue: Catalogue, one: string, other: string): boolean {
  const facts = factsIn(flow, other)
  if (factsIn(flow, one).some(fact => facts.includes(fact))) return true
  const [kind, otherKind] = [one, other].map(name => kindOf(flow, catalogue, name))
  if (kind === undefined || otherKind === undefined || kind.type !== otherKind.type) return false
  return kind.domain === otherKind.domain || kind.last === otherKind.last
}

/** Returns the parts of the name of the only fact that a guard asks to be known or unknown, and the fact’s type. */
function kindOf(flow: FlowModel, { facts }: Catalogue, name: string) {
  const fact = flow.guards.get(name)?.fact?.text
  const isPresence = partOf(guardTree(flow, name), 'present') !== undefined
  if (fact === undefined || !isPresence) return undefined
  const [domain, last] = fact.split('.')
  return { type: own(facts, fact)?.type, domain, last }
}
