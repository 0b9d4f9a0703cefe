/**
 * A moment to measure: when this control or text appears on the page. The probe reports each moment once, with its
 * name.
 */
export type Goal =
  /** A field that is visible, enabled and writable. */
  | { readonly mark: string; readonly field: string }
  /** A field whose text a script has formatted: the text then begins with `begins`. */
  | { readonly mark: string; readonly field: string; readonly begins: string }
  | { readonly mark: string; readonly heading: string }
  /** An enabled radio button, found by the start of its label. */
  | { readonly mark: string; readonly radio: string }

/** The centre of a control in the viewport, in CSS pixels. */
export type Spot = { readonly x: number; readonly y: number }

/** The name of a control, and the time in ms until the browser painted its slowest answer to a tap or key press. */
export interface Answered {
  readonly control: string
  readonly ms: number
}

/** Functions that the probe adds to the page, and that the visitor calls. */
export interface Probe {
  readonly want: (goals: readonly Goal[]) => void
  /** Returns the position of the control, or null while the page has no such control. */
  readonly find: (kind: 'button' | 'field' | 'radio', name: string) => Spot | null
  readonly valueOf: (field: string) => string | null
  /** Returns the slowest answer of each control of this document, if it took longer than a frame. */
  readonly answered: () => readonly Answered[]
}

declare global {
  interface Window {
    __bench: Probe
    /**
     * The page reports to the bench with this function: the name and the Unix time (ms) of a moment, or that a field
     * lost what was typed.
     */
    __benchTell: (text: string) => void
  }
}

/**
 * Runs in the page before the page's own scripts. In every frame it searches for visible controls, and records the time
 * when the frame is painted. Playwright serializes this function, so it must not use variables from outside.
 */
export function installProbe(first: readonly Goal[]): void {
  // The page `about:blank` has no storage, so the probe does nothing there.
  if (location.protocol !== 'http:') return
  const GOALS = 'bench.goals'
  const squeeze = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const isVisible = (element: Element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true, opacityProperty: false })
  const namesOf = (input: HTMLInputElement) => [
    input.getAttribute('aria-label'),
    ...[...(input.labels ?? [])].map(label => squeeze(label.textContent)),
  ]
  const inputs = (isRadio: boolean) =>
    [...document.querySelectorAll('input')].filter(({ type }) => (type === 'radio') === isRadio)
  const fieldNamed = (name: string) => inputs(false).find(input => namesOf(input).includes(name) && isVisible(input))
  const radioNamed = (name: string) =>
    inputs(true).find(input => namesOf(input).some(label => label?.startsWith(name) === true))
  const buttonNamed = (name: string) =>
    [...document.querySelectorAll('button')].find(
      // biome-ignore lint/performance/useDomNodeTextContent: a button also contains a hidden label.
      button => squeeze(button.innerText) === name && isVisible(button) && !button.disabled,
    )
  const tell = (mark: string, at: number) => window.__benchTell(`${mark} ${performance.timeOrigin + at}`)

  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  let typed = ''
  /**
   * Changes one digit of the text, like a customer who types. The text must differ each time, because React handles
   * only changes.
   */
  const typeIn = (input: HTMLInputElement, text: string) => {
    typed = text
    setValue?.call(input, text)
    input.dispatchEvent(new InputEvent('input', { bubbles: true, data: '1', inputType: 'insertText' }))
  }
  const isAnswered = (input: HTMLInputElement, begins: string): boolean => {
    if (input.value !== typed && !input.value.startsWith(begins)) {
      window.__benchTell(`lost "${typed}" became "${input.value}"`)
    }
    typeIn(input, typed === '1' ? '11' : '1')
    if (!input.value.startsWith(begins)) return false
    typeIn(input, '')
    return true
  }
  const isReached = (goal: Goal): boolean => {
    if ('heading' in goal) {
      return [...document.querySelectorAll('h1')].some(h1 => squeeze(h1.textContent) === goal.heading && isVisible(h1))
    }
    const input = 'radio' in goal ? radioNamed(goal.radio) : fieldNamed(goal.field)
    if (input === undefined || input.disabled || input.readOnly) return false
    return !('begins' in goal) || isAnswered(input, goal.begins)
  }

  let goals: readonly Goal[] = JSON.parse(sessionStorage.getItem(GOALS) ?? 'null') ?? first
  const keep = (left: readonly Goal[]) => {
    goals = left
    // The next page may be a new document without this script's state. So the session storage keeps the goals that are
    // still to be measured.
    sessionStorage.setItem(GOALS, JSON.stringify(left))
  }
  const frame = new MessageChannel()
  let reached: readonly Goal[] = []
  frame.port1.onmessage = () => {
    for (const { mark } of reached) tell(mark, performance.now())
    reached = []
  }
  const look = () => {
    const found = goals.filter(isReached)
    if (found.length > 0) {
      keep(goals.filter(goal => !found.includes(goal)))
      reached = [...reached, ...found]
      // The browser delivers a message only after it has laid out and painted the frame, so the message's arrival is
      // the time of the paint.
      frame.port2.postMessage(null)
    }
    requestAnimationFrame(look)
  }
  requestAnimationFrame(look)
  addEventListener('click', event => tell('tap', event.timeStamp), { capture: true })

  const slowest = new Map<string, number>()
  const nameOf = (target: Node | null): string => {
    if (!(target instanceof Element)) return 'a control that has gone'
    const control = target.closest('button, a, label, input')
    return squeeze(control instanceof HTMLInputElement ? namesOf(control)[1] : control?.textContent).slice(0, 40)
  }
  // The least threshold that Chromium allows is 16 ms. The types of TypeScript do not know it.
  const observed = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      // Chromium gives the id 0 to events that belong to no tap or key press.
      if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue
      const control = nameOf(entry.target)
      slowest.set(control, Math.max(entry.duration, slowest.get(control) ?? 0))
    }
  }).observe(observed)

  window.__bench = {
    want: keep,
    find(kind, name) {
      const element = kind === 'button' ? buttonNamed(name) : kind === 'field' ? fieldNamed(name) : radioNamed(name)
      if (element === undefined) return null
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: left + width / 2, y: top + height / 2 }
    },
    valueOf: name => fieldNamed(name)?.value ?? null,
    answered: () => [...slowest].map(([control, ms]) => ({ control, ms })),
  }
}
