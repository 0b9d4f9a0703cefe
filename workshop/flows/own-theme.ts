import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'

/**
 * Returns the theme of the config's layout, if the layout has its own. The classic layout has none, so it is shown in
 * the theme from the toolbar.
 */
export function ownTheme(config: unknown): string | undefined {
  const layout = isRecord(config) ? String(config.layout) : ''
  const theme = isLayoutName(layout) ? layoutThemes[layout] : 'classic'
  return theme === 'classic' ? undefined : theme
}
