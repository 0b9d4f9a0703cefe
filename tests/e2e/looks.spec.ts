import type { Locator, Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import { hold } from './withheld.ts'

/** WCAG 2.2, 1.4.12 requires that pages stay readable with this text spacing. */
const SPACED = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

/**
 * Returns the elements that cut off their own text. Text for screen readers is one pixel high, so it is not counted.
 */
const clipped = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const isCut = (element: Element): boolean => {
      const { overflowX, display } = getComputedStyle(element)
      const { clientWidth, clientHeight, scrollWidth, scrollHeight } = element
      if (overflowX === 'visible' || display === 'inline' || clientHeight <= 1) return false
      if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return scrollWidth > clientWidth + 1
      return scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1
    }
    return [...document.querySelectorAll('body *:not(svg, svg *)')].filter(isCut).map(element => element.outerHTML)
  })

const widthBeyond = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

const spaceOut = (page: Page, css: string): Promise<void> =>
  page.evaluate(text => {
    // A script adds the styles, as a browser extension does, because the page's policy rejects inline styles.
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, css)

/** Resolves when all animations have ended, because a sliding element cannot be measured. */
const hasComeToRest = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter(
        ({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
      )
    return Promise.allSettled(ends.map(({ finished }) => finished))
  })

/** Expects that no element is wider than the screen and no text is cut, with normal and with wide spacing. */
const fits = (page: Page, what: string): Promise<void> =>
  test.step(what, async () => {
    await hasComeToRest(page)
    for (const css of ['', SPACED]) {
      await spaceOut(page, css)
      expect(await widthBeyond(page), `${what} ${css} goes beyond the screen`).toBe(0)
      expect(await clipped(page), `${what} ${css} is cut off`).toEqual([])
    }
    await spaceOut(page, '')
  })

/** Returns the amounts, phone numbers and ends of cards' names that a line break divides, and how many are whole. */
const brokenNumbers = (page: Page): Promise<{ whole: number; broken: string[] }> =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const all: { text: string; isBroken: boolean }[] = []
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: text, index } of (node.textContent ?? '').matchAll(
        /R\$\s[\d.,]*\d|\(\d\d\)\s\d{4,5}-\d{4}|final \d{4}/g,
      )) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + text.length)
        all.push({ text, isBroken: new Set([...range.getClientRects()].map(({ top }) => top)).size > 1 })
      }
    }
    const broken = all.filter(({ isBroken }) => isBroken).map(({ text }) => text)
    return { whole: all.length - broken.length, broken }
  })

/** Returns whether two visible elements overlap. */
const overlap = async (one: Locator, other: Locator): Promise<boolean> => {
  const [a, b] = [await one.boundingBox(), await other.boundingBox()]
  if (!a || !b) throw new Error('An element is not visible.')
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height
}

/** Returns whether a tap hits the control, at its middle and near its edges. */
const isInReach = (control: Locator): Promise<boolean> =>
  control.evaluate(element => {
    const { left, top, width, height } = element.getBoundingClientRect()
    const meets = (share: number): boolean => {
      const met = document.elementFromPoint(left + width / 2, top + height * share)
      return met !== null && (element.contains(met) || met.contains(element))
    }
    return top >= 0 && top + height <= window.innerHeight && [0.1, 0.5, 0.9].every(meets)
  })

test.describe('on a screen of 320 px', () => {
  test.use({ viewport: { width: 320, height: 640 }, skipsWaits: true })

  test('on a screen of 320 px, no step overflows or cuts its text, even with wide text spacing', async ({
    page,
    person,
    sandbox,
  }) => {
    await page.goto('/web/login')
    await person.button('Receber código').click()
    await expect(person.number).toHaveAttribute('aria-invalid', 'true')
    await fits(page, 'login with an error')
    await person.askForCode()
    await fits(page, 'code')
    await person.enterCode()
    await expect(person.value(20)).toBeVisible()
    await person.value(20).check()
    await fits(page, 'values')
    await person.button('Menu').click()
    await fits(page, 'menu')
    await person.button('Menu').click()
    await person.rechargeFor((await sandbox.newCustomer('gabi')).msisdn)
    await person.chooseValue(20)
    await person.chooseNewCard({ number: '4242 4242', expiry: '13/30', cvv: '1' })
    await person.pay()
    await expect(page.getByLabel('CVV')).toHaveAttribute('aria-invalid', 'true')
    await fits(page, 'payment with errors')
    await person.payByPix()
    await fits(page, 'Pix')
    await person.button('Como pagar com Pix').click()
    await fits(page, 'Pix tutorial')
    await person.button('Entendi').click()
    await person.payAtBank()
    await person.expectReceipt()
    await fits(page, 'receipt')
  })

  test.describe('with many cards and long names', () => {
    test.use({ like: 'maria' })

    test('on a screen of 320 px, no line breaks within an amount, a phone number or the end of a card’s name', async ({
      page,
      person,
    }) => {
      for (const path of [
        '/web/home',
        '/recarga/efetuar',
        '/recarga/web/pagamento',
        '/web/cartoes',
        '/web/dependentes',
      ]) {
        await person.comeBack(path, { 'recharge.value': 2000 })
        await page.waitForLoadState('networkidle')
        const { whole, broken } = await brokenNumbers(page)
        expect(whole, `the numbers of ${path} that were found`).toBeGreaterThan(0)
        expect(broken, path).toEqual([])
      }
    })
  })

  test('on a screen of 320 px, an open help text covers no field and no label', async ({ page, person }) => {
    await person.comeBack('/lightblue/web/pagamento-recarga', { 'recharge.value': 2000 })
    await person.way(/^Cartão de crédito/).check()
    await person.button('Continuar').click()
    await expect(person.heading('Com qual cartão?')).toBeFocused()
    await person.button('Continuar').click()
    await person.button('Onde fica este código?').click()
    const help = page.getByRole('tooltip')
    for (const name of ['Número do cartão', 'Validade', 'CVV']) {
      expect(await overlap(help, page.getByLabel(name)), `the field ${name}`).toBe(false)
      expect(await overlap(help, page.locator('label', { hasText: name })), `the label ${name}`).toBe(false)
    }
  })

  for (const [font, hasFont] of [
    ['the web font', true],
    ['a font of the device', false],
  ] as const)
    test.describe(`in ${font}`, () => {
      test.use({ hasFont })

      test(`on a screen of 320 px, the label “Compartilhar comprovante” fits on one line in ${font}`, async ({
        page,
        person,
      }) => {
        await person.comeBack('/lightblue/web/pagamento-recarga', { 'recharge.value': 2000 })
        await person.choosePix()
        await person.button('Continuar').click()
        await expect(person.heading('Confira sua recarga')).toBeFocused()
        await person.pay()
        await person.payAtBank()
        await person.expectReceipt()
        const share = person.button('Compartilhar comprovante')
        // A label of two lines would make the button higher than the minimum height.
        const minHeight = await share.evaluate(button => getComputedStyle(button).minHeight)
        await expect(share).toHaveCSS('height', minHeight)
        await fits(page, 'receipt of the light-blue flow')
      })
    })
})

test.describe('with the phone’s keyboard open the main button stays visible', () => {
  test.use({ viewport: { width: 390, height: 400 }, like: 'ana' })

  test('with the phone’s keyboard open, the focused field and the main button stay visible', async ({
    page,
    person,
  }) => {
    const seen = async (control: Locator, what: string) => {
      await control.focus()
      expect(await isInReach(control), `${what} at ${page.viewportSize()?.height} px`).toBe(true)
    }
    await person.openPayment()
    await person.chooseNewCard({ number: '4000000000000002' })
    // A phone has no mouse pointer, which would rest over a help button after the page has scrolled.
    await page.mouse.move(0, 0)
    // On the taller screen the main button stays at the bottom, where it must not cover the focused field.
    for (const height of [400, 500]) {
      await page.setViewportSize({ width: 390, height })
      for (const name of ['Número do cartão', 'Validade', 'CVV']) await seen(page.getByLabel(name), name)
      await seen(person.payButton, 'Pagar')
    }
    await page.setViewportSize({ width: 390, height: 400 })
    await person.chooseSavedCard('4242')
    await person.pay()
    const cvv = person.dialog.getByLabel('CVV')
    const charge = person.dialog.getByRole('button', { name: /^Pagar / })
    const hint = person.dialog.getByText('3 dígitos no verso do cartão')
    await expect(cvv).toBeFocused()
    for (const height of [400, 360]) {
      await page.setViewportSize({ width: 390, height })
      await cvv.press('1')
      expect(await isInReach(cvv), `CVV in the dialog at ${height} px`).toBe(true)
      expect(await isInReach(charge), `Pagar in the dialog at ${height} px`).toBe(true)
      expect(await isInReach(hint), `the hint of the CVV at ${height} px`).toBe(true)
    }
  })
})

test.describe('with bars', () => {
  test.use({ viewport: { width: 390, height: 640 }, like: 'ana' })

  test('a message after a failed payment stands between the page’s edges, and the button that pays stays in reach', async ({
    page,
    person,
    consoleWatch,
  }) => {
    await person.openPayment(20)
    await person.choosePix()
    const title = await person.heading('Como você quer pagar?').boundingBox()
    await page.route('**/recharges/pix', route => route.abort())
    consoleWatch.allowWithheld(/\/operator\/b\/customers\/\w+\/recharges\/pix/)
    await person.pay()
    const message = page.getByRole('status').filter({ hasText: 'Nada foi' }).locator('[data-visible="true"]')
    await expect(message).toBeInViewport({ ratio: 1 })
    await hasComeToRest(page)
    expect((await message.boundingBox())?.x).toBeGreaterThanOrEqual(title?.x ?? Number.NaN)
    expect(await isInReach(person.payButton)).toBe(true)
    expect(await overlap(message, person.payButton)).toBe(false)
  })
})

test.describe('with forced colours and reduced motion', { tag: '@forced-colours' }, () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } })

  test('with forced colours and reduced motion, a chosen option looks different from the others, and nothing moves', async ({
    page,
    person,
  }) => {
    const look = (control: Locator) =>
      control.evaluate(element => {
        const face = element.nextElementSibling ?? element
        const { content } = getComputedStyle(face, '::after')
        return `${content} ${getComputedStyle(element).borderTopWidth}`
      })
    const slowest = () =>
      page.evaluate(() => {
        const times = [...document.querySelectorAll('*')].flatMap(element => {
          const { transitionDuration, animationDuration } = getComputedStyle(element)
          return [...transitionDuration.split(', '), ...animationDuration.split(', ')].map(Number.parseFloat)
        })
        return Math.max(...times)
      })
    await person.logIn()
    await person.value(20).check()
    await expect.poll(() => look(person.value(20))).not.toBe(await look(person.value(30)))
    await person.button('Trocar').click()
    expect(await slowest(), 'seconds that something moves').toBeLessThanOrEqual(0.001)
    await person.dialog.getByRole('button', { name: 'Fechar' }).click()
    await person.chooseValue(20)
    await person.choosePix()
    await expect.poll(() => look(person.way(/^Pix/))).not.toBe(await look(person.way(/^Cartão de crédito/)))
    expect(await slowest(), 'seconds that something moves').toBeLessThanOrEqual(0.001)
  })
})

test.describe('titles', () => {
  test.use({ viewport: { width: 390, height: 560 }, like: 'ana' })

  /** The address of each page with a bar, and the page's title. */
  const pages = [
    ['/recarga/web/pagamento', 'Como você quer pagar?'],
    ['/recarga/programar', 'Programar recarga'],
    ['/web/programada', 'Recarga programada'],
    ['/web/historico', 'Histórico'],
    ['/web/cartoes', 'Cartões'],
    ['/web/dependentes', 'Números salvos'],
    ['/web/meus-dados', 'Meus dados'],
    ['/web/ajuda', 'Como podemos ajudar?'],
    ['/web/privacidade', 'Seus dados, em poucas palavras'],
    ['/web/acessibilidade', 'Para todo mundo conseguir recarregar'],
  ] as const

  test('every page with a bar has one title of 26 px, and its sections have titles of 16 px', async ({
    page,
    person,
  }) => {
    for (const [path, title] of pages) {
      await person.comeBack(path, { 'recharge.value': 2000 })
      await expect(person.heading(title)).toHaveCSS('font-size', '26px')
      await expect(person.heading(title)).toHaveCSS('font-weight', '700')
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      for (const section of await page.getByRole('main').getByRole('heading', { level: 2 }).all()) {
        await expect(section).toHaveCSS('font-size', '16px')
        await expect(section).toHaveCSS('font-weight', '700')
      }
    }
  })

  test('the bar shows the page’s title only after the title has scrolled away', { tag: '@view-timeline' }, async ({
    page,
    person,
  }) => {
    await person.comeBack('/web/ajuda')
    await expect(person.heading('Como podemos ajudar?')).toBeInViewport()
    const inBar = page.getByRole('banner').locator('p')
    await expect(inBar).toHaveCSS('opacity', '0')
    await page.getByText('Com quem eu falo?').scrollIntoViewIfNeeded()
    await expect(person.heading('Como podemos ajudar?')).not.toBeInViewport()
    await expect(inBar).toHaveCSS('opacity', '1')
    await expect(inBar).toBeInViewport()
  })
})

test.describe('on a screen of 1280 px', () => {
  test.use({ viewport: { width: 1280, height: 800 } })

  test('on a screen of 1280 px, the panel shows the order as it grows', async ({ page, person }) => {
    const panel = page.getByRole('complementary')
    await person.openValues()
    await expect(panel).toContainText(person.phone)
    await expect(panel).not.toContainText('R$')
    await person.value(20).check()
    await expect(panel).toContainText('R$ 20,00')
    await expect(panel).toContainText('1 GB de internet')
    await person.chooseValue(20)
    await person.choosePix()
    await expect(panel).toContainText('Pix')
  })
})

test('a phone that is turned to be wide shows the panel, also on a step that was opened while it was narrow', async ({
  page,
  person,
}) => {
  await person.openValues()
  await person.chooseValue(20)
  await expect(page.locator('aside')).toHaveCount(0)
  await page.setViewportSize({ width: 1280, height: 800 })
  await expect(page.getByRole('complementary')).toContainText('R$ 20,00')
})

test.describe('dialogs on wide screens', () => {
  test.use({ like: 'ana' })

  /** The address of each page, and the buttons that open a dialog there. */
  const pages = [
    ['/recarga/efetuar', ['Trocar', 'Validade e bônus', /^Repetir R\$/]],
    ['/web/historico', [/^Seu número .*R\$\s30,00/]],
    ['/web/cartoes', [/^Visa final 4242/, 'Adicionar cartão', 'Adicionar cartão Caixa']],
    ['/web/dependentes', [/^Mãe/, 'Adicionar número']],
    ['/web/meus-dados', ['Alterar meus dados', 'Excluir minha conta']],
    ['/recarga/programar', [/^Trocar.*Número/, /^Trocar.*Cartão/]],
    ['/lightblue/web/valores-recarga', ['Trocar']],
  ] as const

  for (const [width, height] of [
    [1280, 800],
    [1920, 1080],
  ] as const)
    test(`on a screen of ${width} px, each dialog lies in the middle of the column and inside the window`, async ({
      page,
      person,
    }) => {
      await page.setViewportSize({ width, height })
      for (const [path, names] of pages) {
        await person.comeBack(path, { 'recharge.value': 2000 })
        for (const name of names) {
          const opener = page.getByRole('button', { name, exact: typeof name === 'string' }).first()
          await opener.click()
          await expect(person.dialog).toBeVisible()
          await hasComeToRest(page)
          const [over, column] = [
            await person.dialog.locator('> div').boundingBox(),
            await page.locator('main').boundingBox(),
          ]
          if (!over || !column) throw new Error('An element is not visible.')
          const what = `${path}: ${name}`
          expect(over.x, what).toBeGreaterThanOrEqual(column.x)
          expect(over.x + over.width / 2, what).toBeCloseTo(column.x + column.width / 2, 0)
          expect(over.y, what).toBeGreaterThanOrEqual(0)
          expect(over.y + over.height, what).toBeLessThanOrEqual(height)
          await person.dialog.getByRole('button', { name: 'Fechar' }).click()
          await expect(person.dialog).toBeHidden()
        }
      }
    })
})

test('each bar with a button that charges tells screen readers the amount and the number with the button', async ({
  person,
}) => {
  const described = new RegExp(`^Para ${person.phone.replace(/[()]/g, '\\$&').replace(' ', '\\s')}\\sR\\$\\s20,00$`)
  await person.openPayment(20)
  await person.choosePix()
  await expect(person.payButton).toHaveAccessibleDescription(described)
  await person.comeBack('/lightblue/web/pagamento-recarga', { 'recharge.value': 2000 })
  await person.choosePix()
  await person.button('Continuar').click()
  await expect(person.heading('Confira sua recarga')).toBeVisible()
  await expect(person.payButton).toHaveAccessibleDescription(described)
})

test.describe('buttons that charge', () => {
  test.use({ like: 'ana' })

  test('each dialog with a button that charges has the amount in the button’s name, and the number above it', async ({
    page,
    person,
  }) => {
    await person.openPayment(20)
    await person.chooseSavedCard('4242')
    await person.pay()
    await expect(person.dialog.getByRole('button', { name: /^Pagar/ })).toHaveAccessibleName(/^Pagar R\$\s20,00$/)
    await expect(person.dialog).toContainText(`Para ${person.phone}`)
    await person.comeBack('/recarga/efetuar')
    await page.getByRole('button', { name: /^Repetir R\$\s30/ }).click()
    await expect(person.dialog.getByRole('button', { name: /^Pagar/ })).toHaveAccessibleName(/^Pagar R\$\s30,00$/)
    await expect(person.dialog).toContainText(`Para ${person.phone}`)
  })

  test('while a payment is sent, screen readers hear its amount, and hear it again after five seconds', async ({
    page,
    person,
  }) => {
    await page.clock.install()
    await person.openPayment(20)
    await person.chooseSavedCard('4444')
    const answer = await hold(page, '**/recharges/async')
    const status = page.getByRole('status').filter({ hasText: 'Processando o pagamento de R$ 20,00' })
    await expect(status).toHaveCount(0)
    await person.pay()
    await expect(status).toHaveCount(1)
    // Screen readers announce a text again only if its element is a new one.
    const first = await status.locator('span').elementHandle()
    await page.clock.runFor(5_000)
    await expect.poll(() => first?.evaluate(element => element.isConnected)).toBe(false)
    await expect(status).toHaveCount(1)
    answer()
    await person.passPollsUntil(person.heading('Recarga feita!'))
  })
})

test.describe('targets', () => {
  test.use({ like: 'ana' })

  /** Returns the controls that a tap 21 px above or below their middle misses. It skips links inside a sentence. */
  const low = (page: Page): Promise<string[]> =>
    page.evaluate(() => {
      const reach = 21
      const isLow = (control: Element): boolean => {
        control.scrollIntoView({ block: 'center', behavior: 'instant' })
        const { left, top, width, height } = control.getBoundingClientRect()
        const [x, y] = [left + width / 2, top + height / 2]
        return [y - reach, y + reach].some(at => !control.contains(document.elementFromPoint(x, at)))
      }
      return [...document.querySelectorAll('button, a, label:has(input)')]
        .filter(control => control.checkVisibility({ visibilityProperty: true }) && control.closest('p') === null)
        .filter(isLow)
        .map(control => control.outerHTML.slice(0, 200))
    })

  for (const path of [
    '/web/home',
    '/recarga/efetuar',
    '/recarga/web/pagamento',
    '/recarga/programar',
    '/web/historico',
    '/web/cartoes',
    '/web/dependentes',
    '/web/meus-dados',
    '/web/ajuda',
    '/lightblue/web/valores-recarga',
    '/lightblue/web/pagamento-recarga',
  ])
    test(`each control of ${path} can be hit within 44 px of height`, async ({ page, person }) => {
      await person.comeBack(path, { 'recharge.value': 2000 })
      await page.waitForLoadState('networkidle')
      expect(await low(page)).toEqual([])
    })
})
