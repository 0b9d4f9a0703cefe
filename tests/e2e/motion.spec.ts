import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { overlappingTexts } from './overlapping-texts.ts'

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

/** From now on, each animation stops before its first frame, so that `moveTo` decides how far it is. */
const holdMotion = (page: Page): Promise<void> =>
  page.evaluate(() => {
    // A script adds the style, because the page's policy rejects inline styles.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('* { animation-play-state: paused !important }')
    document.adoptedStyleSheets = [sheet]
  })

/** Moves all stopped animations to this share of their way, between 0 and 1. Waits until there is one. */
const moveTo = async (page: Page, share: number): Promise<void> => {
  await page.waitForFunction(
    at => {
      const held = document.getAnimations().filter(({ playState }) => playState === 'paused')
      const ends = held.map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      // A spinner turns for ever, so it has no share of its way.
      held.forEach((animation, index) => {
        if (Number.isFinite(ends[index])) animation.currentTime = at * Number(ends[index])
      })
      return ends.some(Number.isFinite)
    },
    share,
    { polling: 'raf' },
  )
}

const letGo = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish()
  })

/** Looks at moments along a motion that `holdMotion` has stopped, then lets it end. */
const expectNoOverlap = async (page: Page, motion: string): Promise<void> => {
  for (const share of [0, 0.2, 0.4, 0.6, 0.8, 1]) {
    await moveTo(page, share)
    expect(await overlappingTexts(page), `${motion}, ${share * 100} % of the way`).toEqual([])
  }
  await letGo(page)
}

test.describe('for a customer who allows motion', { tag: '@motion' }, () => {
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

  for (const width of [390, 1280]) {
    test(`on a screen of ${width} px, texts never overlap while a step or a sheet arrives or leaves`, async ({
      page,
      person,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await person.openValues()
      await still(page)
      await holdMotion(page)
      await person.button('Trocar').click()
      await expectNoOverlap(page, 'a sheet rises')
      await person.dialog.getByLabel('Número com DDD').fill('11976543210')
      await person.dialog.getByRole('button', { name: 'Continuar' }).click()
      await expect(person.dialog).toContainText('Este número está certo?')
      await expectNoOverlap(page, 'a sheet follows another')
      await person.dialog.getByRole('button', { name: 'Sim, está certo' }).click()
      await expect(person.dialog).toBeHidden()
      await expectNoOverlap(page, 'a sheet sinks')
      await person.value(30).check()
      await person.button('Continuar').click()
      await expect(person.heading('Como você quer pagar?')).toBeVisible()
      await expectNoOverlap(page, 'a step arrives')
      await page.getByRole('button', { name: 'Voltar' }).click()
      await expect(person.value(30)).toBeVisible()
      await expectNoOverlap(page, 'the step before arrives')
    })

    test(`on a screen of ${width} px, the page works while a closed sheet is still on its way out`, async ({
      page,
      person,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await person.openValues()
      await still(page)
      await person.button('Trocar').click()
      await still(page)
      await holdMotion(page)
      await person.dialog.getByRole('button', { name: 'Fechar' }).click()
      const leaving = page.locator('[data-leaving]')
      await moveTo(page, 0.2)
      await expect(leaving).toBeVisible()
      await expect(leaving).toContainText('Recarregar')
      await person.value(40).check()
      await expect(person.value(40)).toBeChecked()
      await letGo(page)
      await expect(leaving).toHaveCount(0)
    })
  }
})

test('for a customer who asks for less motion, a closed sheet is gone at once', async ({ page, person }) => {
  await person.openValues()
  await person.button('Trocar').click()
  await expect(person.dialog).toBeVisible()
  const wereLeft = await page.evaluate(async () => {
    const seen: number[] = []
    const look = () => seen.push(document.querySelectorAll('[data-leaving]').length)
    new MutationObserver(look).observe(document.body, { childList: true })
    document.querySelector<HTMLElement>('dialog [aria-label="Fechar"]')?.click()
    while (document.querySelector('dialog[open]') !== null) await new Promise(requestAnimationFrame)
    look()
    return seen
  })
  expect(Math.max(...wereLeft)).toBe(0)
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
