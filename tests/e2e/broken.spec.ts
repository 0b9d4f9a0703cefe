import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'

/** Makes React fail for elements of this name, as if a block that renders one had a bug. */
async function breakElements(page: Page, name: string): Promise<void> {
  await page.evaluate(broken => {
    const create = document.createElement.bind(document)
    document.createElement = (tag: string, options?: ElementCreationOptions) => {
      if (tag === broken) throw new Error('broken on purpose')
      return create(tag, options)
    }
  }, name)
}

test('a step that cannot be rendered is replaced by a message that leads on', async ({
  page,
  person,
  consoleWatch,
}) => {
  consoleWatch.allowBroken()
  await person.openValues()
  // The ways to pay are rendered as a field set, and so are the values.
  await breakElements(page, 'fieldset')
  await person.value(20).check()
  await person.button('Continuar').click()
  await expect(person.heading('Não conseguimos mostrar esta página')).toBeFocused()
  await expect(page).toHaveURL('/recarga/web/pagamento')
  await page.reload()
  await expect(person.heading('Como você quer pagar?')).toBeVisible()
})

test('a page that cannot be rendered at all shows an error, with a link that reloads it', async ({
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
