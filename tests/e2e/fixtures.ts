import { test as base, expect, type Page } from '@playwright/test'
import { expectAccessible } from './accessibility.ts'
import { ConsoleWatch } from './console-watch.ts'
import { type Customer, type SandboxControls, sandboxControls } from './sandbox-controls.ts'

interface Fixtures extends Pick<SandboxControls, 'ledger' | 'fault'> {
  /** The seed that `customer` is like: `test.use({ like: 'ana' })`. */
  like: string
  /** A customer of this test's own. */
  customer: Customer
  sandbox: SandboxControls
  /** What a test may complain of in the console; every other error or warning fails it. */
  consoleWatch: ConsoleWatch
  /** Logs in by SMS, from the login page on. */
  login(page: Page, msisdn: string): Promise<void>
  /** Fails on anything that axe finds on the page as it is now. */
  axe(page: Page): Promise<void>
}

export const test = base.extend<Fixtures>({
  like: ['bruno', { option: true }],
  sandbox: async ({ request }, use) => use(sandboxControls(request)),
  customer: async ({ sandbox, like }, use) => use(await sandbox.newCustomer(like)),
  ledger: async ({ sandbox }, use) => use(sandbox.ledger),
  fault: async ({ sandbox }, use) => use(sandbox.fault),
  login: async ({ sandbox }, use) => use((page, msisdn) => login(page, msisdn, sandbox)),
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the first parameter.
  axe: async ({}, use) => use(expectAccessible),
  consoleWatch: [
    async ({ context }, use) => {
      const consoleWatch = new ConsoleWatch()
      consoleWatch.watch(context)
      await use(consoleWatch)
      expect(consoleWatch.unexpected(), 'errors and warnings in the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

async function login(page: Page, msisdn: string, sandbox: SandboxControls): Promise<void> {
  await page.goto('/web/login')
  await page.getByLabel('Número com DDD').fill(msisdn)
  await page.getByRole('button', { name: 'Receber código' }).click()
  const code = page.getByLabel('Código de 6 dígitos')
  await expect(code).toBeVisible()
  await code.fill(await sandbox.smsCode(msisdn))
  await page.getByRole('button', { name: 'Entrar' }).click()
  await expect(code).toBeHidden()
}
