import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks'
import { type PropsWithChildren, useContext, useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { themes } from 'storybook/theming'
import { palettes } from '../../design-system/tokens/palette.ts'
import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { type Look, LookContext } from './look.ts'

const EVENTS = [GLOBALS_UPDATED, SET_GLOBALS]

/** Returns the theme and mode from the toolbar's event. */
function lookIn(event: unknown): Look | undefined {
  if (!isRecord(event) || !isRecord(event.globals)) return undefined
  const { theme, mode } = event.globals
  return typeof theme === 'string' && typeof mode === 'string' ? { theme, mode } : undefined
}

/** Returns Storybook's light or dark theme, with the background colour of the product's theme. */
function coloursOf({ theme, mode }: Look) {
  const palette = palettes[themeNames.find(name => name === theme) ?? themeNames[0]]
  return mode === 'dark'
    ? { ...themes.dark, appContentBg: palette.dark.ground }
    : { ...themes.light, appContentBg: palette.light.ground }
}

/**
 * Storybook's frame of a page, in the theme and mode of the toolbar. Storybook itself applies these only to stories.
 */
export default function PageFrame({ context, children }: PropsWithChildren<Pick<DocsContainerProps, 'context'>>) {
  const channel = addons.getChannel()
  const first = useContext(LookContext)
  const [look, setLook] = useState(
    () => EVENTS.map(name => lookIn(channel.last(name)?.[0])).find(known => known !== undefined) ?? first,
  )
  useEffect(() => {
    const change = (event: unknown) => setLook(last => lookIn(event) ?? last)
    for (const name of EVENTS) channel.on(name, change)
    return () => {
      for (const name of EVENTS) channel.off(name, change)
    }
  }, [channel])
  useEffect(() => {
    Object.assign(document.documentElement.dataset, look)
  }, [look])
  return (
    <DocsContainer context={context} theme={coloursOf(look)}>
      <LookContext value={look}>{children}</LookContext>
    </DocsContainer>
  )
}
