import { type FocusEvent, type PointerEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { type Place, placeBubble } from './place-bubble.ts'

/**
 * The reason why the bubble is open. If the customer pressed the button, the bubble stays open until the next
 * press.
 */
type Reason = 'pointer' | 'focus' | 'press'

const centred: Place = { stop: 3, side: 'below' }

/**
 * Opens a bubble when the customer moves the mouse to the button, focuses it with the keyboard, or taps it. Esc or
 * a tap outside closes it.
 */
export function useTooltip() {
  const [reason, setReason] = useState<Reason | null>(null)
  const [place, setPlace] = useState(centred)
  const anchor = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const open = reason !== null

  useLayoutEffect(() => {
    if (!open || !anchor.current || !bubble.current) return
    setPlace(
      placeBubble({
        button: anchor.current.getBoundingClientRect(),
        bubble: { width: bubble.current.offsetWidth, height: bubble.current.offsetHeight },
        screen: { width: document.documentElement.clientWidth, height: document.documentElement.clientHeight },
      }),
    )
  }, [open])

  useEffect(() => {
    if (!open) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The Esc key must not also close a dialog that contains the tooltip.
      event.stopPropagation()
      event.preventDefault()
      setReason(null)
    }
    const onPointerDown = ({ target }: Event) => {
      if (target instanceof Node && !anchor.current?.contains(target)) setReason(null)
    }
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown)
    return () => {
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown)
    }
  }, [open])

  return {
    open,
    place,
    anchor,
    bubble,
    onPointerEnter: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') setReason(last => last ?? 'pointer')
    },
    onPointerLeave: () => setReason(last => (last === 'pointer' ? null : last)),
    // A tap also moves the focus to the button. Only the click of that tap opens or closes the bubble.
    onFocus: ({ currentTarget }: FocusEvent) => {
      if (currentTarget.matches(':focus-visible')) setReason('focus')
    },
    onBlur: () => setReason(null),
    onClick: () => setReason(last => (last === 'press' ? null : 'press')),
  }
}
