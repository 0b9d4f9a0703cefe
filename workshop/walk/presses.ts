import type { App } from '../../flows/kit/app.ts'
import { weighs } from '../../flows/kit/weighs.ts'
import type { EngineEvent } from '../../runtime/engine/state.ts'

/** Presses controls and records their events. The flow does not receive these events. */
export interface Presses {
  /** Clicks a control as a screen reader does, and returns the events that the click sent. */
  readonly press: (control: HTMLElement) => readonly string[]
  /** Sends the pointer events of a complete press by a finger, without a click. */
  readonly begin: (control: HTMLElement | undefined) => void
  /**
   * Returns the recorded events of controls that move money, delete or agree. The event that opened the screen is left
   * out.
   */
  readonly heard: () => readonly string[]
}

/**
 * Replaces the `send` function of the app's engine. While a press runs, its events are recorded and do not reach the
 * flow.
 */
export function recordPresses({ driver, flow }: App): Presses {
  const heard: string[] = []
  const weighty: string[] = []
  let isPressing = false
  const { send } = driver
  const hear = (event: string): void => {
    heard.push(event)
    const { step, modals } = driver.state()
    if (weighs(flow, step, modals.at(-1)?.id ?? null, event)) weighty.push(event)
  }
  Object.assign(driver, {
    send(event: EngineEvent): void {
      if (!isPressing) return send(event)
      if (event.type === 'user') hear(event.name)
    },
  })
  // Catches the form's `submit` itself. The form sends its event only after it has checked its fields, when `press` has
  // already returned.
  const onSubmit = (event: Event): void => {
    event.preventDefault()
    event.stopImmediatePropagation()
    hear('submit')
  }
  return {
    press(control) {
      const before = heard.length
      isPressing = true
      window.addEventListener('submit', onSubmit, true)
      control.click()
      window.removeEventListener('submit', onSubmit, true)
      isPressing = false
      return heard.slice(before)
    },
    begin(control) {
      for (const type of ['pointerdown', 'pointerup']) control?.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    },
    heard: () => weighty,
  }
}

/** Returns the buttons and switches of the screen, except those in its header. */
export function pressable(): readonly HTMLElement[] {
  const screen = document.querySelector('dialog[open]') ?? document
  const all = screen.querySelectorAll<HTMLElement>('button, input[role="switch"]')
  return [...all].filter(control => control.closest('header') === null)
}

/** Returns the screen's controls that send an event. */
export function openersOf(event: string, { press }: Presses, { driver, flow }: App): readonly HTMLElement[] {
  const { step, modals } = driver.state()
  const isSubmit = event === 'submit'
  const ofKind = pressable().filter(control => control.matches('[type="submit"]') === isSubmit)
  if (isSubmit) return ofKind
  // Pressing a control that moves money could start the payment. So such a control is recognised by its attribute
  // `data-weighs`, and only the others are pressed to see their event.
  const isWeighty = weighs(flow, step, modals.at(-1)?.id ?? null, event)
  const alike = ofKind.filter(control => control.matches('[data-weighs]') === isWeighty)
  return isWeighty ? alike : alike.filter(control => press(control).includes(event))
}

/**
 * Presses each control once, as soon as it appears. A customer could not have read it yet, so the press must do
 * nothing.
 */
export function pressWhatAppears({ press }: Presses): () => void {
  const known = new Set<Element>(pressable())
  const observer = new MutationObserver(() => {
    for (const control of pressable()) {
      if (known.has(control)) continue
      known.add(control)
      press(control)
    }
  })
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['open'] })
  return () => observer.disconnect()
}
