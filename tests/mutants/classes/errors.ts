import { type JsonObject, objectOf, textIn } from '../../../runtime/compiler/diff/json.ts'
import type { Json } from '../../../runtime/compiler/json-tree.ts'
import type { Path } from '../json.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pick } from '../pick.ts'
import { entries } from '../sites.ts'

interface Entry {
  readonly path: Path
  readonly code: string
  readonly json: JsonObject
  /**
   * Another error of the catalogue, from which mutations copy a part into this error. It is chosen at random, but every
   * run chooses the same one.
   */
  readonly other: { readonly path: Path; readonly json: JsonObject }
}

/** Returns the errors of the catalogue, including the fallback for unknown codes. */
function entriesOf(json: JsonObject): readonly Entry[] {
  const all = [
    ...entries(json.codes).map(([code, entry]) => ({ path: ['codes', code], code, json: objectOf(entry) })),
    { path: ['fallback'], code: 'fallback', json: objectOf(json.fallback) },
  ]
  return all.flatMap(entry =>
    pick(
      all.filter(one => one !== entry),
      1,
      entry.path,
    ).map(other => ({ ...entry, other })),
  )
}

function eachEntry(name: string, about: string, edits: (entry: Entry) => readonly Edit[]): MutationClass {
  return { name, about, mutate: ({ kind, json }) => (kind === 'errors' ? entriesOf(json).flatMap(edits) : []) }
}

/** Returns a mutation class that replaces a part of an error in the catalogue by other values. */
function part(
  name: string,
  about: string,
  key: string,
  others: (now: Json | undefined, entry: Entry) => readonly (Json | undefined)[],
): MutationClass {
  return eachEntry(name, about, entry =>
    others(entry.json[key], entry)
      .filter(other => other !== entry.json[key])
      .map(other => set([...entry.path, key], entry.json[key], other)),
  )
}

const events = ['retry', 'home', 'login', 'pay', 'recharge', 'submit', 'payAnyway', 'progress']

/** Returns a mutation class that replaces the event of a button of an error in the catalogue. */
function buttonEvent(name: string, about: string, button: 'main' | 'out'): MutationClass {
  return eachEntry(name, about, ({ path, json }) => {
    const event = textIn(objectOf(json[button]).event)
    return event === undefined
      ? []
      : pick(
          events.filter(other => other !== event),
          2,
          path,
        ).map(other => set([...path, button, 'event'], event, other))
  })
}

export const errorClasses: readonly MutationClass[] = [
  eachEntry('error-removed', 'A code has no entry.', ({ path, json }) => [set(path, json, undefined)]),
  eachEntry('error-renamed', 'A code is misspelt.', ({ path, code, json }) => [
    {
      changes: [
        { path, before: json },
        { path: [...path.slice(0, -1), `${code}:pay`], after: json },
      ],
    },
  ]),
  eachEntry('errors-swapped', 'Two codes have the other’s entry.', ({ path, json, other }) => [
    swap({ path, before: json }, { path: other.path, before: other.json }),
  ]),
  eachEntry('error-texts-swapped', 'Two codes have the other’s sentence.', ({ path, json, other }) => [
    swap({ path: [...path, 'text'], before: json.text }, { path: [...other.path, 'text'], before: other.json.text }),
  ]),
  part('error-money-uncharged', 'A code says that nothing was charged.', 'claims', () => ['none']),
  eachEntry('error-buttons-swapped', 'The two buttons of a code do what the other should.', ({ path, json }) => {
    const [main, out] = [objectOf(json.main).event, objectOf(json.out).event]
    return main === undefined || out === undefined
      ? []
      : [swap({ path: [...path, 'main', 'event'], before: main }, { path: [...path, 'out', 'event'], before: out })]
  }),
  buttonEvent('error-main-other', 'The main button of a code does something else.', 'main'),
  buttonEvent('error-out-other', 'The second button of a code does something else.', 'out'),
  part('error-main-removed', 'A code has no main button.', 'main', () => [undefined]),
  part('error-out-removed', 'A code has no second button.', 'out', () => [undefined]),
  eachEntry('error-placeholder', 'A code names what nobody fills in.', ({ path, json }) =>
    ['{customer.name}', '&CUSTON_TEXT', '{payment.pan}'].map(name =>
      set([...path, 'text'], json.text, `${json.text} ${name}`),
    ),
  ),
  {
    name: 'sentence-other',
    about: 'A sentence about the money is removed, or another one’s.',
    mutate: ({ kind, json }) => {
      const sentences = kind === 'errors' ? entries(json.sentences) : []
      return sentences.flatMap(([key, text], at) => {
        const next = sentences[at + 1]
        const path = ['sentences', key]
        return [
          set(path, text, undefined),
          set(path, text, 'Recarga feita!'),
          ...(next ? [swap({ path, before: text }, { path: ['sentences', next[0]], before: next[1] })] : []),
        ]
      })
    },
  },
  {
    name: 'field-words',
    about: 'A field’s message is removed, or another one’s.',
    mutate: ({ kind, json }) =>
      kind === 'fields'
        ? entries(json).flatMap(([rule, words]) => {
            const all = entries(words)
            const [first, second] = all
            const swapped =
              first && second
                ? [swap({ path: [rule, first[0]], before: first[1] }, { path: [rule, second[0]], before: second[1] })]
                : []
            return [
              ...all.map(([name, text]) => set([rule, name], text, undefined)),
              set([rule], words, undefined),
              ...swapped,
            ]
          })
        : [],
  },
]
