/** How long a control stands there to be read before it can be pressed. */
const READ_MS = 500
/** The same where it lies under the control that was pressed last: the second of two taps may fall on it. */
const UNDER_FINGER_MS = 1000
/** How long after a press has ended its click may still come. */
const CLICK_MS = 1000

/** A control that is held. Times are the browser's monotonic ones, as `performance.now` and events have them. */
interface Held {
  readonly onChange: (isHeld: boolean) => void
  /** How much there was to read in the last frame; undefined where it could not be read. */
  amount?: number | undefined
  /** Since when there has been as much. */
  since: number
  /** When it could be pressed; undefined until then. */
  readyAt?: number | undefined
}

const controls = new Map<Element, Held>()
let isLooking = false
/** The last press, by pointer or key. Until it has ended there is no end. */
let press: { readonly at: number; endedAt?: number } = { at: 0, endedAt: 0 }
/** Where the control lies that was pressed last. */
let pressed: DOMRect | undefined

/**
 * Holds a control from when it is painted until it could be read, and calls back when that changes. No press comes to
 * anything that began before, be it by pointer, by key or by a screen reader. A control that was hidden is held anew.
 * Returns what stops this: a control that is marked with `data-weighs` and not held here cannot be pressed at all.
 */
export function hold(control: Element, onChange: (isHeld: boolean) => void): () => void {
  controls.set(control, { onChange, since: 0 })
  lookSoon()
  return () => void controls.delete(control)
}

if (typeof document !== 'undefined') listen()

function listen(): void {
  const hear = (types: string, listener: (event: Event) => void): void => {
    for (const type of types.split(' ')) window.addEventListener(type, listener, true)
  }
  hear('pointerdown keydown', event => {
    // A key that is held down is one press, which began when it went down.
    if (isOtherKey(event) || (event instanceof KeyboardEvent && event.repeat)) return
    press = { at: event.timeStamp }
    pressed = closest(event, 'button, a, label, input')?.getBoundingClientRect()
  })
  hear('pointerup pointercancel keyup blur', event => {
    // A field that loses the focus ends no press.
    if (!isOtherKey(event) && (event.type !== 'blur' || event.target === window)) press.endedAt ??= event.timeStamp
  })
  hear('mousedown click', stopEarly)
  hear('visibilitychange', look)
  // A dialog or a menu covers what lies behind it.
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['open', 'hidden'] })
}

/** Only Enter and Space press what has the focus. */
function isOtherKey(event: Event): boolean {
  return event instanceof KeyboardEvent && !/^( |Enter)$/.test(event.key)
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** A press that is too early does nothing, and leaves the focus where it is. */
function stopEarly(event: Event): void {
  const control = closest(event, '[data-weighs]')
  if (control === null) return
  const { endedAt = event.timeStamp } = press
  // A click without a press comes from a screen reader, or from a script.
  const beganAt = event.timeStamp - endedAt < CLICK_MS ? press.at : event.timeStamp
  if (beganAt >= (controls.get(control)?.readyAt ?? Number.POSITIVE_INFINITY)) return
  event.preventDefault()
  event.stopImmediatePropagation()
}

function lookSoon(): void {
  if (isLooking) return
  isLooking = true
  requestAnimationFrame(() => {
    isLooking = false
    look()
  })
}

/** Looks at each control once a frame for as long as one is held. A page that nobody sees has no frames. */
function look(): void {
  const now = performance.now()
  for (const [control, held] of controls) {
    const amount = amountToRead(control)
    if (amount === undefined && held.readyAt !== undefined) {
      held.readyAt = undefined
      held.onChange(true)
    }
    if (held.readyAt !== undefined) continue
    const isOther = amount === undefined || amount !== held.amount
    if (isOther && isUnderFinger(control)) standAside(control)
    if (isOther) held.since = now
    held.amount = amount
    if (now - held.since < (isUnderFinger(control) ? UNDER_FINGER_MS : READ_MS) || press.endedAt === undefined)
      lookSoon()
    else {
      held.readyAt = now
      held.onChange(false)
    }
  }
}

function isUnderFinger(control: Element): boolean {
  const { left, right, top, bottom } = control.getBoundingClientRect()
  if (pressed === undefined) return false
  return left < pressed.right && right > pressed.left && top < pressed.bottom && bottom > pressed.top
}

/** With what comes into it, a dialog goes out of the way of the finger, once and as far as there is room. */
function standAside(control: Element): void {
  const isAbove = control.getBoundingClientRect().top < (pressed?.top ?? 0)
  const dialog = control.closest('dialog')
  if (dialog !== null) dialog.dataset.aside ??= isAbove ? 'up' : 'down'
}

/** How long the text around a control is; undefined while it is hidden or covered, moves, or still loads. */
function amountToRead(control: Element): number | undefined {
  const screen = control.closest('dialog') ?? document.body
  const { x, y, width, height } = control.getBoundingClientRect()
  const front = document.elementFromPoint(x + width / 2, y + height / 2)
  const isCovered = front !== null && !front.contains(control) && !control.contains(front)
  if (document.hidden || width === 0 || isCovered || screen.querySelector('[data-shape]') !== null) return undefined
  for (let around = control.parentElement; around !== null; around = around.parentElement)
    if (around.getAnimations().length > 0) return undefined
  return screen.textContent.length
}
