/** The globals of Storybook’s toolbar. A link does not change them. */
export interface Globals {
  readonly [name: string]: unknown
}

/**
 * Returns the address of a story in the same theme, mode and width. The address is relative to the frame of the current
 * story.
 */
export function storyLink(id: string, globals: Globals, args = ''): string {
  const kept = [
    ['theme', globals.theme],
    ['mode', globals.mode],
    // Only the toolbar's widths are kept. A page of the workshop is as wide as the canvas, and a story must not get
    // that width.
    ['viewport.value', /^w\d+$/.exec(viewportIn(globals))?.[0]],
  ].flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
  const query = new URLSearchParams({ path: `/story/${id}` })
  return `./?${query}&globals=${kept.join(';')}${args === '' ? '' : `&args=${args}`}`
}

function viewportIn({ viewport }: Globals): string {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport ? String(viewport.value) : ''
}
