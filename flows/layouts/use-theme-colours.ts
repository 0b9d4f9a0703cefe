import { useLayoutEffect } from 'react'
import type { ThemeName } from '../../design-system/tokens/palette.ts'
import { themeColours } from './theme-colours.ts'

/** Colours what the browser paints around the page, for as long as the layout is there. */
export function useThemeColours(theme: ThemeName): void {
  useLayoutEffect(() => {
    // The page has one for light, then one for dark.
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
