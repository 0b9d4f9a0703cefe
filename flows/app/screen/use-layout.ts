import { useEffect, useLayoutEffect } from 'react'
import { useCode } from '../../kit/code.ts'
import { report } from '../../kit/report.ts'
import { isLayoutName, type LayoutName, layoutThemes } from '../../layouts/layout-names.ts'
import { type Layout, layouts } from '../../layouts/layouts.ts'

/** Returns the layout that a flow names, and sets its theme on the page; undefined while its code is loading. */
export function useLayout(wanted: string): Layout | undefined {
  const isKnown = isLayoutName(wanted)
  const named = useCode(layouts[isKnown ? wanted : 'classic'], true)
  // If the layout cannot be fetched, the flow is shown in the classic one.
  const name = isKnown && named.kind !== 'lost' ? wanted : 'classic'
  useTheme(name)
  useEffect(() => {
    if (!isKnown) report('unknown-layout', wanted)
  }, [isKnown, wanted])
  return layouts[name].loaded()
}

/** Sets the theme on the root element, so that it also applies to dialogs and snackbars outside of the layout. */
function useTheme(layout: LayoutName): void {
  const theme = layoutThemes[layout]
  useLayoutEffect(() => {
    // The classic theme has no attribute, so it must not remove another theme's attribute.
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
