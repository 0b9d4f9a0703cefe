import { listOf, objectOf } from '../../../runtime/compiler/diff/json.ts'
import { set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'
import { stepsOf } from '../sites.ts'
import { eachStep, property } from '../step-class.ts'

export const addressClasses: readonly MutationClass[] = [
  property('path-other', 'An address is written wrongly.', 'path', now =>
    typeof now === 'string' ? [`${now}/`, now.slice(1), now.toUpperCase(), `${now}2`, '/'] : [],
  ),
  {
    name: 'paths-swapped',
    about: 'Two steps have the other’s address.',
    mutate: authored => {
      const steps = stepsOf(authored).filter(({ json }) => typeof json.path === 'string')
      return pick(pairsOf(steps), steps.length, authored.file).map(([one, other]) =>
        swap(
          { path: [...one.path, 'path'], before: one.json.path },
          { path: [...other.path, 'path'], before: other.json.path },
        ),
      )
    },
  },
  property('path-taken', 'A step has the address of another one.', 'path', (_, { path, id }, { whole }) =>
    pick(
      Object.entries(objectOf(whole.steps)).filter(([other]) => other !== id),
      1,
      path,
    ).map(([, step]) => objectOf(step).path),
  ),
  property('path-named', 'An address contains a personal or secret fact.', 'aliases', now =>
    ['customer.cpf', 'login.code', 'payment.pan', 'session.msisdn'].map(fact => [
      ...listOf(now),
      `/status_x/{${fact}}`,
    ]),
  ),
  eachStep('alias-removed', 'A former address opens nothing.', ({ path, json }) =>
    listOf(json.aliases).map((alias, at) => set([...path, 'aliases', at], alias, undefined)),
  ),
  eachStep('alias-moved', 'A former address opens another step.', (step, authored) =>
    listOf(step.json.aliases).flatMap((alias, at) =>
      pick(
        stepsOf(authored).filter(({ id }) => id !== step.id),
        1,
        [step.path, at],
      ).map(({ path, json }) => ({
        changes: [
          { path: [...step.path, 'aliases', at], before: alias },
          { path: [...path, 'aliases'], before: json.aliases, after: [...listOf(json.aliases), alias] },
        ],
      })),
    ),
  ),
]
