import { expect, test } from './fixtures.ts'
import { hold, sparesItsConnection } from './withheld.ts'

test.describe('if a step’s content is missing, the app fetches it again', () => {
  test.beforeEach(({ page }) => sparesItsConnection(page))

  test('if a step’s content cannot be fetched, the app tries up to four times and then reloads the page', async ({
    page,
    person,
    consoleWatch,
  }) => {
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

  test('if the host deleted a step’s content with its release, the app reloads the page at once', async ({
    page,
    person,
    consoleWatch,
  }) => {
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

  test('if a step’s content takes over one second, the step shows that it is loading', async ({ page, person }) => {
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

test.describe('a form cannot lose text or submit twice while its code is loading', () => {
  test('two taps on a button whose form is still loading submit the form once, and tap nothing on the next step', async ({
    page,
    person,
    ledger,
  }) => {
    await person.comeBack('/recarga/efetuar', { 'payment.type': 'pix' })
    const release = await hold(page, '**/assets/forms-*.js')
    await person.value(20).check()
    await person.button('Continuar').dblclick()
    await expect(person.button('Continuar')).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(person.heading('Como você quer pagar?')).toBeFocused()
    await page.waitForLoadState('networkidle')
    await expect(person.heading('Como você quer pagar?')).toBeVisible()
    expect(await ledger(person.msisdn)).toEqual([])
  })

  test('controls under a modal do not react while the modal is still loading', async ({ page, person }) => {
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

  test('if a form’s code never loads, a tap shows an error, and the form keeps the typed text', async ({
    page,
    person,
    consoleWatch,
  }) => {
    consoleWatch.allowWithheld(/\/assets\/forms-[^)]+/)
    await page.route('**/assets/forms-*.js', route => route.abort())
    await page.goto('/web/login')
    await person.number.fill(person.msisdn)
    await person.button('Receber código').click()
    await expect(person.said('nada foi enviado')).toBeVisible()
    await expect(person.number).toHaveValue(person.phone)
    await expect(person.button('Receber código')).toBeEnabled()
  })
})

test('if one block cannot be fetched, the other blocks stay and the customer can try again', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowWithheld(/\/assets\/RepeatCardBlock-[^)]+/)
  await page.route('**/assets/RepeatCardBlock-*.js', route => route.abort())
  await person.comeBack('/recarga/efetuar')
  await expect(page.locator('#app').getByText('Não conseguimos carregar esta parte.')).toBeVisible({ timeout: 15_000 })
  await expect(person.button('Tentar novamente')).toBeVisible()
  await person.chooseValue(20)
})

test('if the menu cannot be fetched, the page leaves it out and does not reload', async ({
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

test('if the text of a message cannot be fetched, the app offers to try again', async ({
  page,
  person,
  sandbox,
  consoleWatch,
}) => {
  consoleWatch.allowWithheld(/\/page-data\/sq\/d\/\w+\.json/)
  for (const path of [
    '/customers/{msisdn}/last-recharge',
    '/customers/{id}/recharge-values',
    '/v3/customers/{msisdn}/',
    '/customers/{msisdn}/feature_toggles',
  ])
    consoleWatch.allowStatus(401, path)
  await sparesItsConnection(page)
  await person.openValues()
  await person.value(20).check()
  await page.route('**/page-data/sq/d/*', route => route.fulfill({ status: 500 }))
  await sandbox.endSessions(person.msisdn)
  await page.reload()
  const lost = page.locator('#app').getByText('Não conseguimos carregar esta parte.')
  await expect(lost).toBeVisible()
  await page.unroute('**/page-data/sq/d/*')
  await person.button('Tentar novamente').click()
  await expect(page.getByText('Código 1001')).toBeVisible()
})
