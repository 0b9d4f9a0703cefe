import { type RefObject, useEffect, useLayoutEffect } from 'react'
import { leaveBehind } from './leave-behind.ts'
import { stayInSight } from './stay-in-sight.ts'

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

let openCount = 0

/** Stops the page from scrolling while at least one modal is open. */
const lockScroll = (root: HTMLElement) => {
  openCount += 1
  // Keeps the space of the scroll bar free, so that the page does not move when the dialog opens.
  const hasBar = root.clientWidth < window.innerWidth
  root.dataset.scroll ??= hasBar ? 'locked-beside-bar' : 'locked'
  return () => {
    openCount -= 1
    if (openCount === 0) delete root.dataset.scroll
  }
}

/**
 * Opens the dialog as a modal while `open` is true, moves the focus to `first`, and returns the focus afterwards.
 * Browsers do most of this themselves, except if React removes an open dialog. Safari 15 does only a part of it.
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
    const stopWatch = stayInSight(element)
    return () => {
      stopWatch()
      release()
      leaveBehind(element)
      if (element.open) element.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [open, dialog, first])
}
