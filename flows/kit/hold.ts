/** How long a control must be visible before it reacts to a press, so that the customer can read it. */
const READ_MS = 500
/**
 * If a control appears at the position of the customer's last press, it stays blocked for this time. Otherwise the
 * second tap of a double tap would press it.
 */
const UNDER_FINGER_MS = 1000
/** The longest time between the end of a press and its click event. */
const CLICK_MS = 1000

/** A control that `hold` blocks. Times are in ms, on the clock of `performance.now` and `Event.timeStamp`. */
interface Held {
  readonly onChange: (isHeld: boolean) => void
  /**
   * The number of characters around the control in the last frame, which the customer has to read first. Undefined if
   * the customer could not read them.
   */
  amount?: number | undefined
  /** The time when the length of this text last changed. From then on, the customer needs time to read it. */
  since: number
  /** The time from which the control reacts to a press. Undefined while the control is blocked. */
  readyAt?: number | undefined
}

const controls = new Map<Element, Held>()
let isLooking = false
/** The last press, by pointer or key. `endedAt` is undefined while the press continues. */
let press: { readonly at: number; endedAt?: number } = { at: 0, endedAt: 0 }
/** The position of the last control that the customer pressed. */
let pressed: DOMRect | undefined

/**
 * Blocks a control from its first paint until the customer has had time to read it. Calls `onChange` when the
 * control is unblocked or blocked again. A press that began while the control was blocked does nothing, by pointer,
 * key or screen reader. A control that disappears and comes back is blocked again. Returns the function that stops
 * watching the control. A control with the attribute `data-weighs` must be watched: otherwise every press on it is
 * cancelled.
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
    // A browser repeats `keydown` while a key stays down, so all of them count as one press, which began with the first
    // `keydown`.
    if (isOtherKey(event) || (event instanceof KeyboardEvent && event.repeat)) return
    press = { at: event.timeStamp }
    pressed = closest(event, 'button, a, label, input')?.getBoundingClientRect()
  })
  hear('pointerup pointercancel keyup blur', event => {
    // Only the `blur` of the window ends a press, because the browser may then never report its end. The `blur` of a
    // field does not end a press.
    if (!isOtherKey(event) && (event.type !== 'blur' || event.target === window)) press.endedAt ??= event.timeStamp
  })
  hear('mousedown click', stopEarly)
  hear('visibilitychange', look)
  // A dialog or a menu that opens can cover a control, so all controls are checked again.
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['open', 'hidden'] })
}

/**
 * Returns whether the event comes from a key other than Enter and Space. Only these two keys press the focused control.
 */
function isOtherKey(event: Event): boolean {
  return event instanceof KeyboardEvent && !/^( |Enter)$/.test(event.key)
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** Cancels a press that began while the control was blocked. The focus does not move. */
function stopEarly(event: Event): void {
  const control = closest(event, '[data-weighs]')
  if (control === null) return
  const { endedAt = event.timeStamp } = press
  // A click without a press before it comes from a screen reader or a script.
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

/**
 * Checks every watched control. While a control is blocked, it checks again in each frame. Browsers draw no frames for
 * a hidden page, so controls on a hidden page stay blocked.
 */
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

/**
 * Moves a dialog away from the customer's finger if one of its controls appeared under the finger. Each dialog
 * moves only once, as far as the screen permits.
 */
function standAside(control: Element): void {
  const isAbove = control.getBoundingClientRect().top < (pressed?.top ?? 0)
  const dialog = control.closest('dialog')
  if (dialog !== null) dialog.dataset.aside ??= isAbove ? 'up' : 'down'
}

/**
 * Returns the number of characters that a customer has to read before pressing the control: all text of its dialog, or
 * of the page. Returns undefined while the control is hidden, covered, moving or loading.
 */
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
