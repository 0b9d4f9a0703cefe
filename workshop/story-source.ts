import type { IndexInput } from 'storybook/internal/types'

/** A source of stories: a flow config, the error catalogue, a table. */
export interface StorySource {
  /** Storybook makes stories of these files. */
  readonly test: RegExp
  readonly list: (path: string) => readonly IndexInput[]
  /** The names of its modules begin with one of these. */
  readonly modules: readonly string[]
  /** Returns the code of a module; `watch` names a file that changes it. */
  readonly write: (module: string, watch: (path: string) => void) => string | undefined
}
