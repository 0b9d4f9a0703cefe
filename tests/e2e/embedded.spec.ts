import type { FrameLocator, Page } from '@playwright/test'
import { parseBrCode } from '../../runtime/rules/br-code.ts'
import { expect, test } from './fixtures.ts'
import { readQrCode } from './qr-code.ts'

// Customer Helena has every payment method, and her bank can confirm debit cards.
test.use({ like: 'helena' })

const ASKED = '4761730000000029'
const REFUSED = '4100000000000019'
const NEVER_SETTLES = '4000000000004046'
const ENTRY = '/recarga/app'

/** The product inside a frame of a partner's page, with the actions of a customer. */
class Embedded {
  readonly page: Page
  readonly frame: FrameLocator

  constructor(page: Page) {
    this.page = page
    this.frame = page.frameLocator('iframe[title="Recarga"]')
  }

  /**
   * Opens a partner's page. If the partner is on another site than the product, the browser blocks storage in the
   * frame.
   */
  async open(query: string, host = '127.0.0.1'): Promise<void> {
    const found = await this.page.request.get('/sandbox/partner', { maxRedirects: 0 })
    const partner = new URL(found.headers().location ?? '')
    partner.hostname = host
    partner.search = query
    await this.page.goto(partner.href)
  }

  get heard() {
    return this.page.locator('#heard li')
  }

  address(): string {
    return new URL(this.page.frames()[1]?.url() ?? 'about:blank').pathname
  }

  /** Returns the keys in the frame's storage, or the browser's error if storage is blocked. */
  stored(): Promise<string> | undefined {
    return this.page.frames()[1]?.evaluate(async () => {
      try {
        return JSON.stringify([Object.keys(localStorage), Object.keys(sessionStorage)])
      } catch (error) {
        return String(error)
      }
    })
  }

  async confirmAtBank(): Promise<void> {
    const bank = this.frame.frameLocator('iframe[title="Confirmação do seu banco"]')
    await bank.getByRole('button', { name: 'Confirmar' }).click()
  }

  button(name: string) {
    return this.frame.getByRole('button', { name, exact: true })
  }

  value(reais: number) {
    return this.frame.getByRole('radio', { name: new RegExp(`^R\\$\\s${reais}\\s`) })
  }

  async choose(way: RegExp, card?: string): Promise<void> {
    await this.frame.getByRole('radio', { name: way }).check()
    if (card !== undefined) {
      await this.frame.getByLabel('Número do cartão').fill(card)
      await this.frame.getByLabel('Validade').fill('12/30')
      await this.frame.getByLabel('CVV').fill('123')
    }
  }

  async pay(way: RegExp, card?: string): Promise<void> {
    await this.choose(way, card)
    await this.button('Pagar').click()
  }
}

test('in a partner’s frame with blocked storage, a signed session opens once, and the partner gets one message about a Pix', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  const embedded = new Embedded(page)
  const payload = await sandbox.signSession(person.msisdn, 3000)
  const told: string[] = []
  page.on('request', request => {
    const isOurs = request.frame() !== page.mainFrame() && !request.isNavigationRequest()
    if (isOurs && `${request.url()} ${JSON.stringify(request.headers())}`.includes(payload)) told.push(request.url())
  })
  await embedded.open(`payload=${payload}`)
  await expect(embedded.value(30)).toBeChecked()
  expect([embedded.address(), told]).toEqual([`${ENTRY}/valores`, []])
  expect(await embedded.stored()).toContain('SecurityError')
  await embedded.button('Continuar').click()
  await expect(embedded.frame.getByRole('radio', { name: /^(Pagar pelo seu banco|Mercado Pago)/ })).toHaveCount(0)
  consoleWatch.allowStatus(404, '/customers/{id}/recharges/pix/{txid}')
  consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  await embedded.pay(/^Pix/)
  await embedded.button('Mostrar QR Code').click()
  const scanned = parseBrCode(await readQrCode(embedded.frame.getByRole('img', { name: 'QR Code do Pix' })))
  await sandbox.payPix(scanned.ok ? (scanned.brCode.txid ?? '') : '')
  await expect(embedded.frame.getByRole('heading', { name: 'Recarga feita!' })).toBeVisible()
  await expect(embedded.heard).toHaveText([/^m4u_sucesso · http:\/\/localhost:\d+$/])

  consoleWatch.allowStatus(403, '/sessions')
  await page.reload()
  await expect(embedded.frame.getByRole('heading', { name: 'Este acesso não vale mais' })).toBeVisible()
  await embedded.button('Entrar com meu número').click()
  await expect(embedded.frame.getByLabel('Número com DDD')).toBeVisible()
  expect(embedded.address()).toBe(`${ENTRY}/entrar`)
  await expect(embedded.heard).toHaveCount(0)
})

test('in a partner’s frame with allowed storage, the app stores nothing, and the partner gets one message for each result', async ({
  page,
  person,
  ledger,
  consoleWatch,
}) => {
  const embedded = new Embedded(page)
  await embedded.open(`msisdn=${person.msisdn}&valueCents=3000`, 'localhost')
  await embedded.button('Continuar').click()
  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  await embedded.pay(/^Cartão de crédito/, REFUSED)
  await expect(embedded.heard).toHaveText([/^m4u_erro · /])
  await embedded.frame.getByRole('dialog').getByRole('button', { name: 'Usar outro cartão' }).click()

  await embedded.pay(/^Cartão de débito/, ASKED)
  await embedded.confirmAtBank()
  await expect(embedded.frame.getByRole('heading', { name: 'Recarga feita!' })).toBeVisible()
  await expect(embedded.heard).toHaveText([/^m4u_erro · /, /^m4u_sucesso · /])
  expect(await ledger(person.msisdn)).toMatchObject([{ valueCents: 3000, method: 'debit', status: 'OK' }])
  expect([embedded.address(), await embedded.stored()]).toEqual([`${ENTRY}/sucesso/debito`, '[[],[]]'])
})

test('in a partner’s frame, if the card service cannot be reached after the bank has confirmed, the customer reads that nothing was charged and pays with the next tap', async ({
  page,
  person,
  ledger,
  consoleWatch,
}) => {
  const embedded = new Embedded(page)
  await embedded.open(`msisdn=${person.msisdn}&valueCents=3000`)
  await embedded.button('Continuar').click()
  await page.route('**/cards/v1/cc', route => route.abort())
  consoleWatch.allowWithheld(/\/operator\/cards\/v1\/cc/)
  await embedded.pay(/^Cartão de débito/, ASKED)
  await embedded.confirmAtBank()
  await expect(embedded.frame.getByRole('status').filter({ hasText: 'Nada foi cobrado.' })).toBeVisible()
  await expect(embedded.heard).toHaveCount(0)
  expect(await ledger(person.msisdn)).toEqual([])

  await page.unroute('**/cards/v1/cc')
  await embedded.button('Pagar').click()
  await expect(embedded.frame.getByRole('heading', { name: 'Recarga feita!' })).toBeVisible()
  await expect(embedded.heard).toHaveText([/^m4u_sucesso · /])
  expect(await ledger(person.msisdn)).toMatchObject([{ valueCents: 3000, method: 'debit', status: 'OK' }])
})

test('in a partner’s frame, after a reload and an SMS login, the first page shows the charge whose result is unknown', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  const embedded = new Embedded(page)
  await embedded.open(`msisdn=${person.msisdn}&valueCents=3000`)
  await embedded.button('Continuar').click()
  consoleWatch.allowStatus(404, '/customers/{id}/uuid/{cid}/recharges/{txid}')
  const sent = page.waitForResponse(/\/recharges\/async$/)
  await embedded.pay(/^Cartão de crédito/, NEVER_SETTLES)
  await sent

  await embedded.open('')
  await embedded.frame.getByLabel('Número com DDD').fill(person.msisdn)
  await embedded.button('Receber código').click()
  await embedded.frame.getByLabel('Código de 6 dígitos').fill(await sandbox.smsCode(person.msisdn))
  await expect(embedded.frame.getByRole('button', { name: /^Recarga em processamento/ })).toBeVisible()
})

test('only partners’ pages can frame the embedded channel, and no site can frame any other page', async ({
  page,
  consoleWatch,
}) => {
  const embedded = new Embedded(page)
  consoleWatch.allowFraming()
  await embedded.open('', 'estranho.localhost')
  await expect.poll(() => page.frames()[1]?.url()).toMatch(/^(chrome-error:|about:neterror)/)
  const refused = await page.request.get('/web/login')
  expect(refused.headers()['content-security-policy']).toContain("frame-ancestors 'none'")
})

/** Opens the partner's page in a window that is lower than the partner's frame. */
async function openLow(page: Page, { msisdn }: { readonly msisdn: string }): Promise<Embedded> {
  await page.setViewportSize({ width: 390, height: 500 })
  const embedded = new Embedded(page)
  await embedded.open(`msisdn=${msisdn}&valueCents=3000`)
  return embedded
}

test('in a partner’s frame that is higher than the window, each heading and each dialog comes into sight', async ({
  page,
  person,
  consoleWatch,
}) => {
  const embedded = await openLow(page, person)
  await embedded.button('Continuar').click()
  await expect(embedded.frame.getByRole('radio', { name: /^Pix/ })).toBeVisible()
  await expect(embedded.frame.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })

  consoleWatch.allowStatus(422, '/customers/{id}/recharges/async')
  await embedded.choose(/^Cartão de crédito/, REFUSED)
  await embedded.button('Pagar').scrollIntoViewIfNeeded()
  // The frame now ends 50 px above the bottom of the window. In so little room, the dialog would have to scroll.
  await page.locator('iframe').evaluate(frame => window.scrollBy(0, frame.getBoundingClientRect().bottom - 450))
  await expect(embedded.button('Pagar')).toBeInViewport({ ratio: 1 })
  await embedded.button('Pagar').click()
  const dialog = embedded.frame.getByRole('dialog')
  // The border fills the part of the frame that is out of sight. Before it is there, a button may be in sight by chance.
  await expect(dialog).not.toHaveCSS('border-top-width', '0px')
  await expect(dialog.getByRole('heading')).toBeInViewport({ ratio: 1 })
  await expect(dialog.getByRole('button', { name: 'Usar outro cartão' })).toBeInViewport({ ratio: 1 })
})

test('in a partner’s frame that is higher than the window, the message after a failed payment comes into sight', async ({
  page,
  person,
  consoleWatch,
}) => {
  const embedded = await openLow(page, person)
  // The partner made its frame so high that the message, which is at the bottom, is far below the button.
  await page.locator('iframe').evaluate(frame => {
    frame.style.height = '2000px'
  })
  await embedded.button('Continuar').click()
  await page.route('**/recharges/pix', route => route.abort())
  consoleWatch.allowWithheld(/\/operator\/b\/customers\/\w+\/recharges\/pix/)
  await embedded.pay(/^Pix/)
  await expect(embedded.frame.getByRole('status').filter({ hasText: 'Nada foi' })).toBeInViewport({ ratio: 1 })
})
