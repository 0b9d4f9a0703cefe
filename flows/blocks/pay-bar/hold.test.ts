import { describe, expect, test } from 'vitest'
import { createHold } from './hold.ts'

const POINTER = 1
const NO_POINTER = 0

/** A held button, and whether the browser still does what it does of itself after an event. */
function open() {
  let isHeld = true
  const hold = createHold(() => isHeld)
  const isPrevented = (tell: (preventDefault: () => void) => void): boolean => {
    let prevented = false
    tell(() => {
      prevented = true
    })
    return prevented
  }
  return {
    release: () => {
      isHeld = false
    },
    pointerDown: hold.onPointerDown,
    mouseDown: () => isPrevented(preventDefault => hold.onMouseDown({ preventDefault })),
    click: (detail = POINTER) => isPrevented(preventDefault => hold.onClick({ detail, preventDefault })),
    keyDown: (key: string, repeat = false) =>
      isPrevented(preventDefault => hold.onKeyDown({ key, repeat, preventDefault })),
    keyUp: (key: string) => isPrevented(preventDefault => hold.onKeyUp({ key, repeat: false, preventDefault })),
  }
}

describe('while what pays is held', () => {
  test('a tap neither confirms nor takes the focus', () => {
    const button = open()
    button.pointerDown()
    expect(button.mouseDown()).toBe(true)
    expect(button.click()).toBe(true)
  })

  test('a tap that begins then confirms nothing when it ends later, and the next one does', () => {
    const button = open()
    button.pointerDown()
    button.release()
    expect(button.click()).toBe(true)
    button.pointerDown()
    expect([button.mouseDown(), button.click()]).toEqual([false, false])
  })

  test('a press that was drawn away leaves the next one alone', () => {
    const button = open()
    button.pointerDown()
    button.release()
    expect(button.click(NO_POINTER)).toBe(false)
    button.pointerDown()
    expect(button.click()).toBe(false)
  })

  test.each(['Enter', ' '])('the key "%s" confirms nothing, however long it is held down', key => {
    const button = open()
    expect(button.keyDown(key)).toBe(true)
    expect(button.keyDown(key, true)).toBe(true)
    button.release()
    expect(button.keyDown(key, true)).toBe(true)
    expect(button.keyUp(key)).toBe(true)
    expect([button.keyDown(key), button.click(NO_POINTER), button.keyUp(key)]).toEqual([false, false, false])
  })

  test('a form that is sent from a field of it is not sent', () => {
    const button = open()
    expect(button.click(NO_POINTER)).toBe(true)
    button.release()
    expect(button.click(NO_POINTER)).toBe(false)
  })

  test('other keys do what they do', () => {
    const button = open()
    for (const key of ['Tab', 'Escape', 'ArrowDown'])
      expect([button.keyDown(key), button.keyUp(key)]).toEqual([false, false])
  })
})

test('what is not held is a button as any other', () => {
  const button = open()
  button.release()
  button.pointerDown()
  expect([button.mouseDown(), button.click(), button.keyDown('Enter'), button.keyUp(' ')]).toEqual([
    false,
    false,
    false,
    false,
  ])
})
