import { useEffect, useLayoutEffect } from 'react'
import { useCode } from '../../kit/code.ts'
import { report } from '../../kit/report.ts'
import { isLayoutName, type LayoutName, layoutThemes } from '../../layouts/layout-names.ts'
import { type Layout, layouts } from '../../layouts/layouts.ts'

/** Returns the flow's layout and sets its theme on the page. Returns undefined while the layout's code is loading. */
export function useLayout(wanted: string): Layout | undefined {
  const isKnown = isLayoutName(wanted)
  const named = useCode(layouts[isKnown ? wanted : 'classic'], true)
  // If the layout cannot be fetched, the flow uses the classic layout.
  const name = isKnown && named.kind !== 'lost' ? wanted : 'classic'
  useTheme(name)
  useEffect(() => {
    if (!isKnown) report('unknown-layout', wanted)
  }, [isKnown, wanted])
  return layouts[name].loaded()
}

/** Sets the theme on the root element, because dialogs and snackbars are rendered outside of the layout. */
function useTheme(layout: LayoutName): void {
  const theme = layoutThemes[layout]
  useLayoutEffect(() => {
    // The classic theme needs no attribute, and leaves one that something else has set.
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
