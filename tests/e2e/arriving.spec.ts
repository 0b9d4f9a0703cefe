import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { prepare } from '../../runtime/engine/prepare.ts'
import { expect, test } from './fixtures.ts'

const flow = prepare(JSON.parse(readFileSync('flow-configs/web.flow.json', 'utf8')))
const addresses = Object.values(flow?.steps ?? {}).flatMap(step =>
  step === undefined ? [] : [step.path, ...(step.aliases ?? [])].map(path => path.replace('{channel}', 'web')),
)

/** Holds back what the page asks for under this path, until the returned function is called. */
async function hold(page: Page, path: string): Promise<() => void> {
  let release = (): void => undefined
  const held = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(path, async route => {
    await held
    await route.continue()
  })
  return release
}

/** Every file of the site that the page asks for from now on. */
function listFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (/^\/(assets|page-data)\//.test(pathname)) files.push(pathname)
  })
  return files
}

test.describe('before the script has arrived', () => {
  test('every page stands there with its heading and its title, and without a style attribute', async ({ request }) => {
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) {
      const response = await request.get(address)
      const html = await response.text()
      const body = html.slice(html.indexOf('<body'))
      expect(response.status(), address).toBe(address === '/404' ? 404 : 200)
      expect(body, address).toMatch(/<h1[^>]*>[^<]+<\/h1>/)
      expect(body, address).not.toMatch(/\sstyle=/)
      expect(html, address).toMatch(/<title>[^<]+ · Recarrega<\/title>/)
      expect(html, address).not.toContain('href="/assets/undefined')
    }
  })

  test('what is typed stays, and a tap is done once it has', async ({ page, person }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/web/login', { waitUntil: 'commit' })
    await person.number.pressSequentially(person.msisdn)
    await person.button('Receber código').click()
    await expect(person.button('Receber código')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(person.code).toBeVisible()
    await expect(page.getByText(person.phone)).toBeVisible()
  })

  test('what is typed and not sent is taken over as a person writes it', async ({ page, person }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/web/login', { waitUntil: 'commit' })
    await person.number.pressSequentially(person.msisdn.slice(0, 6))
    release()
    await expect(person.number).toHaveValue(person.phone.slice(0, 9))
    await person.number.pressSequentially(person.msisdn.slice(6))
    await expect(person.number).toHaveValue(person.phone)
    await person.button('Receber código').click()
    await expect(person.code).toBeVisible()
  })

  test('a page for customers waits in its place, and is not the login for a moment', async ({ page, person }) => {
    await person.openValues()
    const release = await hold(page, '**/assets/*.js')
    await page.reload({ waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1, name: 'Escolha o valor da recarga' })).toBeAttached()
    await expect(person.number).toBeHidden()
    release()
    await expect(person.value(20)).toBeVisible()
  })

  test('a script that never arrives leaves a way on', async ({ page, consoleWatch }) => {
    consoleWatch.allowWithheld(/\/assets\/[^)]+/)
    await page.route('**/assets/index-*.js', route => route.abort())
    await page.goto('/web/login')
    const lost = page.getByRole('alert').filter({ hasText: 'Não conseguimos carregar esta parte.' })
    await expect(lost).toBeVisible()
    await page.unroute('**/assets/index-*.js')
    await lost.getByRole('link', { name: 'Tentar novamente' }).click()
    await expect(lost).toBeHidden()
    await expect(page.getByRole('button', { name: 'Receber código' })).toBeEnabled()
  })
})

test.describe('what comes next', () => {
  test('is fetched after the first touch, and nothing of it before', async ({ page, person }) => {
    const files = listFiles(page)
    await page.goto('/web/login', { waitUntil: 'networkidle' })
    const first = [...files]
    expect(first.filter(file => file.startsWith('/page-data/'))).toEqual([])
    expect(first.filter(file => /Block|Modal|operations|forms/.test(file))).toEqual([])
    await person.number.press('1')
    await expect.poll(() => files.filter(file => file.startsWith('/page-data/sq/d/')).length).toBeGreaterThan(0)
    await expect.poll(() => files.some(file => file.includes('CodeFieldBlock'))).toBe(true)
  })

  test.describe('on a connection that has to be spared', () => {
    test('is fetched when it is needed', async ({ page, person }) => {
      await page.addInitScript(() =>
        Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
      )
      const files = listFiles(page)
      await page.goto('/web/login')
      await person.number.fill(person.msisdn)
      await page.waitForLoadState('networkidle')
      expect(files.filter(file => /page-data|CodeFieldBlock/.test(file))).toEqual([])
      await person.button('Receber código').click()
      await expect(person.code).toBeVisible()
    })
  })

  test('of a payment is all there before it is sent', async ({ page, person, consoleWatch }) => {
    await person.openPayment()
    await person.chooseNewCard({ number: '5105105105105100', cvv: '321' })
    await page.waitForLoadState('networkidle')
    const files = listFiles(page)
    await page.route(/\/(assets|page-data)\//, route => route.abort())
    consoleWatch.allowWithheld(/\/(assets|page-data)\/[^)]+/)
    await person.pay()
    await person.expectReceipt()
    expect(files).toEqual([])
  })
})

test.describe('what a step shows', () => {
  /** Nothing is fetched before it is needed, so that a test can keep it from the page. */
  test.beforeEach(({ page }) =>
    page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
    ),
  )

  test('is asked for four times, then the page is loaded anew', async ({ page, person, consoleWatch }) => {
    consoleWatch.allowWithheld(/\/page-data\/sq\/d\/\w+\.json/)
    let asked = 0
    await page.route('**/page-data/sq/d/*', route => {
      asked += 1
      return route.fulfill({ status: 500 })
    })
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    const reloaded = page.waitForEvent('load')
    await person.button('Receber código').click()
    await reloaded
    await expect(person.code).toBeVisible()
    expect(asked).toBe(4)
    expect(new URL(page.url()).pathname).toBe('/web/sms')
  })

  test('that is of a release no longer kept loads the page anew at once', async ({ page, person, consoleWatch }) => {
    consoleWatch.allowWithheld(/\/page-data\/sq\/d\/\w+\.json/)
    let asked = 0
    await page.route('**/page-data/sq/d/*', route => {
      asked += 1
      return route.fulfill({ status: 404 })
    })
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    await person.button('Receber código').click()
    await expect(person.code).toBeVisible()
    expect(asked).toBe(1)
  })

  test('that takes longer than a second is said to be on its way', async ({ page, person }) => {
    const release = await hold(page, '**/page-data/sq/d/*')
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    await person.button('Receber código').click()
    await expect(page.getByRole('heading', { level: 1, name: 'Código por SMS' })).toBeVisible()
    await expect(page.getByText('Falta pouco')).toBeVisible()
    release()
    await expect(person.code).toBeVisible()
    await expect(page.getByText('Falta pouco')).toBeHidden()
  })
})

test.describe('while the code of a form is on its way', () => {
  test('two taps send it once, and nothing on the step that it leads to', async ({ page, person, ledger }) => {
    await person.comeBack('/recarga/efetuar', { 'payment.type': 'pix' })
    const release = await hold(page, '**/assets/forms-*.js')
    await person.value(20).check()
    await person.button('Continuar').dblclick()
    await expect(person.button('Um instante')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(person.heading('Como você quer pagar?')).toBeFocused()
    await page.waitForLoadState('networkidle')
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
    expect(await ledger(person.msisdn)).toEqual([])
  })

  test('what lies under a modal that is not drawn yet is not heard', async ({ page, person }) => {
    await person.openValues()
    const release = await hold(page, '**/assets/ModalView-*.js')
    await person.value(20).check()
    await person.button('Trocar').click()
    await person.button('Continuar').dblclick()
    release()
    await expect(person.dialog.getByLabel('Número com DDD')).toBeVisible()
    await expect(page.getByText(person.phone)).toBeVisible()
    await expect(person.heading('Como você quer pagar?')).toBeHidden()
  })

  test('and it never comes, a tap says so and what was typed stays', async ({ page, person, consoleWatch }) => {
    consoleWatch.allowWithheld(/\/assets\/forms-[^)]+/)
    await page.route('**/assets/forms-*.js', route => route.abort())
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    await person.button('Receber código').click()
    await expect(page.getByRole('status').filter({ hasText: 'nada foi enviado' })).toBeVisible()
    await expect(person.number).toHaveValue(person.phone)
    await expect(person.button('Receber código')).toBeEnabled()
  })
})

test('a menu that cannot be fetched is left out, and nothing is loaded anew for it', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowWithheld(/\/assets\/Menu-[^)]+/)
  let asked = 0
  await page.route('**/assets/Menu-*.js', route => {
    asked += 1
    return route.abort()
  })
  await person.openValues()
  await expect.poll(() => asked).toBeGreaterThan(0)
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await person.chooseValue(20)
  await expect(person.way(/^Pix/)).toBeVisible()
  expect(loads).toBe(0)
})

test('a message whose words cannot be fetched offers to ask again', async ({ page, person, sandbox, consoleWatch }) => {
  consoleWatch.allowWithheld(/\/page-data\/sq\/d\/\w+\.json/)
  for (const path of ['/customers/{msisdn}/last-recharge', '/customers/{id}/recharge-values'])
    consoleWatch.allowStatus(401, path)
  await page.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) }),
  )
  await person.openValues()
  await person.value(20).check()
  await page.route('**/page-data/sq/d/*', route => route.fulfill({ status: 500 }))
  await sandbox.endSessions(person.msisdn)
  await page.reload()
  const lost = page.locator('#app').getByText('Não conseguimos carregar esta parte.')
  await expect(lost).toBeVisible({ timeout: 10_000 })
  await page.unroute('**/page-data/sq/d/*')
  await person.button('Tentar novamente').click()
  await expect(page.getByText('Código 1001')).toBeVisible()
})

test('nothing moves while a page arrives', async ({ page, person }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver(list => {
      // What moves because of a tap was asked for.
      for (const entry of list.getEntries().map(Object))
        if (!entry.hadRecentInput) Object(window).shifts.push(entry.value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  const shifts = () => page.evaluate(() => Object(window).shifts)
  await page.goto('/web/login', { waitUntil: 'networkidle' })
  expect(await shifts(), 'login').toEqual([])
  await person.openValues()
  await page.waitForLoadState('networkidle')
  expect(await shifts(), 'values').toEqual([])
  await page.reload({ waitUntil: 'networkidle' })
  await expect(person.value(20)).toBeVisible()
  expect(await shifts(), 'values, loaded again').toEqual([])
  await person.openPayment()
  await page.waitForLoadState('networkidle')
  expect(await shifts(), 'payment').toEqual([])
})
