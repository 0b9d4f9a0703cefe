import type { IndexInput } from 'storybook/internal/types'

interface StoryPlan {
  readonly name: string
  readonly exportName: string
}

/**
 * Tag of a story that a run of all tests leaves out: another story shows the same screen, and the tests of
 * `workshop/walk` check that the flow leads there.
 */
const REPEATED = 'repeated'

interface StoryFile<P extends StoryPlan> {
  readonly module: string
  readonly title: string
  readonly plans: readonly P[]
}

/** Returns Storybook's entries for generated files: a story for each plan. */
export function storyEntries<P extends StoryPlan>(
  files: readonly StoryFile<P>[],
  tag: string,
  isRepeated: (plan: P) => boolean = () => false,
): IndexInput[] {
  return files.flatMap(({ module, title, plans }) =>
    plans.map(plan => ({
      type: 'story' as const,
      importPath: module,
      exportName: plan.exportName,
      name: plan.name,
      title,
      tags: isRepeated(plan) ? [tag, REPEATED] : [tag],
    })),
  )
}
