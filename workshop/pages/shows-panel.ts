/** The tag of a story that is a page to read, and no screen of the product. */
export const PAGE = 'page'

interface Shown {
  readonly storyId?: string | undefined
  /** Storybook's index; undefined until it is loaded. */
  readonly index?: { readonly [id: string]: { readonly tags?: readonly string[] } } | undefined
}

/** Returns whether Storybook shows the addon panel: a page has nothing to edit there, and needs the room. */
export function showsPanel({ storyId = '', index }: Shown, usual: boolean): boolean {
  const tags = index?.[storyId]?.tags
  return usual && tags !== undefined && !tags.includes(PAGE)
}
