import { useLayoutEffect } from 'react'
import type { ThemeName } from '../../design-system/tokens/palette.ts'
import { themeColours } from './theme-colours.ts'

/** Sets the browser's own colours around the page, as long as the layout is mounted. */
export function useThemeColours(theme: ThemeName): void {
  useLayoutEffect(() => {
    // The first `meta` is for light, the second for dark.
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
