import { useEffect, useRef } from 'react'

const beginnings = ['pointerdown', 'keydown', 'input'] as const

/** Returns a function. It returns true as long as the customer has not touched the page since the block appeared. */
export function useUntouched(): () => boolean {
  const isTouched = useRef(false)
  useEffect(() => {
    const touch = (): void => {
      isTouched.current = true
    }
    for (const name of beginnings) document.addEventListener(name, touch, { capture: true, passive: true })
    return () => {
      for (const name of beginnings) document.removeEventListener(name, touch, { capture: true })
    }
  }, [])
  return () => !isTouched.current
}
