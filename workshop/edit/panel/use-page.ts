import { useCallback, useEffect, useRef, useState } from 'react'
import { addons } from 'storybook/manager-api'
import { createOutbox, type Message } from '../delivery.ts'
import { type Ask, CLOSED, CONFIRMED, type Selected, type Shown, TO_PAGE, TO_PANEL, type View } from '../protocol.ts'
import type { AskPage } from './edits.ts'

/** The outbox outlives the panel. If the panel is closed while the page loads, the next panel sends the edits. */
const outbox = createOutbox()

/** Returns the edit view that the page with the story sends, and a function that sends requests to the page. */
export function usePage(shown: Shown | undefined): { readonly view: View | undefined; readonly ask: AskPage } {
  const [view, setView] = useState<View>()
  const last = useRef<{ readonly place: string | undefined; readonly selected: Selected }>(undefined)
  const place = JSON.stringify(shown)
  const send = useCallback(() => {
    const message: Message = {
      shown: place === undefined ? undefined : JSON.parse(place),
      selected: last.current?.place === place ? last.current?.selected : undefined,
      waiting: outbox.waiting(),
    }
    addons.getChannel().emit(TO_PAGE, message)
  }, [place])
  useEffect(() => {
    const channel = addons.getChannel()
    const show = (next: View) => {
      if (next.shown !== undefined) last.current = { place, selected: { shown: next.shown, chosen: next.chosen } }
      setView(next)
    }
    channel.on(TO_PANEL, show)
    channel.on(CONFIRMED, outbox.confirm)
    // A page that was reloaded does not know that the panel is open, and has lost its requests. The panel therefore
    // sends its message again.
    channel.on('storyRendered', send)
    send()
    return () => {
      channel.off(TO_PANEL, show)
      channel.off(CONFIRMED, outbox.confirm)
      channel.off('storyRendered', send)
    }
  }, [place, send])
  useEffect(() => () => addons.getChannel().emit(CLOSED), [])
  const ask = (one: Ask) => {
    outbox.add(one, view?.shown?.on)
    send()
  }
  return { view, ask }
}
