import type { IndexInput } from 'storybook/internal/types'

/** Something that stories are made of: a flow config, the error catalogue, a table. */
export interface StorySource {
  /** The files that Storybook makes these stories of. */
  readonly test: RegExp
  readonly list: (path: string) => readonly IndexInput[]
  /** What the names of its modules begin with. */
  readonly modules: readonly string[]
  /** Returns the code of a module; `watch` names a file that changes it. */
  readonly write: (module: string, watch: (path: string) => void) => string | undefined
}
