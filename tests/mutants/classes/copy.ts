import type { Authored } from '../authored.ts'
import { type Copy, copiesOf } from '../copy-sites.ts'
import { type Edit, set, swap } from '../mutant.ts'
import type { MutationClass } from '../mutation-class.ts'
import { pairsOf, pick } from '../pick.ts'

/** Returns a mutation class that changes a text. */
function rewrite(
  name: string,
  about: string,
  others: (copy: Copy, authored: Authored) => readonly string[],
): MutationClass {
  const mutate = (authored: Authored): readonly Edit[] =>
    copiesOf(authored).flatMap(copy =>
      others(copy, authored)
        .filter(other => other !== copy.text)
        .map(other => set(copy.path, copy.text, other)),
    )
  return { name, about, mutate }
}

interface Placeholder {
  readonly whole: string
  readonly name: string
  readonly format: string
}

function placeholdersIn({ text, filled }: Copy): readonly Placeholder[] {
  return filled === 'facts'
    ? [...text.matchAll(/\{([\w.]+)(:\w+)?\}/g)].map(([whole, name = '', format = '']) => ({ whole, name, format }))
    : []
}

/** Returns the names of the facts with the label `secret` or `personal`, or of those without a label. */
function factsOf({ catalogue }: Authored, label: 'secret' | 'personal' | undefined): readonly string[] {
  return Object.entries(catalogue.facts).flatMap(([name, fact]) => (fact?.label === label ? [name] : []))
}

function sameType(name: string, { catalogue }: Authored): readonly string[] {
  const { type, label } = catalogue.facts[name] ?? {}
  return Object.entries(catalogue.facts).flatMap(([other, fact]) =>
    other !== name && fact?.type === type && (fact?.label === 'secret') === (label === 'secret') ? [other] : [],
  )
}

/** Returns a mutation class that changes each placeholder. */
function replaced(
  name: string,
  about: string,
  others: (placeholder: Placeholder, authored: Authored, copy: Copy) => readonly string[],
): MutationClass {
  return rewrite(name, about, (copy, authored) =>
    placeholdersIn(copy).flatMap(placeholder =>
      others(placeholder, authored, copy).map(other => copy.text.replace(placeholder.whole, other)),
    ),
  )
}

const isShared = ({ text }: Copy) => text.includes('NSU')
const isTerms = ({ text }: Copy) => /cobramos|[Aa]utoriza/.test(text)

export const copyClasses: readonly MutationClass[] = [
  replaced(
    'placeholder-same-type',
    'A text names another fact of the same type.',
    ({ name, format }, authored, { path }) =>
      pick(sameType(name, authored), 2, [path, name]).map(other => `{${other}${format}}`),
  ),
  replaced('placeholder-other-type', 'A text names a fact of another type.', ({ name, format }, authored, { path }) => {
    const same = new Set(sameType(name, authored))
    const others = factsOf(authored, undefined).filter(other => !same.has(other) && other !== name)
    return pick(others, 1, [path, name]).map(other => `{${other}${format}}`)
  }),
  replaced('placeholder-secret', 'A text names a secret fact.', (_, authored, { path }) =>
    pick(factsOf(authored, 'secret'), 1, path).map(other => `{${other}}`),
  ),
  replaced('placeholder-personal', 'A text names a personal fact in place of its own.', (_, authored, { path }) =>
    pick(factsOf(authored, 'personal'), 1, path).map(other => `{${other}}`),
  ),
  replaced('format-other', 'A fact is written in another format.', ({ name, format }, { catalogue }) =>
    Object.keys(catalogue.formats)
      .filter(other => `:${other}` !== format)
      .map(other => `{${name}:${other}}`),
  ),
  replaced('format-removed', 'A fact is written without its format.', ({ name }) => [`{${name}}`]),
  replaced('placeholder-removed', 'A text lost a fact.', () => ['']),
  replaced('amount-typed', 'A text has a value typed by hand.', ({ format }) =>
    format === ':money' ? ['R$ 20,00', '20'] : format === ':phone' ? ['(11) 98765-4321'] : [],
  ),
  rewrite(
    'own-placeholder-typed',
    'A text has a value typed by hand where the block fills it in.',
    ({ text, filled }) =>
      filled === 'own' ? [...text.matchAll(/\{\w+\}/g)].map(([whole]) => text.replace(whole, 'R$ 20,00')) : [],
  ),
  rewrite('own-placeholder-removed', 'A text lost what the block fills in.', ({ text, filled }) =>
    filled === 'own' ? [...text.matchAll(/ ?\{\w+\}/g)].map(([whole]) => text.replace(whole, '')) : [],
  ),
  rewrite('own-placeholder-misspelt', 'A text misspells what the block fills in.', ({ text, filled }) =>
    filled === 'own' ? [...text.matchAll(/\{(\w+)\}/g)].map(([whole, name]) => text.replace(whole, `{${name}s}`)) : [],
  ),
  rewrite('personal-added', 'A text tells a personal fact.', ({ text, filled, path }, authored) =>
    filled === 'facts'
      ? [...new Set(['customer.cpf', 'login.code', ...pick(factsOf(authored, 'personal'), 1, path)])].map(
          fact => `${text} {${fact}}`,
        )
      : [],
  ),
  rewrite('shared-personal', 'A shared text tells a personal fact.', (copy, authored) =>
    isShared(copy) ? factsOf(authored, 'personal').map(fact => copy.text.replace(/\{[^}]*\}/, `{${fact}}`)) : [],
  ),
  rewrite('fact-in-plain-text', 'A text that is shown as it is names a fact.', ({ text, filled }) =>
    filled === 'none' ? [`${text} {recharge.value:money}`] : [],
  ),
  rewrite('brace-lost', 'A brace is missing or one too many.', ({ text }) =>
    text.includes('{') ? [text.replace('}', ''), text.replace('{', ''), text.replace('{', '{{')] : [],
  ),
  rewrite('placeholder-spaced', 'A placeholder has a space in it.', ({ text }) =>
    text.includes('{') ? [text.replace('{', '{ '), text.replace('}', ' }')] : [],
  ),
  rewrite('text-empty', 'A text is empty.', () => ['']),
  rewrite('text-blank', 'A text is a space.', () => [' ']),
  rewrite('text-long', 'A text is twice as long as its place.', ({ text }) => [
    `${text} `.repeat(Math.ceil(400 / (text.length + 1))).trim(),
  ]),
  rewrite('terms-removed', 'What a customer authorizes is not said.', copy =>
    isTerms(copy) ? ['Ao continuar, você concorda.', copy.text.replace(/[^.:]*cobramos[^.]*\./, '')] : [],
  ),
  rewrite('says-uncharged', 'A text says that nothing was charged.', ({ text }) => [
    text.includes('Nada foi cobrado') ? text : `Nada foi cobrado. ${text}`,
  ]),
  rewrite('says-paid', 'A text says that the recharge is made.', ({ text }) => [
    text.includes('Recarga feita') ? text : 'Recarga feita!',
  ]),
  {
    name: 'texts-swapped',
    about: 'Two texts of a screen have the other’s place.',
    mutate: authored => {
      const copies = copiesOf(authored).filter(({ block }) => block !== undefined)
      const beside = pairsOf(copies).filter(
        ([one, other]) => one.block?.screen.id === other.block?.screen.id && one.text !== other.text,
      )
      return pick(beside, copies.length, authored.file).map(([one, other]) =>
        swap({ path: one.path, before: one.text }, { path: other.path, before: other.text }),
      )
    },
  },
]
