/** The tag of a story that is a page to read. Such a story shows no screen of the product. */
export const PAGE = 'page'

interface Shown {
  readonly storyId?: string | undefined
  /** Storybook's index. Until it is loaded, it is undefined. */
  readonly index?: { readonly [id: string]: { readonly tags?: readonly string[] } } | undefined
}

/**
 * Returns whether Storybook shows its panel below or beside the canvas. A page that explains something gets none,
 * because nothing on it can be edited and it needs the space.
 */
export function showsPanel({ storyId = '', index }: Shown, usual: boolean): boolean {
  const tags = index?.[storyId]?.tags
  return usual && tags !== undefined && !tags.includes(PAGE)
}
