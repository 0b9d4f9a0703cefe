import { listOf, objectOf } from '../../../runtime/compiler/diff/json.ts'
import type { Authored } from '../authored.ts'
import { set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'
import { screensOf } from '../sites.ts'
import { eachStep, property } from '../step-class.ts'

const idsOf = ({ whole }: Authored) => Object.keys(objectOf(whole.steps))
const facts = ({ catalogue }: Authored) => Object.keys(catalogue.facts)

export const stepClasses: readonly MutationClass[] = [
  eachStep('need-removed', 'A step no longer needs a fact.', ({ path, json }) =>
    listOf(json.needs).map((need, at) => set([...path, 'needs', at], need, undefined)),
  ),
  eachStep('needs-removed', 'A step needs no facts.', ({ path, json }) =>
    json.needs === undefined ? [] : [set([...path, 'needs'], json.needs, undefined)],
  ),
  property('need-added', 'A step needs one more fact.', 'needs', (now, { path }, authored) =>
    pick(facts(authored), 1, path).map(fact => [...listOf(now), fact]),
  ),
  eachStep('need-other', 'A step needs another fact.', ({ path, json }, authored) =>
    listOf(json.needs).flatMap((need, at) =>
      pick(facts(authored), 1, [path, at]).map(fact => set([...path, 'needs', at], need, fact)),
    ),
  ),
  property('else-removed', 'A step no longer says where to go without its facts.', 'else', now =>
    now === undefined ? [] : [undefined],
  ),
  property('else-other', 'A step without its facts leads to another step.', 'else', (now, { path, id }, authored) =>
    now === undefined ? [] : [`step:${id}`, ...pick(idsOf(authored), 2, path).map(other => `step:${other}`)],
  ),
  property('back-none', 'Back is not allowed.', 'back', () => ['none']),
  property('back-visited', 'Back leads to the step before.', 'back', now => (now === undefined ? [] : ['visited'])),
  property('back-removed', 'A step no longer says where Back leads.', 'back', now =>
    now === undefined ? [] : [undefined],
  ),
  property('back-other', 'Back leads to another step.', 'back', (_, { path, id }, authored) => [
    `step:${id}`,
    ...pick(idsOf(authored), 1, path).map(other => `step:${other}`),
  ]),
  property('final-removed', 'A step can be gone back behind.', 'final', now => (now === undefined ? [] : [undefined])),
  property('final-added', 'A step cannot be gone back behind.', 'final', now => (now === undefined ? [true] : [])),
  property('access-swapped', 'A step is for customers only, or for anyone.', 'access', now => [
    now === 'customer' ? 'anyone' : 'customer',
  ]),
  property('confirms-removed', 'A step no longer confirms a charge.', 'confirms', now =>
    now === undefined ? [] : [undefined],
  ),
  property('confirms-added', 'A step confirms a charge.', 'confirms', now => (now === undefined ? ['charge'] : [])),
  property('retitled-removed', 'A step has one title, whatever holds.', 'retitled', now =>
    now === undefined ? [] : [undefined],
  ),
  eachStep('header-other', 'A step has another header.', ({ path, json }) =>
    ['brand', 'title', 'hero']
      .filter(header => json.header !== undefined && header !== json.header)
      .map(header => set([...path, 'header'], json.header, header)),
  ),
  {
    name: 'screen-removed',
    about: 'A step or dialog is removed.',
    mutate: authored => screensOf(authored).map(({ path, json }) => set(path, json, undefined)),
  },
  {
    name: 'screen-renamed',
    about: 'A step or dialog is called otherwise.',
    mutate: authored =>
      screensOf(authored).map(({ path, id, json }) => ({
        changes: [
          { path, before: json },
          { path: [...path.slice(0, -1), `${id}-new`], after: json },
        ],
      })),
  },
  {
    name: 'titles-swapped',
    about: 'Two screens have the other’s title.',
    mutate: authored => {
      const screens = screensOf(authored).filter(({ json }) => typeof json.title === 'string')
      return pick(pairsOf(screens), screens.length, authored.file).map(([one, other]) =>
        swap(
          { path: [...one.path, 'title'], before: one.json.title },
          { path: [...other.path, 'title'], before: other.json.title },
        ),
      )
    },
  },
  {
    name: 'screen-like-other',
    about: 'A screen is like another one, or like none.',
    mutate: authored =>
      screensOf(authored).flatMap(screen => {
        const { path, part, json } = screen
        const others = Object.keys(objectOf(authored.whole[part])).filter(id => id !== json.like)
        return json.like === undefined
          ? []
          : [undefined, ...pick(others, 2, path)].map(other => set([...path, 'like'], json.like, other))
      }),
  },
]
