import { blockOf, type OnScreen, placeOf } from './blocks-on-screen.ts'

const COLOUR = '#d6007f'
const EVENTS = ['pointerdown', 'mousedown', 'click', 'pointerup', 'mouseup'] as const

/** Outlines blocks on the screen. While the person picks a block, it takes all taps instead of the screen. */
export interface Picker {
  readonly pick: (isOn: boolean) => void
  readonly outline: (block: string | undefined) => void
}

export function createPicker(onPick: (block: OnScreen) => void): Picker {
  let outlined: string | undefined
  const frame = document.createElement('div')
  // A dialog of the screen is in the browser's top layer, and only a popover can be above it.
  frame.popover = 'manual'
  frame.style.cssText = `position:fixed;margin:0;padding:0;border:3px solid ${COLOUR};border-radius:6px;background:transparent;pointer-events:none;box-sizing:border-box;overflow:visible`

  function draw(): void {
    const box = outlined === undefined ? undefined : placeOf(outlined)
    if (box === undefined) {
      if (frame.isConnected) frame.remove()
      return
    }
    if (!frame.isConnected) {
      document.body.append(frame)
      frame.showPopover()
    }
    const { left, top, width, height } = box
    Object.assign(frame.style, {
      left: `${left - 4}px`,
      top: `${top - 4}px`,
      width: `${width + 8}px`,
      height: `${height + 8}px`,
    })
  }

  function take(event: Event): void {
    event.preventDefault()
    event.stopImmediatePropagation()
    const { target } = event
    const block = target instanceof Element ? blockOf(target) : undefined
    if (event.type === 'click' && block !== undefined) onPick(block)
  }

  const redraw = () => requestAnimationFrame(draw)
  for (const type of ['scroll', 'resize']) window.addEventListener(type, redraw, true)
  new MutationObserver(redraw).observe(document.getElementById('storybook-root') ?? document.body, {
    ...{ childList: true, subtree: true, characterData: true },
  })
  return {
    pick(isOn) {
      document.documentElement.style.cursor = isOn ? 'crosshair' : ''
      for (const type of EVENTS)
        if (isOn) window.addEventListener(type, take, true)
        else window.removeEventListener(type, take, true)
    },
    outline(block) {
      outlined = block
      redraw()
    },
  }
}
