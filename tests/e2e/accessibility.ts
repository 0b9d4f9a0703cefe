import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import axe from 'axe-core'

/** Runs every rule that axe has on, on the whole page as it is now, and fails with what to mend. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page, axeSource: axe.source }).analyze()
  const found = violations.flatMap(({ id, impact, help, nodes }) =>
    nodes.map(
      node => `${id} (${impact}): ${help}\n  ${node.target.join(' ')}\n  ${node.html}\n  ${node.failureSummary}`,
    ),
  )
  expect(found.join('\n\n'), `accessibility of ${page.url()}`).toBe('')
}
