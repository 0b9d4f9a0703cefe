/** How long a control is visible before it can be pressed, so that the customer can read it. */
const READ_MS = 500
/**
 * How long a control stays blocked if it appears where the customer has just pressed: the second tap of a double tap
 * would hit it.
 */
const UNDER_FINGER_MS = 1000
/** How long after the end of a press its click may arrive. */
const CLICK_MS = 1000

/** A control that `hold` watches. Times are in ms, on the clock of `performance.now` and of events' `timeStamp`. */
interface Held {
  readonly onChange: (isHeld: boolean) => void
  /** The length of the text around the control in the last frame; undefined if the customer could not read it. */
  amount?: number | undefined
  /** The time since which the text has had this length. */
  since: number
  /** The time since which the control can be pressed; undefined until then. */
  readyAt?: number | undefined
}

const controls = new Map<Element, Held>()
let isLooking = false
/** The last press, by pointer or key; `endedAt` is undefined until it ends. */
let press: { readonly at: number; endedAt?: number } = { at: 0, endedAt: 0 }
/** The position of the control that was pressed last. */
let pressed: DOMRect | undefined

/**
 * Blocks a control from its first paint until the customer has had time to read it, and calls back when it is unblocked
 * or blocked again. A press that began while the control was blocked does nothing, whether by pointer, key or screen
 * reader. A control that was hidden is blocked again. Returns a function that stops watching. A control with
 * `data-weighs` that is not watched can never be pressed.
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
    // A key that stays down is a single press, which began with its first `keydown`.
    if (isOtherKey(event) || (event instanceof KeyboardEvent && event.repeat)) return
    press = { at: event.timeStamp }
    pressed = closest(event, 'button, a, label, input')?.getBoundingClientRect()
  })
  hear('pointerup pointercancel keyup blur', event => {
    // A field's blur does not end a press; the window's blur does.
    if (!isOtherKey(event) && (event.type !== 'blur' || event.target === window)) press.endedAt ??= event.timeStamp
  })
  hear('mousedown click', stopEarly)
  hear('visibilitychange', look)
  // A dialog or a menu that opens may cover a control.
  new MutationObserver(look).observe(document, { subtree: true, attributeFilter: ['open', 'hidden'] })
}

/** Whether the event is a key that presses nothing: only Enter and Space press the focused control. */
function isOtherKey(event: Event): boolean {
  return event instanceof KeyboardEvent && !/^( |Enter)$/.test(event.key)
}

function closest({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null
}

/** Cancels a press that is too early. The focus stays where it is. */
function stopEarly(event: Event): void {
  const control = closest(event, '[data-weighs]')
  if (control === null) return
  const { endedAt = event.timeStamp } = press
  // A click without a press comes from a screen reader or a script.
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
 * Checks every watched control, and again in the next frame while one is blocked. A hidden page has no frames, so
 * nothing is unblocked there.
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
 * Moves a dialog away from the finger, once and as far as there is room, if a control of the dialog appeared under the
 * finger.
 */
function standAside(control: Element): void {
  const isAbove = control.getBoundingClientRect().top < (pressed?.top ?? 0)
  const dialog = control.closest('dialog')
  if (dialog !== null) dialog.dataset.aside ??= isAbove ? 'up' : 'down'
}

/** Returns the length of the text around a control; undefined while it is hidden, covered, moving or loading. */
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
