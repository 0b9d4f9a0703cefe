import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { factsIn, guardTree } from '../flow-parts.ts'
import { partOf, textsOf } from '../json-tree.ts'
import type { FlowModel } from '../model.ts'
import type { Pass } from '../pass.ts'

/**
 * Checks that the parts of an `any` are alternatives: two of them read the same fact, or each asks only whether something
 * of the same kind is known. Parts about different things, such as a card and an ability, belong in `all`.
 */
export const checkAlternatives: Pass = ({ flow, catalogue, problems }) => {
  for (const [name, { at }] of flow.guards) {
    const parts = textsOf(partOf(guardTree(flow, name), 'any')).map(({ text }) => text)
    const [first, ...others] = parts
    if (first === undefined) continue
    const other = others.find(one => !isAlternative(flow, catalogue, first, one))
    if (other === undefined) continue
    const what = `\`${name}\` holds where \`${first}\` or \`${other}\` does, and these are about different things.`
    const mend = `Write \`"all"\` in place of \`"any"\`. If either is really enough, use each in a branch or block of its own.`
    problems.add('unlike-parts', at, what, undefined, mend)
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
