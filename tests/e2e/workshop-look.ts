import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Fails on any violation that axe finds in the workshop panel that edits flows. */
export async function lookAtPanel(page: Page): Promise<void> {
  await page.evaluate(axe.source)
  const found = await page.evaluate(async () => {
    const { violations } = await axe.run('.edit')
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' ')}`)
  })
  expect(found).toEqual([])
}
