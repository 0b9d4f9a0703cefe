import { own } from '../../../engine/flow.ts'
import { decide } from '../../../engine/guards.ts'
import { handlingOf, screensOf } from '../../flow-parts.ts'
import type { Theorem } from '../proof.ts'
import type { Domains } from '../worlds.ts'

/**
 * Theorem: a button that charges is not hidden from everybody. If its service works while all facts of its conditions
 * are unknown, as for most customers, then the guard of the button can be true for them.
 */
export const hidden: Theorem = ({ catalogue, explored, flow, prepared, problems }) => {
  for (const screen of screensOf(flow)) {
    for (const { id, name, when, emits } of screen.blocks) {
      if (when === undefined) continue
      for (const { text } of emits.flatMap(event => handlingOf(flow, screen, event.text)?.service ?? [])) {
        const conditions = own(catalogue.services, text)?.onlyIf ?? []
        const usual: Domains = new Map(conditions.map(({ fact }) => [fact, [undefined]]))
        if (conditions.every(({ present }) => present)) continue
        if (explored.worlds.some(usual, facts => decide(prepared.guards, when.text, facts) === true)) continue
        const what = `\`${id?.text ?? name}\` of \`${screen.id}\` runs ${text}, and \`${when.text}\` hides it from most customers, for whom that would work.`
        problems.add('hidden-control', when.at, what)
      }
    }
  }
}
