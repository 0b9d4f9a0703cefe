import { useLayoutEffect } from 'react'
import type { ThemeName } from '../../design-system/tokens/palette.ts'
import { themeColours } from './theme-colours.ts'

/** Sets the colours that the browser uses around the page, as long as the layout is mounted. */
export function useThemeColours(theme: ThemeName): void {
  useLayoutEffect(() => {
    // The first `meta` element is for light mode, the second for dark mode.
    const metas = [...document.querySelectorAll('meta[name=theme-color]')]
    const before = metas.map(meta => meta.getAttribute('content') ?? '')
    const paint = (colours: readonly string[]) =>
      metas.forEach((meta, at) => {
        meta.setAttribute('content', colours[at] ?? '')
      })
    paint(themeColours[theme])
    return () => paint(before)
  }, [theme])
}
