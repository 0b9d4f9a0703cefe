import { type RefObject, useEffect, useLayoutEffect } from 'react'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

let openCount = 0

/** Holds the page still while any modal is open. */
const lockScroll = (root: HTMLElement) => {
  openCount += 1
  // Where a scroll bar takes room, the room stays: nothing moves as the dialog opens.
  const hasBar = root.clientWidth < window.innerWidth
  root.dataset.scroll ??= hasBar ? 'locked-beside-bar' : 'locked'
  return () => {
    openCount -= 1
    if (openCount === 0) delete root.dataset.scroll
  }
}

/**
 * Opens the dialog as a modal while `open`, with focus on `first`; gives focus back to where it was after.
 * The browser does most of it; not when React takes an open dialog away, and not all of it in Safari 15.
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  first: RefObject<HTMLElement | null>,
  open: boolean,
) {
  useBrowserLayoutEffect(() => {
    const { current: element } = dialog
    if (!open || !element) return
    const page = element.ownerDocument
    const before = page.activeElement
    const release = lockScroll(page.documentElement)
    if (!element.open) element.showModal()
    first.current?.focus({ preventScroll: true })
    return () => {
      release()
      if (element.open) element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open, dialog, first])
}
