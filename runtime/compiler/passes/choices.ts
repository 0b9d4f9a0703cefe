import { own } from '../../engine/flow.ts'
import { handlingOf, screensOf } from '../flow-parts.ts'
import { partOf, textOf } from '../json-tree.ts'
import type { BlockModel } from '../model.ts'
import type { Pass, PassInput } from '../pass.ts'

/**
 * Checks choices that depend on each other, such as a day on how often. The block in which the customer changes the
 * first choice clears the second one, and a block asks for it again. Also checks that a tap that makes a choice starts
 * a service that uses it.
 */
export const checkChoices: Pass = input => {
  checkDependent(input)
  checkUse(input)
}

function checkDependent({ flow, problems }: PassInput): void {
  const blocks = screensOf(flow).flatMap(screen => screen.blocks)
  const askedBy = (fact: string) => blocks.find(block => block.fact === fact)
  for (const block of blocks) {
    const [by, clears] = ['by', 'clears'].map(prop => textOf(partOf(block.tree, prop)))
    const asked = by && askedBy(by.text)
    if (by !== undefined && clearedIn(asked) !== block.fact) {
      const why =
        asked === undefined ? 'no block asks for that' : `\`${nameOf(asked)}\`, which asks for that, does not clear it`
      problems.add(
        'stale-choice',
        by.at,
        `\`${nameOf(block)}\` asks for \`${block.fact}\` by \`${by.text}\`, and ${why}.`,
      )
    }
    if (clears !== undefined && askedBy(clears.text) === undefined)
      problems.add(
        'stale-choice',
        clears.at,
        `\`${nameOf(block)}\` clears \`${clears.text}\`, and no block asks for it.`,
      )
  }
}

function clearedIn(block: BlockModel | undefined): string | undefined {
  return textOf(partOf(block?.tree, 'clears'))?.text
}

function nameOf({ id, name }: BlockModel): string {
  return id?.text ?? name
}

function checkUse({ flow, catalogue, problems }: PassInput): void {
  for (const screen of screensOf(flow)) {
    for (const block of screen.blocks) {
      const event = textOf(partOf(block.tree, 'event'))
      const { service } = handlingOf(flow, screen, event?.text ?? '') ?? {}
      const needs = own(catalogue.services, service?.text ?? '')?.needs
      if (block.fact === undefined || service === undefined || needs?.includes(block.fact) !== false) continue
      const what = `A tap in \`${nameOf(block)}\` of \`${screen.id}\` chooses \`${block.fact}\`, and ${service.text} does not use it.`
      problems.add('unused-choice', service.at, what)
    }
  }
}
