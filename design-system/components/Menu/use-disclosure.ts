import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'

/**
 * Opens and closes a list under its button. The list closes when the customer presses Esc or leaves it. Esc also
 * returns the focus to the button. The arrow keys move through the list.
 */
export function useDisclosure() {
  const [open, setOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const toggle = useRef<HTMLButtonElement>(null)

  useEffect(() => {
    if (!open) return
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false)
    }
    document.addEventListener('pointerdown', onPointerDown)
    return () => document.removeEventListener('pointerdown', onPointerDown)
  }, [open])

  const move = (by: number) => {
    const items = [...(root.current?.querySelectorAll<HTMLElement>('li > a, li > button') ?? [])]
    const at = items.findIndex(item => item.matches(':focus'))
    const next = at < 0 ? (by > 0 ? 0 : items.length - 1) : (at + by + items.length) % items.length
    items[next]?.focus()
  }

  const onKeyDown = (event: KeyboardEvent) => {
    if (!open) return
    if (event.key === 'Escape') {
      event.stopPropagation()
      setOpen(false)
      toggle.current?.focus()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      move(event.key === 'ArrowDown' ? 1 : -1)
    }
  }

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    // When the customer taps, Safari does not report which element then has the focus. The pointer listener handles
    // that case.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }

  return { open, setOpen, root, toggle, onKeyDown, onBlur }
}
