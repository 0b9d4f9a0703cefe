import type { ThemeName } from '../../design-system/tokens/palette.ts'

/** Every layout that a flow may name, and the theme that it is worn in. Knows no component: tools read it too. */
export const layoutThemes = {
  classic: 'classic',
  lightblue: 'lightblue',
  embedded: 'classic',
  bare: 'classic',
} as const satisfies { readonly [name: string]: ThemeName }

/** Shown in a partner's frame, which a message has no way to leave. */
const framed: readonly string[] = ['embedded'] satisfies readonly (keyof typeof layoutThemes)[]

export type LayoutName = keyof typeof layoutThemes

export function isLayoutName(name: string): name is LayoutName {
  return Object.prototype.hasOwnProperty.call(layoutThemes, name)
}

/** Whether its page stands in a partner's: a message has no way out of it, and the browser may keep nothing for it. */
export function isFramed(layout: string): boolean {
  return framed.includes(layout)
}
