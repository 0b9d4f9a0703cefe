import type { IndexInput } from 'storybook/internal/types'

interface StoryFile {
  readonly module: string
  readonly title: string
  readonly plans: readonly { readonly name: string; readonly exportName: string }[]
}

/** What Storybook lists of files that are written by a config: one story a plan. */
export function storyEntries(files: readonly StoryFile[], tag: string): IndexInput[] {
  return files.flatMap(({ module, title, plans }) =>
    plans.map(({ name, exportName }) => ({
      type: 'story' as const,
      importPath: module,
      exportName,
      name,
      title,
      tags: [tag],
    })),
  )
}
