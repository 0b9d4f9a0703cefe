import { expect, test } from 'vitest'
import type { Service } from '../../runtime/service/service.ts'
import { isServiceName, services } from '../../runtime/services.ts'
import { testNumbers } from '../../sandbox/seed/seed.ts'
import { openPage } from '../../tests/runtime/page.ts'
import { doAction } from '../flows/do-action.ts'
import { ownRecipes } from '../flows/own-recipes.ts'
import type { OutcomeRecipe } from '../flows/recipe.ts'

const rows = Object.entries(ownRecipes).flatMap(([service, recipes]) =>
  Object.entries<OutcomeRecipe>(recipes).map(([outcome, recipe]) => [service, outcome, recipe] as const),
)

test.each(rows)('the workshop’s actions for the service %s cause the outcome %s', async (name, outcome, recipe) => {
  if (!isServiceName(name) || 'cannot' in recipe) throw new Error(`${name} has no actions.`)
  const { actions, person = 'ana', says } = recipe
  const page = openPage()
  const { facts, context, operator } = page
  await page.login(testNumbers.find(({ key }) => key === person)?.msisdn ?? '')
  const app = { facts, vault: context.vault, loadOperations: async () => ({ context }) }
  for (const action of actions)
    await doAction(action, {
      app,
      page: {
        send: () => undefined,
        letIssuer: () => undefined,
        answerSheets: () => undefined,
        refuseToStore: () => undefined,
        loseNetwork: () => undefined,
      },
      sandbox: operator,
      person,
    })
  const service: Service = await services[name]()
  const known = new Map(Object.entries(facts.all()))
  expect((service.needs ?? []).filter(fact => known.get(fact) === undefined)).toEqual([])
  expect(await page.run(service)).toMatchObject({ outcome, ...(says === undefined ? {} : { code: says }) })
})
