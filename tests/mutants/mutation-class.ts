import type { Authored } from './authored.ts'
import type { Edit } from './mutant.ts'

/** A kind of slip: all small changes of one sort that it can make in a file. */
export interface MutationClass {
  readonly name: string
  /** Says what the slip is, as one short sentence for the table. */
  readonly about: string
  readonly mutate: (authored: Authored) => readonly Edit[]
}
