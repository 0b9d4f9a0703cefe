import { useEffect, useLayoutEffect, useState } from 'react'
import { isLayoutName, type LayoutName, layoutThemes } from '../layouts/layout-names.ts'
import { type Layout, loadedLayout, loadLayout } from '../layouts/layouts.ts'
import { report } from './report.ts'

/** The layout that a flow names, and its theme on the page; undefined while its code is on its way. */
export function useLayout(wanted: string): Layout | undefined {
  const [lost, setLost] = useState<LayoutName>()
  const [, setLoads] = useState(0)
  const isKnown = isLayoutName(wanted)
  // In another's clothes is better than not at all.
  const name = isKnown && wanted !== lost ? wanted : 'classic'
  const layout = loadedLayout(name)
  useTheme(name)
  useEffect(() => {
    if (!isKnown) report('unknown-layout', wanted)
  }, [isKnown, wanted])
  useEffect(() => {
    if (layout !== undefined) return
    let isGone = false
    loadLayout(name).then(
      () => isGone || setLoads(loads => loads + 1),
      (error: unknown) => {
        report('layout-lost', String(error))
        if (!isGone) setLost(name)
      },
    )
    return () => {
      isGone = true
    }
  }, [layout, name])
  return layout
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
