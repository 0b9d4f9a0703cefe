import type { IndexInput } from 'storybook/internal/types'

interface StoryPlan {
  readonly name: string
  readonly exportName: string
}

/**
 * Tag of a story that a run of all tests leaves out, because another story shows the same screen. The tests of
 * `workshop/walk` check that the flow leads to this screen.
 */
const REPEATED = 'repeated'

/** Tag of a story that only test runs need. Until somebody asks for the tag, the sidebar hides the story. */
export const TEST_ONLY = 'test-only'

interface StoryFile<P extends StoryPlan> {
  readonly module: string
  /** The first part of the stories' ids. By default, Storybook makes it from the title. */
  readonly id?: string
  readonly title: string
  readonly tags?: readonly string[]
  readonly plans: readonly P[]
}

interface Options<P extends StoryPlan> {
  readonly isRepeated?: (plan: P) => boolean
  readonly nameOf?: (plan: P) => string
}

/** Returns Storybook's entries for generated files. Each plan becomes a story. */
export function storyEntries<P extends StoryPlan>(
  files: readonly StoryFile<P>[],
  tag: string,
  { isRepeated = () => false, nameOf = ({ name }) => name }: Options<P> = {},
): IndexInput[] {
  return files.flatMap(({ module, id, title, tags = [], plans }) =>
    plans.map(plan => ({
      type: 'story' as const,
      importPath: module,
      exportName: plan.exportName,
      name: nameOf(plan),
      title,
      ...(id === undefined ? {} : { metaId: id }),
      tags: [tag, ...tags, ...(isRepeated(plan) ? [REPEATED] : [])],
    })),
  )
}
