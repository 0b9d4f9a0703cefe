import type { Locator } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './person.ts'
import type { SandboxControls } from './sandbox-controls.ts'

/** Counts what a customer does from the first page to the payment. */
class Effort {
  taps = 0
  fields = 0

  async tap(control: Locator): Promise<void> {
    this.taps += 1
    await control.click()
  }

  /** Types into a field. A field without the focus needs a tap first. */
  async type(field: Locator, text: string): Promise<void> {
    this.fields += 1
    await expect(field).toBeVisible()
    const hasFocus = await field.evaluate(element => element === document.activeElement)
    if (!hasFocus) await this.tap(field)
    await field.pressSequentially(text)
  }

  /** Prints the numbers of taps and fields as a row of a table. Fails if a number is larger than in `most`. */
  expectAtMost(way: string, most: { readonly taps: number; readonly fields: number }): void {
    console.log(`| ${way.padEnd(28)} | ${this.taps} taps | ${this.fields} fields |`)
    expect(this.taps, `taps for: ${way}`).toBeLessThanOrEqual(most.taps)
    expect(this.fields, `fields for: ${way}`).toBeLessThanOrEqual(most.fields)
  }
}

/** Logs in from the login page, and counts what the customer does there. */
async function logIn(effort: Effort, person: Person, sandbox: SandboxControls): Promise<void> {
  await person.page.goto('/web/login')
  await effort.type(person.number, person.msisdn)
  await effort.tap(person.button('Receber código'))
  await effort.type(person.code, await sandbox.smsCode(person.msisdn))
}

test.describe('a customer whose last recharge was paid by a card that asks for its CVV', () => {
  test.use({ like: 'ana', skipsWaits: true })

  test('a customer repeats a recharge and types the CVV with two taps and one field', async ({ person }) => {
    const effort = new Effort()
    person.allowNotYet()
    await person.comeBack('/web/home')
    await effort.tap(person.page.getByRole('button', { name: /^Repetir/ }))
    await effort.type(person.dialog.getByLabel('CVV'), '123')
    await effort.tap(person.dialog.getByRole('button', { name: /^Pagar / }))
    await person.expectReceipt()
    effort.expectAtMost('repeat, CVV asked', { taps: 2, fields: 1 })
  })

  test('a customer with a saved card logs in and pays the usual amount without choosing anything', async ({
    person,
    sandbox,
  }) => {
    const effort = new Effort()
    person.allowNotYet()
    await logIn(effort, person, sandbox)
    await effort.tap(person.button('Continuar'))
    await effort.tap(person.payButton)
    await effort.type(person.dialog.getByLabel('CVV'), '123')
    await effort.tap(person.dialog.getByRole('button', { name: /^Pagar / }))
    await person.expectReceipt()
    effort.expectAtMost('saved card, cold start', { taps: 5, fields: 3 })
  })
})

test('a new customer logs in, chooses an amount and gets a Pix code', async ({ person, sandbox }) => {
  const effort = new Effort()
  person.allowNotYet()
  await logIn(effort, person, sandbox)
  await effort.tap(person.value(20))
  await effort.tap(person.button('Continuar'))
  await effort.tap(person.keepValue(20))
  await effort.tap(person.way(/^Pix/))
  await effort.tap(person.payButton)
  await expect(person.copyPix).toBeEnabled()
  await effort.tap(person.copyPix)
  effort.expectAtMost('Pix, new customer', { taps: 8, fields: 2 })
})
