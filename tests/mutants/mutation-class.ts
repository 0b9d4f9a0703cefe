import type { Authored } from './authored.ts'
import type { Edit } from './mutant.ts'

/** A kind of mistake, with all small changes of this kind that are possible in a file. */
export interface MutationClass {
  readonly name: string
  /** A short sentence about the mistake, for the table in `docs/mutants.md`. */
  readonly about: string
  readonly mutate: (authored: Authored) => readonly Edit[]
}
