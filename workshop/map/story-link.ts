/** The globals of Storybook’s toolbar, which a link keeps. */
export interface Globals {
  readonly [name: string]: unknown
}

/** Returns the address of a story, relative to the frame of the current one, in the same theme, mode and width. */
export function storyLink(id: string, globals: Globals, args = ''): string {
  const kept = [
    ['theme', globals.theme],
    ['mode', globals.mode],
    // A page has the width of the canvas, which is no width of a phone.
    ['viewport.value', /^w\d+$/.exec(viewportIn(globals))?.[0]],
  ].flatMap(([name, value]) => (typeof value === 'string' ? [`${name}:${value}`] : []))
  const query = new URLSearchParams({ path: `/story/${id}` })
  return `./?${query}&globals=${kept.join(';')}${args === '' ? '' : `&args=${args}`}`
}

function viewportIn({ viewport }: Globals): string {
  return typeof viewport === 'object' && viewport !== null && 'value' in viewport ? String(viewport.value) : ''
}
