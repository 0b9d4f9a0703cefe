import { isDeepStrictEqual } from 'node:util'
import { isObject, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import { nearMiss } from '../../../runtime/compiler/near-miss.ts'
import type { Authored } from '../authored.ts'
import { chargesOf } from '../charging.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'
import { entries, type Handler, handlersOf, stepsOf } from '../sites.ts'

function eachHandler(
  name: string,
  about: string,
  edits: (handler: Handler, authored: Authored) => readonly (Json | undefined)[],
): MutationClass {
  const mutate = (authored: Authored): readonly Edit[] =>
    handlersOf(authored).flatMap(handler =>
      edits(handler, authored)
        .filter(other => !isDeepStrictEqual(other, handler.json))
        .map(other => set(handler.path, handler.json, other)),
    )
  return { name, about, mutate }
}

const serviceOf = ({ json }: Handler) => textIn(objectOf(json).run)

/**
 * Returns other services with exactly the same outcomes. A mutation can replace one by the other, because the handler
 * fits both.
 */
function twinsOf(name: string, { catalogue }: Authored): readonly string[] {
  const key = (service: string) =>
    Object.keys(catalogue.services[service]?.outcomes ?? {})
      .sort()
      .join(' ')
  return Object.keys(catalogue.services).filter(other => other !== name && key(other) === key(name))
}

const placed = (places: readonly Handler['place'][], handler: Handler) => places.includes(handler.place)

/** Returns a mutation class that makes steps charge without a customer's action. */
function chargeAt(name: string, about: string, place: 'enter' | 'watch'): MutationClass {
  return {
    name,
    about,
    mutate: authored =>
      stepsOf(authored).flatMap(({ path, json }) =>
        pick(chargesOf(authored), 1, path).map(run => set([...path, place], json[place], run)),
      ),
  }
}

export const runClasses: readonly MutationClass[] = [
  eachHandler('handler-removed', 'An event is not handled.', () => [undefined]),
  eachHandler('handler-nulled', 'A handler is null.', () => [null]),
  eachHandler('always-charges', 'An event that any screen can send makes a charge.', (handler, authored) =>
    placed(['always'], handler) ? pick(chargesOf(authored), 2, handler.path) : [],
  ),
  eachHandler('event-runs-charge', 'An event of a screen makes a charge.', (handler, authored) =>
    placed(['on'], handler) ? pick(chargesOf(authored), 1, handler.path) : [],
  ),
  chargeAt('enter-charges', 'A step makes a charge when it is shown.', 'enter'),
  chargeAt('watch-charges', 'A step makes a charge while it is shown.', 'watch'),
  eachHandler('enter-removed', 'A step no longer runs its service when it is shown.', handler =>
    placed(['enter'], handler) ? [undefined] : [],
  ),
  eachHandler('watch-removed', 'A step no longer watches.', handler => (placed(['watch'], handler) ? [undefined] : [])),
  {
    name: 'enter-watch-swapped',
    about: 'A step watches with what it should run once.',
    mutate: authored =>
      stepsOf(authored).flatMap(({ path, json: { enter, watch } }) =>
        enter === undefined && watch === undefined
          ? []
          : [
              {
                changes: [
                  { path: [...path, 'enter'], before: enter, after: watch },
                  { path: [...path, 'watch'], before: watch, after: enter },
                ],
              },
            ],
      ),
  },
  {
    name: 'service-twin',
    about: 'Another service with the same outcomes runs.',
    mutate: authored =>
      handlersOf(authored).flatMap(handler => {
        const service = serviceOf(handler)
        return service === undefined
          ? []
          : twinsOf(service, authored).map(twin => set([...handler.path, 'run'], service, twin))
      }),
  },
  {
    name: 'service-other',
    about: 'Another service runs.',
    mutate: authored =>
      handlersOf(authored).flatMap(handler => {
        const service = serviceOf(handler)
        const others = Object.keys(authored.catalogue.services)
        const near =
          service &&
          nearMiss(
            service,
            others.filter(name => name !== service),
          )
        return service === undefined
          ? []
          : [...new Set([...(near === undefined || near === '' ? [] : [near]), ...pick(others, 1, handler.path)])]
              .filter(name => name !== service)
              .map(name => set([...handler.path, 'run'], service, name))
      }),
  },
  eachHandler('service-skipped', 'An event leads on at once, without its service.', handler => {
    const { run, outcomes } = objectOf(handler.whole)
    const [first] = entries(outcomes).flatMap(([, way]) => (typeof way === 'string' ? [way] : []))
    return run !== undefined && first !== undefined && placed(['on', 'always'], handler) ? [first] : []
  }),
  {
    name: 'handlers-swapped',
    about: 'Two events do what the other should.',
    mutate: authored => {
      const handlers = handlersOf(authored).filter(handler => placed(['on', 'always'], handler))
      const home = ({ path }: Handler) => path.slice(0, -1).join('/')
      const beside = pairsOf(handlers).filter(
        ([one, other]) => home(one) === home(other) && !isDeepStrictEqual(one.json, other.json),
      )
      return pick(beside, handlers.length * 2, authored.file).map(([one, other]) =>
        swap({ path: one.path, before: one.json }, { path: other.path, before: other.json }),
      )
    },
  },
  eachHandler('send-other', 'A dialog sends another event to its step.', ({ json, path }, authored) => {
    const { close, send } = objectOf(json)
    if (!isObject(json) || close !== true) return []
    const events = entries(authored.whole.steps).flatMap(([, step]) => Object.keys(objectOf(objectOf(step).on)))
    const others = [...new Set(events)].filter(event => event !== send)
    return ['submit', 'payAnyway', ...pick(others, 2, path)].map(event => ({ ...json, send: event }))
  }),
  eachHandler('send-removed', 'A dialog sends nothing to its step.', ({ json }) =>
    objectOf(json).send === undefined ? [] : ['close', { close: true }],
  ),
]
