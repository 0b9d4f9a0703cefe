import { useEffect, useLayoutEffect } from 'react'
import { useCode } from '../../kit/code.ts'
import { report } from '../../kit/report.ts'
import { isLayoutName, type LayoutName, layoutThemes } from '../../layouts/layout-names.ts'
import { type Layout, layouts } from '../../layouts/layouts.ts'

/** The layout that a flow names, and its theme on the page; undefined while its code is on its way. */
export function useLayout(wanted: string): Layout | undefined {
  const isKnown = isLayoutName(wanted)
  const named = useCode(layouts[isKnown ? wanted : 'classic'], true)
  // In another's clothes is better than not at all.
  const name = isKnown && named.kind !== 'lost' ? wanted : 'classic'
  useTheme(name)
  useEffect(() => {
    if (!isKnown) report('unknown-layout', wanted)
  }, [isKnown, wanted])
  return layouts[name].loaded()
}

/** The root wears the theme, for what stands outside of the layout too: dialogs, snackbars. */
function useTheme(layout: LayoutName): void {
  const theme = layoutThemes[layout]
  useLayoutEffect(() => {
    // The first theme is the one without a name; a page that set another keeps it.
    if (theme === 'classic') return
    const { dataset } = document.documentElement
    const before = dataset.theme
    dataset.theme = theme
    return () => {
      if (before === undefined) delete dataset.theme
      else dataset.theme = before
    }
  }, [theme])
}
