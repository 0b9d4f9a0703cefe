import { screensOf, senderOf, titledName } from '../flow-parts.ts'
import type { FlowModel, Handling } from '../model.ts'
import type { Pass } from '../pass.ts'
import { mostOf } from './likely-targets.ts'

/** Checks that the last branch of each guarded list has no guard. */
export const checkBranches: Pass = ({ flow, problems }) => {
  for (const { name, handling } of namedHandlings(flow)) {
    for (const list of handling.lists) {
      const last = list[list.length - 1]
      if (last === undefined || list.some(({ when }) => when === undefined)) continue
      const to = mostOf(list.map(way => way.to.text))
      const alike = list.find(way => way.to.text === to)
      const what = `The list of ${name} ends with a branch that has a \`when\`: \`${last.when?.text ?? ''}\`.`
      const mend = `Write \`, { "to": "${to}" }\` before the \`]\`. Everybody else is then led where \`${alike?.when?.text}\` leads; if they are to get elsewhere, write that target.`
      problems.add('open-list', last.at, what, undefined, mend)
    }
  }
}

interface Named {
  /** Where a customer meets the handler, in words. */
  readonly name: string
  readonly handling: Handling
}

function namedHandlings(flow: FlowModel): readonly Named[] {
  return [
    ...[...flow.always].map(([event, handling]) => ({ name: `\`${event}\` in \`always\``, handling })),
    ...screensOf(flow).flatMap(screen => [
      ...('enter' in screen && screen.enter
        ? [{ name: `\`enter\` of ${titledName(screen)}`, handling: screen.enter }]
        : []),
      ...('watch' in screen && screen.watch
        ? [{ name: `\`watch\` of ${titledName(screen)}`, handling: screen.watch }]
        : []),
      ...[...screen.on].map(([event, handling]) => {
        const label = senderOf(screen, event)
        const sent = label === undefined ? '' : `, which the button “${label}” sends,`
        return { name: `\`${event}\` of ${titledName(screen)}${sent}`, handling }
      }),
    ]),
  ]
}
