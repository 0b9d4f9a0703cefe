import type { Locator, Page } from '@playwright/test'
import type { Buy, Way } from '../command.ts'
import { usualSecrets } from '../secrets.ts'
import type { PageScreen } from './page-screen.ts'

const PATIENCE_MS = 15_000
const MOST_SCREENS = 12
const CREDIT = [
  '4242424242424242',
  '5105105105105100',
  '4000000000000036',
  '4000000000004046',
  '4000000000000002',
  '4000000000003006',
  '4000000000009995',
] as const
const DEBIT = ['4761730000002017', '4761730000000011'] as const
const CPF = '529.982.247-25'

/** The labels of the payment methods. */
const labels: { readonly [W in Way]: RegExp } = {
  saved: /final \d{4}, crédito|^Cartão de crédito/,
  new: /^Cartão de crédito/,
  'debit-saved': /final \d{4}, débito|^Cartão de débito/,
  'debit-new': /^Cartão de débito/,
  cef: /Caixa final|^Cartão Caixa/,
  pix: /^Pix/,
  pisp: /^Pagar pelo seu banco/,
  mercado_pago: /^Mercado Pago/,
  googlepay: /^Google Pay/,
  applepay: /^Apple Pay/,
}

/** Functions that the simulated customer calls, for example before and after a tap that pays. */
export interface Around {
  readonly code: (msisdn: string) => string | undefined
  readonly confirm: (isAnyway: boolean) => Promise<void>
  /** Resolves when no page waits for an answer. Answers that come only when the clock advances are not counted. */
  readonly quiet: () => Promise<void>
  readonly tapped: () => void
  readonly before?: (() => Promise<void>) | undefined
  readonly after?: (() => Promise<void>) | undefined
}

/** A customer at a page, who reads the page and presses its controls. */
export class PersonAtPage {
  readonly page: Page
  private readonly around: Around

  constructor(page: Page, around: Around) {
    this.page = page
    this.around = around
  }

  read(): Promise<PageScreen | undefined> {
    return this.page.evaluate(() => window.chaosRead?.()).catch(() => undefined)
  }

  button(name: string | RegExp): Locator {
    const within = this.page.locator('dialog[open]').last().or(this.page.locator('body')).last()
    return within.getByRole('button', { name, exact: typeof name === 'string' }).first()
  }

  /** If the page has the button and it is enabled, presses it. */
  async press(name: string | RegExp): Promise<boolean> {
    const button = this.button(name)
    if (!(await isThere(button))) return false
    this.around.tapped()
    return done(button.click({ timeout: PATIENCE_MS }))
  }

  async logIn(msisdn: string): Promise<void> {
    for (let seen = 0; seen < 5; seen += 1) {
      const number = this.page.getByLabel('Número com DDD')
      const code = this.page.getByLabel('Código de 6 dígitos')
      if (await isThere(code)) {
        await done(code.fill(this.around.code(msisdn) ?? '000000', { timeout: PATIENCE_MS }))
        await this.press('Entrar')
      } else if (await isThere(number)) {
        await done(number.fill(msisdn, { timeout: PATIENCE_MS }))
        await this.press('Receber código')
      } else if (!(await this.press(/^Entrar/))) return
      await this.around.quiet()
    }
  }

  /** Goes from screen to screen until a tap has paid, or until no button leads to another screen. */
  async buy(buy: Buy): Promise<void> {
    for (let seen = 0; seen < MOST_SCREENS; seen += 1) {
      await this.around.quiet()
      const screen = await this.read()
      if (screen === undefined || /elsewhere/.test(screen.path)) return
      if ((await this.advance(screen, buy)) === 'ends') return
    }
  }

  private async advance({ modal, path }: PageScreen, buy: Buy): Promise<'goes' | 'ends'> {
    if (modal !== undefined) return this.answer(modal, buy)
    if (await isThere(this.page.getByRole('radio', { name: /^R\$/ }))) {
      const value = this.page.getByRole('radio', { name: new RegExp(`^R\\$\\s${buy.cents / 100}\\s`) })
      await done(value.check({ timeout: PATIENCE_MS, force: true }))
      return (await this.press('Continuar')) ? 'goes' : 'ends'
    }
    if (await isThere(this.page.getByLabel('CPF de quem paga'))) {
      await done(
        this.page
          .getByRole('radio')
          .nth(buy.card % 3)
          .check({ timeout: PATIENCE_MS, force: true }),
      )
      await done(this.page.getByLabel('CPF de quem paga').fill(CPF, { timeout: PATIENCE_MS }))
      return this.goOn(buy, path)
    }
    const way = this.page.getByRole('radio', { name: labels[buy.way] }).first()
    if (await isThere(way)) {
      await done(way.check({ timeout: PATIENCE_MS, force: true }))
      await this.around.quiet()
    }
    if (await isThere(this.page.getByLabel('Número do cartão'))) await this.typeCard(buy)
    return this.goOn(buy, path)
  }

  /** Presses the pay button, or else the button that opens the next screen. */
  private async goOn(buy: Buy, path: string): Promise<'goes' | 'ends'> {
    const pays = this.button(/^(Pagar|Ir para o banco)$/)
    if (await isThere(pays)) {
      await this.tapToPay(pays, buy)
      await this.around.quiet()
      const screen = await this.read()
      return screen?.modal !== undefined && /Confirme o pagamento|banco/i.test(screen.modal) ? 'goes' : 'ends'
    }
    if (await this.press(/^(Continuar|Escolher banco|Conferir a recarga)$/)) return 'goes'
    return /success|sucesso|login/.test(path) && (await this.press(/Voltar ao início|Recarregar/)) ? 'goes' : 'ends'
  }

  private async answer(modal: string, buy: Buy): Promise<'goes' | 'ends'> {
    if (/bônus/i.test(modal)) return (await this.press(/^(Continuar com|Agora não$)/)) ? 'goes' : 'ends'
    if (/^Confirme o pagamento/.test(modal)) {
      await done(this.page.locator('dialog[open]').getByLabel('CVV').fill(usualSecrets.cvv, { timeout: PATIENCE_MS }))
      await this.tapToPay(this.button(/^Pagar /), buy)
      await this.around.quiet()
      return 'ends'
    }
    return /andamento|banco/i.test(modal) || !(await this.press('Fechar')) ? 'ends' : 'goes'
  }

  /** Taps the button's position once, or twice for a double tap. */
  async tapToPay(button: Locator, buy: Pick<Buy, 'againMs'>, isAnyway = false): Promise<void> {
    await this.around.before?.()
    await done(button.click({ trial: true, timeout: PATIENCE_MS }))
    const box = await button.boundingBox({ timeout: PATIENCE_MS }).catch(() => null)
    if (box === null) return
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
    await this.around.confirm(isAnyway)
    await this.page.mouse.click(x, y)
    if (buy.againMs !== undefined) {
      await this.humanGap(buy.againMs)
      await done(this.page.mouse.click(x, y))
    }
    await this.around.after?.()
  }

  private async typeCard({ way, card }: Buy): Promise<void> {
    const pan = way === 'new' || way === 'saved' ? CREDIT[card % CREDIT.length] : DEBIT[card % DEBIT.length]
    await done(this.page.getByLabel('Número do cartão').fill(pan ?? '', { timeout: PATIENCE_MS }))
    await done(this.page.getByLabel('Validade').fill('12/30', { timeout: PATIENCE_MS }))
    await done(this.page.getByLabel('CVV').fill(usualSecrets.cvv, { timeout: PATIENCE_MS }))
  }

  /** Waits `ms`, as long as a customer waits between two taps. */
  humanGap(ms: number): Promise<void> {
    return new Promise(resolve => setTimeout(resolve, ms))
  }
}

const isThere = (locator: Locator): Promise<boolean> =>
  locator
    .first()
    .isVisible()
    .catch(() => false)

/** Returns whether the action succeeded. It fails if the page has changed in the meantime. */
const done = (deed: Promise<unknown>): Promise<boolean> =>
  deed.then(
    () => true,
    () => false,
  )
