import { mutationClasses } from './classes.ts'
import { reasonFor } from './equivalents.ts'
import type { Verdict } from './judge.ts'
import type { Mutant } from './mutant.ts'

export interface Judged {
  readonly mutant: Mutant
  readonly verdict: Verdict
}

export interface Score {
  readonly class: string
  readonly about: string
  readonly mutants: number
  /** The number of mutants that compile to unchanged flows. */
  readonly same: number
  /** The number of mutants that `equivalents.ts` lists as harmless. */
  readonly declared: number
  readonly found: number
  readonly survivors: readonly Mutant[]
  /** How often each problem was found. The most frequent problem comes first. */
  readonly codes: readonly (readonly [string, number])[]
}

/** Returns the score of each mutation class that has mutants, in the order of the classes. */
export function scoresOf(judged: readonly Judged[]): readonly Score[] {
  return mutationClasses.flatMap(({ name, about }) => {
    const own = judged.filter(({ mutant }) => mutant.class === name)
    if (own.length === 0) return []
    const survived = own.flatMap(({ mutant, verdict }) => (verdict.end === 'survived' ? [mutant] : []))
    const survivors = survived.filter(mutant => reasonFor(mutant) === undefined)
    const codes = new Map<string, number>()
    for (const { verdict } of own) {
      for (const code of verdict.end === 'found' ? verdict.codes : []) codes.set(code, (codes.get(code) ?? 0) + 1)
    }
    return {
      class: name,
      about,
      mutants: own.length,
      same: own.filter(({ verdict }) => verdict.end === 'same').length,
      declared: survived.length - survivors.length,
      found: own.filter(({ verdict }) => verdict.end === 'found').length,
      survivors,
      codes: [...codes].sort(([, one], [, other]) => other - one),
    }
  })
}

/** Returns a share in whole percent, rounded down, so that 100 % means all. */
function percent(found: number, survivors: number): string {
  return found + survivors === 0 ? '–' : `${Math.floor((100 * found) / (found + survivors))} %`
}

function sumOf(scores: readonly Score[], of: (score: Score) => number): number {
  return scores.reduce((sum, score) => sum + of(score), 0)
}

function totalOf(scores: readonly Score[]): string {
  const found = sumOf(scores, score => score.found)
  const survivors = sumOf(scores, score => score.survivors.length)
  const same = sumOf(scores, score => score.same)
  const declared = sumOf(scores, score => score.declared)
  return [
    `${sumOf(scores, score => score.mutants)} mutants of ${scores.length} classes`,
    `${found} found`,
    `${survivors} survivors`,
    `${same} change nothing`,
    `${declared} declared harmless`,
    `score ${percent(found, survivors)}`,
  ].join(', ')
}

/** Returns the score of each mutation class as lines for a terminal. */
export function table(scores: readonly Score[]): readonly string[] {
  const lines = scores.map(({ class: name, mutants, same, declared, found, survivors, codes }) => {
    const by = codes.slice(0, 3).map(([code, count]) => `${code} ${count}`)
    const counts = [mutants, found, survivors.length, same + declared].map(count => String(count).padStart(6))
    return `${name.padEnd(26)}${counts.join('')} ${percent(found, survivors.length).padStart(6)}  ${by.join(', ')}`
  })
  const head = `${'class'.padEnd(26)}  made found alive  same  score  found by`
  return [head, ...lines, totalOf(scores)]
}

/** Returns a mutant as lines: its file, and each change with the value before and after. */
export function describeMutant({ class: name, file, changes }: Mutant): readonly string[] {
  const short = (json: unknown) => {
    const text = json === undefined ? 'nothing' : JSON.stringify(json)
    return text.length > 160 ? `${text.slice(0, 160)}…` : text
  }
  return [
    `${name} ${file}`,
    ...changes.map(({ path, before, after }) => `  /${path.join('/')}: ${short(before)} → ${short(after)}`),
  ]
}

/**
 * The number of mutants that random walks were performed with. For each mutant that harmed a customer: how, and whether
 * the check found it.
 */
export interface Harm {
  readonly walked: number
  /** The number of mutants whose walks had no end, so that they were stopped. They count as harmful. */
  readonly endless: number
  readonly harmful: readonly { readonly mutant: Mutant; readonly isFound: boolean; readonly harm: readonly string[] }[]
}

/** Returns lines for a terminal: the harmful mutants that the check did not find, and the share that it found. */
export function harmLines(harm: Harm): readonly string[] {
  const missed = harm.harmful.filter(({ isFound }) => !isFound)
  return [
    ...missed.flatMap(({ mutant, harm: ends }) => [`${ends.join(', ')}:`, ...describeMutant(mutant)]),
    harmScore(harm),
  ]
}

function harmScore({ walked, endless, harmful }: Harm): string {
  const found = harmful.filter(({ isFound }) => isFound).length
  const score = percent(found, harmful.length - found)
  const of = `${walked} mutants walked, ${endless} of them without an end, ${harmful.length} of them harm somebody`
  return `${of}, ${found} of these found, harmful score ${score}`
}

/** Returns the text of `docs/mutants.md`. */
export function page(scores: readonly Score[], how: string, harm: Harm | undefined): string {
  const rows = scores.map(({ class: name, about, mutants, same, declared, found, survivors, codes }) =>
    [
      `\`${name}\``,
      about,
      mutants,
      same + declared,
      found,
      survivors.length,
      percent(found, survivors.length),
      codes
        .slice(0, 2)
        .map(([code]) => `\`${code}\``)
        .join(', '),
    ].join(' | '),
  )
  return [
    '# Mutants',
    '',
    'Is the check of the flow configs good? A mutant is a config with one small slip, as an author or a bad merge makes it. Each is',
    'checked like any config. One that the check does not find has survived: it harms nobody, or the check has a hole.',
    `This page is made by \`${how}\`. The classes are in \`tests/mutants/classes/\`.`,
    '',
    `${totalOf(scores)}.`,
    '',
    '- _Equal_: the compiled flows are what they were, or `tests/mutants/equivalents.ts` says why the change harms nobody.',
    '- _Score_: of the others, how many the check finds.',
    '',
    '| class | the slip | mutants | equal | found | survivors | score | found mostly by |',
    '| --- | --- | --: | --: | --: | --: | --: | --- |',
    ...rows.map(row => `| ${row} |`),
    '',
    ...(harm === undefined ? [] : harmPart(harm)),
  ].join('\n')
}

function harmPart(harm: Harm): readonly string[] {
  const missed = harm.harmful.filter(({ isFound }) => !isFound)
  return [
    '## Mutants that harm somebody',
    '',
    'Each mutant that the app can load is walked as the chaos suite walks the product, with the real engine and services against',
    'a simulated operator, whether the check finds it or not: each way to pay once, a tour of the home page, and walks with faults.',
    'It harms somebody if a judge of that suite objects, or if a purchase or a screen is lost that was there before. The judges do',
    'not know the check. Flows without such walks are left out.',
    '',
    `${harmScore(harm)}.`,
    '',
    ...missed.map(
      ({ mutant, harm: ends }) => `- ${ends.join(', ')}: \`${describeMutant(mutant).join(' ').replaceAll('`', '')}\``,
    ),
    '',
  ]
}
