import type { CallName } from '../../runtime/operator/contract/table.ts'
import { expect, test } from './fixtures.ts'
import { expectSense } from './honesty.ts'
import { spoilAll, spoilAnswers, spoilFields, wrongWays } from './spoil.ts'

/** Pages that only read try every way to be wrong; a customer's whole way tries these. */
const few = pick('no value at all', 'an unreadable value of its type')
/** Ways in which a text can be wrong that is no date. */
const forTexts = pick('null', 'an empty text', 'another type')
/** As many as a code is read before the app gives up. */
const forReads = [...forTexts, ...few]

function pick(...names: readonly (keyof typeof wrongWays)[]) {
  return names.map(name => [name, wrongWays[name]] as const)
}

/** What the app reads while somebody pays, and looks how it went. */
const standing: readonly CallName[] = ['createCreditRecharge', 'getRechargeStatus', 'getRecharges', 'getLastRecharge']

test.describe('a payment by card', () => {
  test.use({ like: 'ana' })

  for (const [way, wrong] of few) {
    test(`has its receipt where ${way} is in place of each field that it can do without`, async ({ page, person }) => {
      const spoiler = await spoilAnswers(page)
      await person.openPayment(20)
      await person.chooseSavedCard('4444')
      spoiler.change = spoilAll(wrong)
      await person.pay()
      await person.expectReceipt()
      await expect(person.receipt('Data')).toHaveCount(0)
      // Nothing else shows on screen what is shared.
      await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await person.button('Compartilhar comprovante').click()
      await expect(page.getByText(`Recarga de R$ 20,00 para ${person.phone}. NSU`)).toBeVisible()
      await expectSense(page)
    })
  }

  test('is in processing while nothing readable says how it ended, and has its receipt then', async ({
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

test.describe('a right SMS code', () => {
  for (const [way, wrong] of few) {
    test(`logs in where ${way} is in place of each field that a login can do without`, async ({ page, person }) => {
      const spoiler = await spoilAnswers(page)
      spoiler.change = spoilAll(wrong)
      await person.logIn()
      await expect(page).toHaveURL('/recarga/efetuar')
      await expectSense(page)
    })
  }

  test('is called neither wrong nor used up while the answer to it is unreadable, and logs in then', async ({
    page,
    person,
    sandbox,
  }) => {
    const spoiler = await spoilAnswers(page)
    await page.goto('/web/login')
    await person.askForCode()
    await person.code.fill(await sandbox.smsCode(person.msisdn))
    const needed = ['openSession', 'getCustomer'] as const
    for (const name of needed) {
      for (const [way, wrong] of forTexts) {
        await test.step(`${name} has ${way} for an id`, async () => {
          spoiler.change = spoilFields(wrong, ['id'], [name])
          await person.button('Entrar').click()
          await expect(page.getByText('Não conseguimos falar com a operadora.')).toBeVisible()
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

test.describe('a Pix', () => {
  for (const [way, wrong] of few) {
    test(`is shown and paid where ${way} is in place of each field that it can do without`, async ({
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

  test('whose code is unreadable says so and leads back, and its code is shown once it can be read', async ({
    page,
    person,
    ledger,
  }) => {
    await page.clock.install()
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
    await page.clock.runFor(3000)
    expect(await person.scanPix()).toMatchObject({ amountCents: 2000 })
  })
})
