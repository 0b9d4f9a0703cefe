import { expect, type Locator, type Page } from '@playwright/test'
import type { FactValues } from '../../runtime/facts.ts'
import { parseBrCode } from '../../runtime/rules/br-code.ts'
import { formatPhone } from '../../runtime/rules/phone.ts'
import { seedCustomers } from '../../sandbox/seed/seed.ts'
import type { ConsoleWatch } from './console-watch.ts'
import { openLoggedIn } from './kept-login.ts'
import { readQrCode } from './qr-code.ts'
import type { Customer, SandboxControls } from './sandbox-controls.ts'

export interface CardInHand {
  readonly number: string
  readonly expiry?: string
  readonly cvv?: string
}

interface Around {
  readonly customer: Customer
  /** The seed customer that this customer is a copy of. */
  readonly like: string
  readonly sandbox: SandboxControls
  readonly consoleWatch: ConsoleWatch
  /** Whether the fixture has installed the page's fake clock, so that waits for a status can be skipped. */
  readonly skipsWaits: boolean
}

/** These facts mark all offers as seen, because an offer would interrupt tests about other features. */
const offersSeen: FactValues = { 'upsell.messageConfirm': true, 'upsell.proactiveConfirm': true }

/** With these facts, the customer has not seen any offer in this visit yet. */
export const newVisit: FactValues = { 'upsell.messageConfirm': undefined, 'upsell.proactiveConfirm': undefined }

const SECOND_MS = 1000
/** The pause between two requests for a status. */
const POLL_MS = 3000
/** The number of requests for a status in one round. */
const POLLS = 5
/** The time that the answer to a request needs, at most, on an idle machine. */
const ANSWER_MS = 500

/** A customer at a page, with the actions that tests need. */
export class Person {
  readonly page: Page
  readonly msisdn: string
  /** The phone number in the format that pages show. */
  readonly phone: string
  private readonly around: Around

  constructor(page: Page, around: Around) {
    this.page = page
    this.around = around
    this.msisdn = around.customer.msisdn
    this.phone = formatPhone(this.msisdn)
    // The operator answers 404 if the customer has no schedule or no recharge, and the browser logs it.
    around.consoleWatch.allowStatus(404, '/customers/{id}/recurrence')
    if (seedCustomers.find(seed => seed.key === around.like)?.recharges.length === 0)
      around.consoleWatch.allowStatus(404, '/customers/{msisdn}/last-recharge')
  }

  get copyPix(): Locator {
    return this.button('Copiar código Pix')
  }

  /** Shows the QR code, which is behind a row on a phone. */
  async showQrCode(): Promise<void> {
    const row = this.page.getByRole('button', { name: 'Mostrar QR Code', expanded: false })
    await this.waitFor(row.or(this.qrCode))
    if (await row.isVisible()) await row.click()
    await expect(this.qrCode).toBeVisible()
  }

  /** Returns the same customer at another page, such as a second tab or the next visit. */
  at(page: Page): Person {
    return new Person(page, this.around)
  }

  get number(): Locator {
    return this.page.getByLabel('Número com DDD')
  }

  get code(): Locator {
    return this.page.getByLabel('Código de 6 dígitos')
  }

  get payButton(): Locator {
    return this.page.getByRole('button', { name: 'Pagar', exact: true })
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog')
  }

  get qrCode(): Locator {
    return this.page.getByRole('img', { name: 'QR Code do Pix' })
  }

  heading(name: string): Locator {
    return this.page.getByRole('heading', { level: 1, name })
  }

  /** Returns the notice with this text. Screen readers read notices aloud. */
  said(text: string | RegExp): Locator {
    return this.page.getByRole('status').filter({ hasText: text })
  }

  button(name: string): Locator {
    return this.page.getByRole('button', { name, exact: true })
  }

  way(name: string | RegExp): Locator {
    return this.page.getByRole('radio', { name })
  }

  value(reais: number): Locator {
    return this.page.getByRole('radio', { name: new RegExp(`^R\\$\\s${reais}\\s`) })
  }

  async askForCode(): Promise<void> {
    await this.number.fill(this.msisdn)
    await this.button('Receber código').click()
    await expect(this.code).toBeVisible()
  }

  async enterCode(): Promise<void> {
    // The sixth digit logs the customer in.
    await this.code.fill(await this.around.sandbox.smsCode(this.msisdn))
    await expect(this.code).toBeHidden()
  }

  /** Logs in by SMS on the login page that is already open. */
  async logInHere(): Promise<void> {
    await this.askForCode()
    await this.enterCode()
  }

  async logIn(): Promise<void> {
    await this.page.goto('/web/login')
    await this.logInHere()
  }

  /** Opens a page in a tab where the customer is already logged in. It is for tests that do not test the login. */
  async comeBack(path: string, facts: FactValues = {}): Promise<void> {
    const { customer, like, sandbox } = this.around
    const login = { token: await sandbox.openSession(this.msisdn), msisdn: this.msisdn, customerId: customer.id }
    const name = seedCustomers.find(seed => seed.key === like)?.name
    const known = { 'customer.name': name, 'recharge.target': this.msisdn, ...offersSeen }
    await openLoggedIn(this.page, path, login, { ...known, ...facts })
  }

  async openValues(): Promise<void> {
    await this.comeBack('/recarga/efetuar')
    await expect(this.value(20)).toBeVisible()
  }

  /** Opens the payment methods with an amount that is already chosen. */
  async openPayment(reais = 20): Promise<void> {
    await this.comeBack('/recarga/web/pagamento', { 'recharge.value': reais * 100 })
    await expect(this.way(/^Pix/)).toBeVisible({ timeout: 15_000 })
  }

  /** Returns the button that declines the offer of a larger amount and keeps this amount. */
  keepValue(reais: number): Locator {
    return this.dialog.getByRole('button', { name: new RegExp(`^Continuar com R\\$\\s${reais}$`) })
  }

  /** Chooses an amount, goes to the payment methods, and declines the offer of a larger amount. */
  async chooseValue(reais: number): Promise<void> {
    await this.value(reais).check()
    await this.button('Continuar').click()
    await expect(this.keepValue(reais).or(this.heading('Como você quer pagar?'))).toBeVisible()
    if (await this.keepValue(reais).isVisible()) await this.keepValue(reais).click()
    await expect(this.heading('Como você quer pagar?')).toBeVisible()
  }

  /** Chooses somebody else's number to recharge, and confirms it. */
  async rechargeFor(msisdn: string): Promise<void> {
    await this.button('Trocar').click()
    await this.dialog.getByLabel('Número com DDD').fill(msisdn)
    await this.dialog.getByRole('button', { name: 'Continuar' }).click()
    await this.dialog.getByRole('button', { name: 'Sim, está certo' }).click()
    await expect(this.page.getByText(formatPhone(msisdn))).toBeVisible()
  }

  async choosePix(): Promise<void> {
    // The browser logs the operator's 404 answers, which come until the Pix code exists and the customer has paid.
    this.allowNotYet()
    await this.way(/^Pix/).check()
  }

  async chooseSavedCard(last: string): Promise<void> {
    this.allowNotYet()
    await this.way(new RegExp(`final ${last}`)).check()
  }

  async chooseWallet(name: string): Promise<void> {
    this.allowNotYet()
    await this.way(new RegExp(`^${name}`)).check()
  }

  async chooseNewCard(
    { number, expiry = '12/30', cvv = '123' }: CardInHand,
    way = /^Cartão de crédito/,
  ): Promise<void> {
    this.allowNotYet()
    await this.way(way).check()
    await this.page.getByLabel('Número do cartão').fill(number)
    await this.page.getByLabel('Validade').fill(expiry)
    await this.page.getByLabel('CVV').fill(cvv)
  }

  /** Clicks twice in the same moment, because a later second click could hit another control. */
  async tapTwice(button: Locator): Promise<void> {
    // A control that pays stays disabled for a moment after its step opens.
    await expect(button).toBeEnabled()
    // Each click needs its own press. Otherwise the app would treat the click as the end of the press that opened the
    // dialog.
    await button.evaluate((element: HTMLElement) => {
      for (const type of ['pointerdown', 'pointerup', 'click', 'pointerdown', 'pointerup', 'click'])
        if (type === 'click') element.click()
        else element.dispatchEvent(new PointerEvent(type, { bubbles: true }))
    })
  }

  async pay(): Promise<void> {
    await this.payButton.click()
  }

  async payByPix(): Promise<void> {
    await this.choosePix()
    await this.pay()
    await this.waitFor(this.copyPix)
    await expect(this.copyPix).toBeEnabled()
  }

  async payByNewCard(card: CardInHand): Promise<void> {
    await this.chooseNewCard(card)
    await this.pay()
  }

  /** Types the saved card's CVV into the modal. */
  async giveCvv(cvv: string): Promise<void> {
    await this.dialog.getByLabel('CVV').fill(cvv)
    await this.dialog.getByRole('button', { name: /^Pagar / }).click()
  }

  /** Returns the Pix data that a bank's app would read from the QR code on screen. */
  async scanPix(): Promise<{ readonly text: string; readonly amountCents: number; readonly txid: string }> {
    await this.showQrCode()
    const text = await readQrCode(this.qrCode)
    const parsed = parseBrCode(text)
    if (!parsed.ok) throw new Error(`The QR code is no Pix code (${parsed.violation}): ${text}`)
    const { amountCents = 0, txid = '' } = parsed.brCode
    return { text, amountCents, txid }
  }

  /** Pays the Pix on screen at the simulated bank. */
  async payAtBank(): Promise<void> {
    const { txid } = await this.scanPix()
    await this.around.sandbox.payPix(txid)
  }

  /** Expects a receipt with the data of the only charge in the operator's ledger. */
  async expectReceipt(): Promise<void> {
    await this.waitFor(this.heading('Recarga feita!'), { timeout: 15_000 })
    const [charge, ...others] = await this.around.sandbox.ledger(this.msisdn)
    expect(others, 'charged once').toEqual([])
    expect(charge).toMatchObject({ status: 'OK' })
    await expect(this.receipt('NSU')).toHaveText((charge?.nsu ?? '').replace(/(\d{3})(?=\d)/g, '$1 '))
    await expect(this.receipt('Número')).toHaveText(formatPhone(charge?.recipient ?? ''))
    await expect(this.receipt('Valor')).toHaveText(
      `R$ ${((charge?.valueCents ?? 0) / 100).toFixed(2).replace('.', ',')}`,
    )
  }

  receipt(label: string): Locator {
    const row = this.page.getByRole('term').filter({ hasText: new RegExp(`^${label}$`) })
    return row.locator('xpath=following-sibling::dd')
  }

  /** Waits for what an answer of the operator brings. With `skipsWaits`, the pauses of up to five polls are skipped. */
  private async waitFor(seen: Locator, options?: { readonly timeout: number }): Promise<void> {
    for (let poll = 0; this.around.skipsWaits && poll < POLLS && !(await seen.isVisible()); poll += 1) {
      await this.page.clock.runFor(POLL_MS)
      await seen.waitFor({ timeout: ANSWER_MS }).catch(() => undefined)
    }
    await expect(seen).toBeVisible(options)
  }

  /**
   * Advances the page's fake clock from poll to poll until the locator is visible. The test must have installed the
   * fake clock, which also runs by itself.
   */
  async passPollsUntil(seen: Locator): Promise<void> {
    await expect(async () => {
      await this.page.clock.runFor(POLL_MS)
      await expect(seen).toBeVisible({ timeout: 1000 })
    }).toPass()
  }

  /**
   * Stops the page's timers, so only the customer's actions change the page. The test must install the fake clock
   * before.
   */
  async stopClock(): Promise<void> {
    await this.page.clock.pauseAt((await this.page.evaluate(() => Date.now())) + SECOND_MS)
  }

  /** The operator answers 404 for a recharge's status until it has settled, and for a Pix code until it is created. */
  allowNotYet(): void {
    const { consoleWatch } = this.around
    consoleWatch.allowStatus(404, '/customers/{id}/recharges/pix/{txid}')
    consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  }
}
