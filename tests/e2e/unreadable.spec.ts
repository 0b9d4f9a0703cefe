import type { Locator } from '@playwright/test'
import type { CallName } from '../../runtime/operator/contract/table.ts'
import { spoilt, withValue } from '../contract/spoilt-answers.ts'
import { expect, test } from './fixtures.ts'
import { expectHonesty, linesOf } from './honesty.ts'
import type { Person } from './person.ts'
import { coarseFields, spoilAll, spoilAnswers, wrongWays } from './spoil.ts'

const ways = Object.entries(wrongWays)

interface Shown {
  readonly path: string
  /** The calls whose answers the page shows. */
  readonly calls: readonly CallName[]
  /** In the answers to these calls, the test makes one value after another unreadable. */
  readonly inParts: readonly CallName[]
  /** Returns an element that is visible once the page shows its data. */
  readonly ready: (person: Person) => Locator
  /** Texts that the page may show instead of unreadable data, because they are true for any data. */
  readonly instead: readonly string[]
}

const lost = [
  'Não conseguimos carregar esta parte.',
  'A operadora respondeu com defeito. O problema não é a sua internet. Tente de novo em alguns minutos.',
  'Tentar novamente',
]

const pages: readonly Shown[] = [
  {
    path: '/web/historico',
    calls: ['getRecharges', 'getCustomer'],
    inParts: ['getRecharges'],
    ready: ({ page }) => page.getByRole('listitem').first(),
    instead: ['Sem data', 'Outra forma', '(11) 97654-3210', '(11) 96543-2109'],
  },
  {
    path: '/web/meus-dados',
    calls: ['getCustomer'],
    inParts: ['getCustomer'],
    ready: ({ page }) => page.getByRole('term').or(page.getByRole('alert')).first(),
    instead: lost,
  },
  {
    path: '/web/cartoes',
    calls: ['getCustomer', 'getRecurrence'],
    inParts: ['getCustomer'],
    ready: person => person.button('Adicionar cartão'),
    instead: [],
  },
  {
    path: '/recarga/efetuar',
    calls: ['getRechargeValues', 'getCustomer', 'getLastRecharge'],
    inParts: ['getRechargeValues', 'getLastRecharge'],
    ready: person => person.value(20),
    instead: ['Recarga em segundos', 'Pix ou cartão, e o crédito cai na hora', 'Sua última recarga'],
  },
]
test.beforeEach(({ consoleWatch }) => consoleWatch.allowComplaint('Recarrega: '))

test.describe('page with unreadable answers:', () => {
  test.use({ like: 'ana' })

  for (const { path, calls, inParts, ready, instead } of pages) {
    test(`if some data are unreadable, the page ${path} shows the readable data and claims nothing false`, async ({
      page,
      person,
      consoleWatch,
    }) => {
      consoleWatch.allowStatus(404, '/customers/{id}/recurrence')
      const spoiler = await spoilAnswers(page)
      await person.comeBack(path)
      await expect(ready(person)).toBeVisible()
      const honest = await linesOf(page)
      const items = await page.getByRole('listitem').count()
      for (const [way, wrong] of ways) {
        await test.step(`in place of each field is ${way}`, async () => {
          spoiler.change = spoilAll(wrong, ...calls)
          await page.reload()
          await expect(ready(person)).toBeVisible()
          await expectHonesty(page, [...honest, ...instead])
          await expect(page.getByRole('listitem')).toHaveCount(items)
        })
      }
    })

    test(`if any part of the operator’s answers is missing, the page ${path} shows nothing false`, async ({
      page,
      person,
      consoleWatch,
    }) => {
      consoleWatch.allowStatus(404, '/customers/{id}/recurrence')
      const spoiler = await spoilAnswers(page)
      await person.comeBack(path)
      await expect(ready(person)).toBeVisible()
      const honest = await linesOf(page)
      const parts = inParts.flatMap(name => {
        const answer = spoiler.answered.get(name)
        return answer === undefined ? [] : coarseFields(answer, name).map(field => ({ name, field }))
      })
      expect(parts.length).toBeGreaterThan(0)
      for (const { name, field } of parts) {
        await test.step(`${name} without ${field}`, async () => {
          spoiler.change = (json, call) => (call === name ? withValue(json, [field], null) : json)
          await page.reload()
          await expect(ready(person).or(person.button('Tentar novamente')).first()).toBeVisible()
          await expectHonesty(page, [...honest, ...instead, ...lost])
        })
      }
    })
  }

  test('if one recharge has an unreadable field, the history shows the other recharges as before', async ({
    page,
    person,
  }) => {
    const line = {
      id: 'r',
      nsu: '100000001',
      date: '2026-11-20T15:00:00.000Z',
      recipient: '11976543210',
      valueCents: 2000,
      paymentType: 'credit',
      status: 'OK',
      card: { brand: 'VISA', last: '4242', token: 't' },
    }
    const lines = numbered(spoilt(line), 'id', at => `r${at}`, line)
    const spoiler = await spoilAnswers(page)
    const show = async (recharges: readonly unknown[]): Promise<string[]> => {
      spoiler.change = (json, name) => (name === 'getRecharges' ? { recharges } : json)
      await person.comeBack('/web/historico')
      await expect(page.getByRole('listitem').first()).toBeVisible()
      while (await person.button('Ver mais').isVisible()) await person.button('Ver mais').click()
      return linesOf(page)
    }
    const honest = await show(lines.map(({ whole }) => whole))
    await show(lines.map(({ json }) => json))
    await expectHonesty(page, [...honest, 'Sem data', 'Outra forma', ...counts(await linesOf(page))])
    await expect(page.getByRole('listitem')).toHaveCount(lines.filter(({ isNumbered }) => isNumbered).length)
  })

  test('if one amount has an unreadable field, the page shows the other amounts as before', async ({
    page,
    person,
  }) => {
    const value = { id: 2000, productId: 'p', validityDays: 30, mostChosen: true }
    const values = numbered(spoilt(value), 'id', at => 1000 + at * 100, value)
    const spoiler = await spoilAnswers(page)
    const show = async (rechargeValues: readonly unknown[]): Promise<string[]> => {
      spoiler.change = (json, name) => (name === 'getRechargeValues' ? { rechargeValues } : json)
      await person.comeBack('/recarga/efetuar')
      await expect(page.getByRole('radio').first()).toBeVisible()
      return linesOf(page)
    }
    const honest = await show(values.map(({ whole }) => whole))
    await show(values.map(({ json }) => json))
    await expectHonesty(page, honest)
    await expect(page.getByRole('radio')).toHaveCount(values.filter(({ isNumbered }) => isNumbered).length)
  })
})

/**
 * Gives each answer a new id, so that one list can contain all of them. Returns the unreadable answer as `json`, and
 * the correct answer with the same new id as `whole`. If the unreadable value is the id itself, `json` keeps it, and
 * `isNumbered` is false.
 */
function numbered<T>(answers: ReturnType<typeof spoilt>, id: string, numberOf: (at: number) => unknown, whole: T) {
  return answers.map(({ path, json }, at) => {
    const isNumbered = path[0] !== id
    const number = numberOf(at)
    return {
      isNumbered,
      whole: withValue(whole, [id], number),
      json: isNumbered ? withValue(json, [id], number) : json,
    }
  })
}

/** Returns the lines that show a count. Counts may differ, because the page counts only the readable recharges. */
const counts = (lines: readonly string[]): readonly string[] => lines.filter(line => /^\d+ de \d+ recargas$/.test(line))
