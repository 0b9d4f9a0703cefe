import { useEffect, useState } from 'react'
import { addons } from 'storybook/manager-api'
import { type Ask, type Shown, TO_PAGE, TO_PANEL, type View } from '../protocol.ts'
import type { AskPage } from './edits.ts'

/** Returns the edit view that the page with the story sends, and a function that sends requests to the page. */
export function usePage(shown: Shown | undefined): { readonly view: View | undefined; readonly ask: AskPage } {
  const [view, setView] = useState<View>()
  const ask = (one: Ask) => addons.getChannel().emit(TO_PAGE, one)
  const place = JSON.stringify(shown)
  useEffect(() => {
    const channel = addons.getChannel()
    const open = () => channel.emit(TO_PAGE, { do: 'open', shown: place === undefined ? undefined : JSON.parse(place) })
    channel.on(TO_PANEL, setView)
    // If the page was loaded again, it does not know that a panel is open.
    channel.on('storyRendered', open)
    open()
    return () => {
      channel.off(TO_PANEL, setView)
      channel.off('storyRendered', open)
    }
  }, [place])
  useEffect(() => () => addons.getChannel().emit(TO_PAGE, { do: 'close' }), [])
  return { view, ask }
}
