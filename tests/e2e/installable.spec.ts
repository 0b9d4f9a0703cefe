import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { root } from '../../scripts/run.mjs'
import { readFolder } from '../../scripts/site/app-files.mjs'
import { listRelease } from '../../scripts/site/write-worker.mjs'
import { expect } from './fixtures.ts'
import { test } from './own-site.ts'

test.use({ like: 'ana' })

/** Resolves when the service worker answers the page's requests. */
async function workerIsReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready
    if (active?.state === 'activated') return
    await new Promise(resolve => active?.addEventListener('statechange', resolve, { once: true }))
  })
}

/** Presses a key on the page, and resolves when the service worker has stored all files of the release. */
async function releaseIsKept(page: Page): Promise<void> {
  await page.keyboard.press('Tab')
  const files = listRelease(readFolder(join(root, 'dist')), '').files.length
  await expect.poll(() => page.evaluate(countFiles), { timeout: 60_000 }).toBe(files)
}

async function countFiles(): Promise<number> {
  const [name = ''] = await caches.keys()
  const requests = await (await caches.open(name)).keys()
  return requests.filter(({ url }) => /\.\w+$/.test(new URL(url).pathname)).length
}

/** Returns the addresses and the texts that all caches contain. */
const readCaches = (page: Page) =>
  page.evaluate(async () => {
    const opened = await Promise.all((await caches.keys()).map(name => caches.open(name)))
    const entries = await Promise.all(
      opened.map(async cache => {
        const requests = await cache.keys()
        return Promise.all(
          requests.map(async request => ({ url: request.url, text: await (await cache.match(request))?.text() })),
        )
      }),
    )
    return entries.flat()
  })

test('without a server, a visited page opens and another page says that it is offline; operator calls are never answered from the cache', async ({
  page,
  site,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowWithheld(/\/(web\/privacidade|operator\/[^)]+|config\.json|icon\.svg)/)
  await page.goto('/web/ajuda')
  await workerIsReady(page)
  await releaseIsKept(page)
  await site.stop()
  await page.reload()
  await expect(person.heading('Como podemos ajudar?')).toBeVisible()
  await page.getByRole('button', { name: 'Voltar' }).click()
  await expect(person.number).toBeVisible()

  await page.goto('/web/privacidade')
  await expect(person.heading('Sem internet')).toBeVisible()
  const answers = await page.evaluate(() =>
    Promise.all(
      ['/operator/b/v1/channels', '/config.json'].map(path =>
        fetch(path).then(
          () => 'answered',
          () => 'lost',
        ),
      ),
    ),
  )
  expect(answers).toEqual(['lost', 'lost'])

  await site.start()
  await page.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(person.heading('Seus dados, em poucas palavras')).toBeVisible()
})

test('if a customer reloads a private step offline, the step shows “Sem internet.” below its header, and opens once online', async ({
  page,
  context,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowOffline()
  consoleWatch.allowUnstarted()
  await page.goto('/web/ajuda')
  await workerIsReady(page)
  await person.openValues()
  await releaseIsKept(page)
  await context.setOffline(true)
  await page.reload()
  const said = page.getByRole('main').getByRole('alert')
  await expect(said).toContainText('Sem internet.')
  await expect(said.getByRole('link', { name: 'Tentar novamente' })).toBeVisible()
  await expect(page.getByRole('banner')).toBeInViewport()
  await expect(page.getByRole('status').filter({ hasText: 'Carregando' })).toHaveCount(0)
  // Offline, the page cannot read the recipient, so it leaves out the recipient's card instead of showing an empty
  // card.
  await expect(page.getByRole('banner').getByRole('paragraph')).toHaveCount(0)
  await context.setOffline(false)
  await expect(said).toBeHidden()
  await expect(person.value(20)).toBeVisible()
})

for (const path of ['/web/login', '/web/ajuda']) {
  test(`if the page ${path} is reloaded offline, a message is below its header until the browser is online`, async ({
    page,
    context,
    consoleWatch,
  }) => {
    consoleWatch.allowOffline()
    await page.goto(path)
    await workerIsReady(page)
    await releaseIsKept(page)
    await context.setOffline(true)
    await page.reload()
    const said = page.getByRole('main').getByRole('status')
    await expect(said).toHaveText('Você está sem internet.')
    await context.setOffline(false)
    await expect(said).toHaveCount(0)
  })
}

test('no cache contains data of a customer, of a session or of a payment', async ({
  page,
  person,
  customer,
  consoleWatch,
}) => {
  consoleWatch.allowStatus(404, '/pisp/{id}/status')
  await page.goto('/web/ajuda')
  await workerIsReady(page)
  await person.comeBack('/recarga/efetuar?utm_content=11987654321', { 'recharge.value': 2000 })
  await expect(person.value(20)).toBeVisible()
  await releaseIsKept(page)
  await page.goto('/status_pisp/3f0b6a52')
  await expect(page).not.toHaveURL(/status_pisp/)
  const entries = await readCaches(page)
  const paths = entries.map(({ url }) => url.slice(new URL(url).origin.length))
  expect(paths).toEqual(expect.arrayContaining(['/', '/offline.html', '/recarga/efetuar']))
  expect(
    paths.filter(path => !/^\/(assets|page-data\/sq\/d|fonts)\/[\w.-]+$|^\/[a-z/-]*$|^\/offline\.html$/.test(path)),
  ).toEqual([])
  expect(paths.filter(path => /^\/(status_|operator|sandbox|config)/.test(path))).toEqual([])
  const token = await page.evaluate(() => sessionStorage.getItem('recarrega.token'))
  const texts = entries.map(({ text }) => text ?? '').join('\n')
  for (const secret of [person.msisdn, person.phone, customer.id, token ?? 'no token', '3f0b6a52'])
    expect(texts).not.toContain(secret)
})

test('the app offers a new release at a moment when it interrupts no payment; accepting it reloads the page once', async ({
  page,
  site,
  person,
  context,
}) => {
  await page.goto('/web/ajuda')
  await workerIsReady(page)
  await person.comeBack('/recarga/efetuar')
  await expect(person.value(20)).toBeVisible()
  site.publish('next')
  // Going offline and online makes the page check for a new release.
  await context.setOffline(true)
  await context.setOffline(false)
  await expect(person.said('Há uma versão nova')).toBeVisible()
  await person.button('Trocar').click()
  await expect(person.dialog).toBeVisible()
  await expect(page.getByText('Há uma versão nova')).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(person.said('Há uma versão nova')).toBeVisible()

  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  await person.button('Atualizar').click()
  await expect(page.locator('html')).toHaveAttribute('data-release', 'next')
  await expect(person.value(20)).toBeVisible()
  await workerIsReady(page)
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Há uma versão nova')).toBeHidden()
  expect(loads).toBe(1)
  await person.value(20).click()
  await expect.poll(() => page.evaluate(async () => (await caches.keys()).length)).toBe(1)
})
