import type { IndexInput } from 'storybook/internal/types'
import type { StoryParts } from './keys/story-parts.ts'

/** A source of stories: a flow config, the error catalogue, or a table. */
export interface StorySource {
  /** Matches the files from which Storybook makes stories. */
  readonly test: RegExp
  readonly list: (path: string) => readonly IndexInput[]
  /** The prefixes of the module names of this source. Each module's name begins with one of them. */
  readonly modules: readonly string[]
  /** Returns the code of a module. If a file changes the module, calls `watch` with that file. */
  readonly write: (module: string, watch: (path: string) => void) => string | Promise<string> | undefined
  /** Returns the parts of the flow config on which each story of a module depends, by the story's export name. */
  readonly parts?: (module: string) => ReadonlyMap<string, StoryParts> | undefined
}
