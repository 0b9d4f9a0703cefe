import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { MODES, WIDTHS } from './look-names.mjs'

/** Values of Storybook's globals. The address of a story contains them. */
export interface LookGlobals {
  readonly theme: string
  readonly mode: string
  readonly viewport: { readonly value: string; readonly isRotated: boolean }
}

export interface Look {
  /** The name that the toolbar lists: `classic, dark, 320 px`. */
  readonly name: string
  readonly globals: LookGlobals
}

/** Every theme in every mode and width. */
export const looks: readonly Look[] = themeNames.flatMap(theme =>
  MODES.flatMap(mode =>
    WIDTHS.map(width => ({
      name: `${theme}, ${mode}, ${width} px`,
      globals: { theme, mode, viewport: { value: `w${width}`, isRotated: false } },
    })),
  ),
)

/** Returns the name of the look with these globals. If the toolbar does not list the width, returns undefined. */
export function nameOfLook({ theme, mode, viewport }: { readonly [name: string]: unknown }): string | undefined {
  const width = typeof viewport === 'object' && viewport !== null && 'value' in viewport ? viewport.value : viewport
  return looks.find(({ globals: one }) => one.theme === theme && one.mode === mode && one.viewport.value === width)
    ?.name
}
