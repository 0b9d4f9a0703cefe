import { flowNamed } from '../../workshop/flows/read-flows.ts'
import { expect, test } from './fixtures.ts'
import { hold, listFiles, sparesItsConnection } from './withheld.ts'

const { flow } = flowNamed('web')
const addresses = Object.values(flow.steps).flatMap(step =>
  step === undefined
    ? []
    : [step.path, ...(step.aliases ?? [])].map(path => path.replace('{channel}', 'web').replace(/{\w+\.\w+}$/, 'r1')),
)

test.describe('a page shows its content before the app’s script has loaded', () => {
  test('every page has its heading and its title, and no style attribute', async ({ request }) => {
    expect(addresses.length).toBeGreaterThan(10)
    for (const address of addresses) {
      const response = await request.get(address)
      const html = await response.text()
      const body = html.slice(html.indexOf('<body'))
      expect(response.status(), address).toBe(address === '/404' ? 404 : 200)
      expect(body, address).toMatch(/<h1[^>]*>(?:<span[^>]*>[^<]+<\/span>|[^<]+)<\/h1>/)
      expect(body, address).not.toMatch(/\sstyle=/)
      expect(html, address).toMatch(/<title>[^<]+ – Recarrega<\/title>/)
      expect(html, address).not.toContain('href="/assets/undefined')
    }
  })

  test('while a page’s script loads, the page keeps typed text, and a tapped button works as soon as the script runs', async ({
    page,
    person,
  }) => {
    const release = await hold(page, '**/assets/*.js')
    await page.goto('/web/login', { waitUntil: 'commit' })
    await person.number.pressSequentially(person.msisdn)
    await person.button('Receber código').click()
    await expect(person.button('Receber código')).toHaveAttribute('aria-busy', 'true')
    const label = person.button('Receber código').locator('[data-shown=true]')
    expect(await label.evaluate(span => getComputedStyle(span, '::before').content)).not.toBe('none')
    release()
    await expect(person.code).toBeVisible()
    await expect(page.getByText(person.phone)).toBeVisible()
  })

  test('after the script has loaded, it formats the text that the customer typed before, and the customer can type on', async ({
    page,
    person,
  }) => {
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

  test('a reloaded private page shows its own heading, never the login, while the app’s script is still loading', async ({
    page,
    person,
  }) => {
    await person.openValues()
    const release = await hold(page, '**/assets/*.js')
    // In Firefox, Playwright's own reload waits for the scripts that this test withholds.
    await Promise.all([page.waitForEvent('framenavigated'), page.evaluate(() => location.reload())])
    await expect(page.getByRole('heading', { level: 1, name: 'Escolha o valor da recarga' })).toBeAttached()
    await expect(person.number).toBeHidden()
    release()
    await expect(person.value(20)).toBeVisible()
  })

  test('if the app’s script never loads, the page offers a reload', async ({ page, consoleWatch }) => {
    consoleWatch.allowWithheld(/\/assets\/[^)]+/)
    await page.route('**/assets/index-*.js', route => route.abort())
    await page.goto('/web/login')
    const lost = page.getByRole('alert').filter({ hasText: 'Não conseguimos carregar esta parte.' })
    await expect(lost).toBeInViewport()
    await page.unroute('**/assets/index-*.js')
    await lost.getByRole('link', { name: 'Tentar novamente' }).click()
    await expect(lost).toBeHidden()
    await expect(page.getByRole('button', { name: 'Receber código' })).toBeEnabled()
  })
})

test.describe('the app prefetches the code and the data of the next step', () => {
  test('only after the customer’s first touch does the app prefetch the next step’s code and data', async ({
    page,
    person,
  }) => {
    const files = listFiles(page)
    await page.goto('/web/login', { waitUntil: 'networkidle' })
    const first = [...files]
    expect(first.filter(file => file.startsWith('/page-data/'))).toEqual([])
    expect(first.filter(file => /Block|Modal|operations|forms/.test(file))).toEqual([])
    await person.number.press('1')
    await expect.poll(() => files.filter(file => file.startsWith('/page-data/sq/d/')).length).toBeGreaterThan(0)
    await expect.poll(() => files.some(file => file.includes('CodeFieldBlock'))).toBe(true)
  })

  test.describe('on a slow connection, or with data saving on, the app prefetches nothing', () => {
    test('on a slow connection, or with data saving on, the app fetches the next step only when the customer opens it', async ({
      page,
      person,
    }) => {
      await sparesItsConnection(page)
      const files = listFiles(page)
      await page.goto('/web/login')
      await person.number.fill(person.msisdn)
      await page.waitForLoadState('networkidle')
      expect(files.filter(file => /page-data|CodeFieldBlock/.test(file))).toEqual([])
      await person.button('Receber código').click()
      await expect(person.code).toBeVisible()
    })
  })

  test('when a payment is sent, the receipt’s code and content are already loaded, so it appears without another fetch', async ({
    page,
    person,
    consoleWatch,
  }) => {
    await person.openPayment()
    await person.chooseNewCard({ number: '5105105105105100', cvv: '321' })
    await page.waitForLoadState('networkidle')
    const files = listFiles(page)
    await page.route(/\/(assets|page-data)\//, route => route.abort())
    consoleWatch.allowWithheld(/\/(assets|page-data)\/[^)]+/)
    await person.pay()
    await person.expectReceipt()
    // The steps after the receipt, such as the schedule, have their own code. The app fetches it only when the receipt
    // is visible.
    const ofReceipt = /^\/assets\/(schedule|recipients|TextFieldBlock)-/
    const ofSchedule = /^\/(assets\/load-|page-data\/sq\/d\/)/
    const asked = files.filter(file => !ofReceipt.test(file))
    expect(asked.filter(file => !ofSchedule.test(file))).toEqual([])
    // A set counts each file once, because the browser fetches a file again after a failed fetch.
    expect(new Set(asked.filter(file => file.startsWith('/page-data/'))).size).toBeLessThanOrEqual(1)
  })
})

test('while a page loads, no element changes its place', async ({ page, person }) => {
  await page.addInitScript(() => {
    Object.assign(window, { shifts: [] })
    new PerformanceObserver(list => {
      // Layout shifts right after a tap are expected, so they do not count.
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
