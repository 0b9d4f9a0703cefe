import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Makes React throw for elements of this tag name, as if a block that renders the tag had a bug. */
async function breakElements(page: Page, name: string): Promise<void> {
  await page.evaluate(broken => {
    const create = document.createElement.bind(document)
    document.createElement = (tag: string, options?: ElementCreationOptions) => {
      if (tag === broken) throw new Error('broken on purpose')
      return create(tag, options)
    }
  }, name)
}

test('if a step cannot be rendered, the customer sees an error message, and a reload shows the step again', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowBroken()
  await person.openValues()
  // The amounts on this page are a `fieldset` too, but they are rendered already. Only the list of payment methods on
  // the next page breaks.
  await breakElements(page, 'fieldset')
  await person.value(20).check()
  await person.button('Continuar').click()
  await expect(person.heading('Não conseguimos mostrar esta página')).toBeFocused()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await page.reload()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
})

test('if a whole page cannot be rendered, the customer sees an error with a link that reloads the page', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowBroken()
  await person.openValues()
  await breakElements(page, 'h1')
  await person.value(20).check()
  await person.button('Continuar').click()
  const said = page.getByRole('alert').filter({ hasText: 'Não conseguimos carregar esta parte.' })
  await expect(said).toBeVisible()
  await said.getByRole('link', { name: 'Tentar novamente' }).click()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
})
