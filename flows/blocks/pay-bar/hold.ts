interface Cancelable {
  readonly preventDefault: () => void
}
interface Click extends Cancelable {
  /** 0 for a click that no pointer made. */
  readonly detail: number
}
interface Key extends Cancelable {
  readonly key: string
  readonly repeat: boolean
}

/** What a button does with presses: fits its own handlers. */
export interface Hold {
  readonly onPointerDown: () => void
  readonly onMouseDown: (event: Cancelable) => void
  readonly onKeyDown: (event: Key) => void
  readonly onKeyUp: (event: Key) => void
  readonly onClick: (event: Click) => void
}

const presses = ({ key }: Key) => key === 'Enter' || key === ' '

/**
 * Lets nothing come of a press that begins while it `isHeld`, even if it ends later: the button takes it, so that what is
 * below does not, and the focus stays where it is. A key that is held down is one press. A form that is sent from a field
 * clicks the button, too.
 */
export function createHold(isHeld: () => boolean): Hold {
  let pointerBegan = false
  let keyBegan = false
  return {
    onPointerDown() {
      pointerBegan = isHeld()
    },
    // This is what takes the focus; after a touch, too.
    onMouseDown(event) {
      if (isHeld()) event.preventDefault()
    },
    onKeyDown(event) {
      if (!presses(event)) return
      keyBegan = isHeld() || (event.repeat && keyBegan)
      if (keyBegan) event.preventDefault()
    },
    onKeyUp(event) {
      if (!presses(event)) return
      // A space clicks when it is let go.
      if (keyBegan) event.preventDefault()
      keyBegan = false
    },
    onClick(event) {
      if (isHeld() || (pointerBegan && event.detail > 0)) event.preventDefault()
      pointerBegan = false
    },
  }
}
