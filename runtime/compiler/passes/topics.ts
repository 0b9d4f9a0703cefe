import { own } from '../../engine/flow.ts'
import type { Catalogue } from '../catalogue.ts'
import { domainOf, factsIn, handlingsOf, screensOf, shownOn } from '../flow-parts.ts'
import type { ModalModel, StepModel } from '../model.ts'
import type { Pass } from '../pass.ts'

/**
 * Checks that the guard of a block reads facts of which its screen speaks: some that the screen needs, reads, writes or
 * shows, or that its services read or bring. Facts of the app itself, such as an ability of the operator, facts of which
 * no screen speaks, and screens for anybody are left out.
 */
export const checkTopics: Pass = ({ flow, catalogue, problems }) => {
  const ofApp = [...catalogue.givenFacts, ...catalogue.appFacts]
  const screens = screensOf(flow)
    .filter(screen => !('isPrivate' in screen) || screen.isPrivate)
    .map(screen => ({ screen, topics: topicsOf(screen, catalogue) }))
  const spoken = new Set(screens.flatMap(({ topics }) => [...topics]))
  for (const { screen, topics } of screens) {
    const isForeign = (fact: string): boolean =>
      !ofApp.includes(fact) && !topics.has(domainOf(fact)) && spoken.has(domainOf(fact))
    for (const { id, name, when } of screen.blocks) {
      const foreign = when && factsIn(flow, when.text).find(isForeign)
      if (foreign === undefined) continue
      const what = `\`${id?.text ?? name}\` of \`${screen.id}\` is shown where \`${when?.text}\` holds, and nothing else there is about \`${foreign}\`.`
      problems.add('foreign-guard', when?.at ?? screen.at, what)
    }
  }
}

function topicsOf(screen: StepModel | ModalModel, { services }: Catalogue): ReadonlySet<string> {
  const needed = 'needs' in screen ? screen.needs.map(({ text }) => text) : []
  const served = handlingsOf(screen).flatMap(({ service }) => {
    const { needs = [], late, outcomes = {} } = own(services, service?.text ?? '') ?? {}
    const brought = Object.values(outcomes).flatMap(outcome => [...(outcome?.gives ?? []), ...(outcome?.mayGive ?? [])])
    return [...needs, ...(late === undefined ? [] : [late]), ...brought]
  })
  return new Set([...shownOn(screen), ...needed, ...served].map(domainOf))
}
