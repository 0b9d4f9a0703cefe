import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

interface Frame {
  /** The left side of the content, in px. */
  readonly left: number
  readonly headings: number
  readonly isWider: boolean
  /** The position of the bar with the Back button. */
  readonly bar: string
}

/** Records the positions in each frame from now on. */
const record = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const frames: Frame[] = []
    const look = (): void => {
      const { scrollWidth, clientWidth } = document.documentElement
      const bar = document.querySelector('header')?.getBoundingClientRect()
      frames.push({
        left: document.querySelector('h1')?.getBoundingClientRect().left ?? Number.NaN,
        headings: document.querySelectorAll('h1').length,
        isWider: scrollWidth > clientWidth,
        bar: `${bar?.left} ${bar?.top}`,
      })
      requestAnimationFrame(look)
    }
    look()
    Object.assign(globalThis, { recorded: frames })
  })

/** Returns the frames that were recorded since the last call. */
const framesOf = (page: Page): Promise<Frame[]> =>
  page.evaluate(() => {
    const frames: Frame[] = Reflect.get(globalThis, 'recorded')
    return frames.splice(0)
  })

const still = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const running = document.getAnimations().filter(({ timeline }) => timeline === document.timeline)
    await Promise.allSettled(running.map(({ finished }) => finished))
  })

test.describe('for a customer who allows motion', () => {
  // The tests usually run with reduced motion. The empty options turn animations on, as most customers have them.
  test.use({ like: 'ana', contextOptions: {} })

  test('a later step slides in from the right and an earlier one from the left, with the bar standing still', async ({
    page,
    person,
  }) => {
    await person.openValues()
    await person.value(30).check()
    await still(page)
    await record(page)
    await person.button('Continuar').click()
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
    await still(page)
    const forward = await framesOf(page)
    await page.getByRole('button', { name: 'Voltar' }).click()
    await expect(person.value(30)).toBeVisible()
    await still(page)
    const back = await framesOf(page)

    expect(Math.max(...forward.map(({ left }) => left))).toBeGreaterThan(forward.at(-1)?.left ?? Number.NaN)
    expect(Math.min(...back.map(({ left }) => left))).toBeLessThan(back.at(-1)?.left ?? Number.NaN)
    for (const { headings, isWider, bar } of [...back, ...forward]) {
      expect({ headings, isWider, bar }).toEqual({ headings: 1, isWider: false, bar: '0 0' })
    }
  })
})

test('for a customer who asks for less motion, no step slides', async ({ page, person }) => {
  await person.openValues()
  await person.value(30).check()
  await record(page)
  await person.button('Continuar').click()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
  const frames = await framesOf(page)
  const ends = [frames[0]?.left, frames.at(-1)?.left]
  for (const { left } of frames) expect(ends).toContain(left)
})
