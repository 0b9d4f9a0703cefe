import type { CallName } from '../../runtime/operator/contract/table.ts'
import { expect, test } from './fixtures.ts'
import { expectSense } from './honesty.ts'
import { spoilAll, spoilAnswers, spoilFields, wrongWays } from './spoil.ts'

/**
 * This file uses only two kinds of wrong values, because a whole payment takes long. `unreadable.spec.ts` tests all
 * kinds on pages that only show data.
 */
const few = pick('no value at all', 'an unreadable value of its type')
/** The kinds of wrong values for a text that is not a date. */
const forTexts = pick('null', 'an empty text', 'another type')
/** The app reads the Pix code this often before it gives up. Each read gets another kind of wrong value. */
const forReads = [...forTexts, ...few]

function pick(...names: readonly (keyof typeof wrongWays)[]) {
  return names.map(name => [name, wrongWays[name]] as const)
}

/** The calls that return how a payment ended. */
const standing: readonly CallName[] = ['createCreditRecharge', 'getRechargeStatus', 'getRecharges', 'getLastRecharge']

test.beforeEach(({ consoleWatch }) => consoleWatch.allowComplaint('Recarrega: '))

test.describe('a customer pays by card with unreadable answers', () => {
  test.use({ like: 'ana' })

  for (const [way, wrong] of few) {
    test(`if each optional field of the answers is wrong (${way}), a payment by card still shows its receipt`, async ({
      page,
      person,
    }) => {
      const spoiler = await spoilAnswers(page)
      await person.openPayment(20)
      await person.chooseSavedCard('4444')
      spoiler.change = spoilAll(wrong)
      await person.pay()
      await person.expectReceipt()
      await expect(person.receipt('Data')).toHaveCount(0)
      // Without the clipboard API, the page shows the text that it would copy.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await person.button('Compartilhar comprovante').click()
      await expect(page.getByText(`Recarga de R$ 20,00 para ${person.phone}. NSU`)).toBeVisible()
      await expectSense(page)
    })
  }

  test('while the status of a card payment is unreadable, the payment is in processing; once readable, its receipt appears', async ({
    page,
    person,
    ledger,
  }) => {
    await page.clock.install()
    const spoiler = await spoilAnswers(page)
    await person.openPayment(20)
    await person.chooseSavedCard('4444')
    const spoil = (wrong: (value: unknown) => unknown): void => {
      spoiler.change = spoilFields(wrong, ['status', 'nsu'], standing)
    }
    spoil(wrongWays.null)
    await person.pay()
    await person.passPollsUntil(person.heading('Recarga em processamento'))
    for (const [way, wrong] of forTexts) {
      await test.step(`the status is ${way}`, async () => {
        spoil(wrong)
        await person.button('Verificar agora').click()
        await expect(person.button('Verificar agora')).toBeEnabled()
        await expect(person.heading('Recarga em processamento')).toBeVisible()
        await expectSense(page)
      })
    }
    expect(await ledger(person.msisdn)).toHaveLength(1)
    spoiler.change = undefined
    await person.button('Verificar agora').click()
    await person.expectReceipt()
  })
})

test.describe('a customer logs in with unreadable answers', () => {
  for (const [way, wrong] of few) {
    test(`if each optional field of the answers is wrong (${way}), the right SMS code still logs the customer in`, async ({
      page,
      person,
    }) => {
      const spoiler = await spoilAnswers(page)
      spoiler.change = spoilAll(wrong)
      await person.logIn()
      await expect(page).toHaveURL('/recarga/efetuar')
      await expectSense(page)
    })
  }

  test('while the operator’s answer is unreadable, a right SMS code is not rejected; once readable, it logs the customer in', async ({
    page,
    person,
    sandbox,
  }) => {
    const spoiler = await spoilAnswers(page)
    await page.goto('/web/login')
    await person.askForCode()
    const needed = ['openSession', 'getCustomer'] as const
    // The sixth digit sends the code, so no answer may be readable before.
    spoiler.change = spoilFields(() => '', ['id'], needed)
    await person.code.fill(await sandbox.smsCode(person.msisdn))
    await expect(page.getByText('A operadora respondeu com defeito.')).toBeVisible()
    for (const name of needed) {
      for (const [way, wrong] of forTexts) {
        await test.step(`${name} has ${way} for an id`, async () => {
          spoiler.change = spoilFields(wrong, ['id'], [name])
          await person.button('Entrar').click()
          await expect(page.getByText('A operadora respondeu com defeito.')).toBeVisible()
          await expect(person.button('Entrar')).toBeEnabled()
          await expectSense(page)
        })
      }
    }
    spoiler.change = undefined
    await person.button('Entrar').click()
    await expect(person.value(20)).toBeVisible()
  })
})

test.describe('a customer pays by Pix with unreadable answers', () => {
  test.use({ skipsWaits: true })

  for (const [way, wrong] of few) {
    test(`if each optional field of the answers is wrong (${way}), a customer still sees and pays a Pix`, async ({
      page,
      person,
    }) => {
      const spoiler = await spoilAnswers(page)
      await person.openPayment(20)
      spoiler.change = spoilAll(wrong)
      await person.payByPix()
      expect(await person.scanPix()).toMatchObject({ amountCents: 2000 })
      await expect(page.getByText(/^expira|vencido/)).toHaveCount(0)
      await expectSense(page)
      await person.payAtBank()
      await person.expectReceipt()
    })
  }

  test('a Pix with an unreadable code shows an error, and a retry shows the code once it is readable', async ({
    page,
    person,
    ledger,
  }) => {
    const spoiler = await spoilAnswers(page)
    await person.openPayment(20)
    await person.choosePix()
    const left = [...forReads]
    spoiler.change = (json, name) => {
      const [, wrong] = (name === 'getPixCode' ? left.shift() : undefined) ?? ['null', wrongWays.null]
      return spoilFields(wrong, ['qr_code'], ['getPixCode'])(json, name)
    }
    await person.pay()
    await person.passPollsUntil(person.heading('Sem conexão com a operadora'))
    expect(left, 'each was read').toEqual([])
    await expectSense(page)
    expect(await ledger(person.msisdn)).toEqual([])
    spoiler.change = undefined
    await person.button('Tentar novamente').click()
    expect(await person.scanPix()).toMatchObject({ amountCents: 2000 })
  })
})
