import { expect } from '@playwright/test'
import jsqr from 'jsqr'
import { PNG } from 'pngjs'
import type { FactValues } from '../../runtime/facts.ts'
import { parseBrCode } from '../../runtime/rules/br-code.ts'
import { keepLogin } from '../e2e/kept-login.ts'
import type { SandboxControls, Customer as Seed } from '../e2e/sandbox-controls.ts'
import type { Hand } from './hand.ts'

const LIMIT_MS = 20_000

type Box = Record<'top' | 'right' | 'bottom' | 'left', number>

/** Offers would interrupt the jobs, so these facts mark all of them as seen. */
const offersSeen: FactValues = { 'upsell.messageConfirm': true, 'upsell.proactiveConfirm': true }

/** A customer with the actions that several jobs need. */
export class Customer {
  readonly msisdn: string
  private readonly hand: Hand
  private readonly sandbox: SandboxControls
  private readonly id: string

  constructor(hand: Hand, sandbox: SandboxControls, { msisdn, id }: Seed) {
    this.hand = hand
    this.sandbox = sandbox
    this.msisdn = msisdn
    this.id = id
  }

  /** Logs in by SMS on the login page that is already open. */
  async logIn(): Promise<void> {
    await this.hand.type('Número com DDD', this.msisdn)
    await this.hand.tap('button', 'Receber código')
    await this.hand.sees('textbox', 'Código de 6 dígitos')
    // The app sends the code with its sixth digit.
    await this.hand.type('Código de 6 dígitos', await this.sandbox.smsCode(this.msisdn))
  }

  /** Opens a page in a window where the customer is already logged in. */
  async comeBack(path: string, facts: FactValues = {}): Promise<void> {
    const login = { token: await this.sandbox.openSession(this.msisdn), msisdn: this.msisdn, customerId: this.id }
    const known: FactValues = { 'recharge.target': this.msisdn, ...offersSeen, ...facts }
    const { device, tab } = await keepLogin(login, known)
    // The site's storage can be written only on a page of the site. This one runs no code of the app.
    await this.hand.open('/sandbox')
    await this.hand.ask(`${JSON.stringify(device)}.forEach(([key, value]) => localStorage.setItem(key, value))`)
    await this.hand.ask(`${JSON.stringify(tab)}.forEach(([key, value]) => sessionStorage.setItem(key, value))`)
    await this.hand.open(path)
  }

  /** Opens the ways to pay, with R$ 20 chosen. */
  async openPayment(): Promise<void> {
    await this.comeBack('/recarga/web/pagamento', { 'recharge.value': 2000 })
    await this.hand.sees('heading', 'Como você quer pagar?')
  }

  async typeCard(number: string): Promise<void> {
    await this.hand.type('Número do cartão', number)
    await this.hand.type('Validade', '12/30')
    await this.hand.type('CVV', '123')
  }

  /** Pays at the simulated bank the Pix whose QR code is on the screen. */
  async payPixOnScreen(): Promise<void> {
    // A phone hides the code behind a row.
    if (await this.hand.ask('document.querySelector("main [aria-expanded=false]").offsetParent !== null'))
      await this.hand.tap('button', 'Mostrar QR Code')
    await this.hand.sees('img', 'QR Code do Pix')
    await this.hand.ask('document.querySelector("svg[role=img]").scrollIntoView({ block: "center" })')
    // A slow browser may not have painted the code yet, so the customer looks until it can be read.
    await expect(async () => {
      const { data, width, height } = PNG.sync.read(await this.hand.takePicture())
      const text = jsqr(new Uint8ClampedArray(data), width, height)?.data ?? 'no QR code'
      const parsed = parseBrCode(text)
      expect(parsed, text).toMatchObject({ ok: true })
      await this.sandbox.payPix(parsed.ok ? (parsed.brCode.txid ?? '') : '')
    }).toPass({ timeout: LIMIT_MS })
  }

  /** Expects that the browser has painted something in the first of these elements, because layout alone is not visible. */
  async seesInk(selector: string): Promise<void> {
    await expect(async () => {
      const box: Box = await this.hand.ask(`document.querySelector("${selector}").getBoundingClientRect().toJSON()`)
      const { data, width } = PNG.sync.read(await this.hand.takePicture())
      const colours = new Set<number>()
      for (let y = Math.ceil(box.top); y < box.bottom; y++)
        for (let x = Math.ceil(box.left); x < box.right; x++) colours.add(data.readUInt32BE((y * width + x) * 4))
      expect(colours.size, `colours in ${selector}: the browser paints nothing there`).toBeGreaterThan(1)
    }).toPass({ timeout: LIMIT_MS })
  }

  /**
   * Waits for the end of a payment. Returns whether the customer reads that nothing was charged, and then expects that
   * this is true.
   */
  async wasNotCharged(): Promise<boolean> {
    const read = (): Promise<string> => this.hand.ask('document.body.innerText')
    await expect.poll(read).toMatch(/Recarga feita!|Nada foi cobrado\./)
    const wasNot = /Nada foi cobrado\./.test(await read())
    if (wasNot) expect(await this.sandbox.ledger(this.msisdn)).toEqual([])
    return wasNot
  }

  /** Expects a receipt that has the focus, and exactly one charge, which succeeded. */
  async seesReceipt(): Promise<void> {
    await this.hand.sees('heading', 'Recarga feita!')
    const charges = await this.sandbox.ledger(this.msisdn)
    expect(charges.map(({ status }) => status)).toEqual(['OK'])
  }
}
