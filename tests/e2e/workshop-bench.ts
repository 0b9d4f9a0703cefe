import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, expect, type FrameLocator, type Page } from '@playwright/test'
import { idOfPlace } from '../../workshop/flows/story-id.ts'
import { type EditPanel, editPanelOf } from './workshop-panel.ts'
import { startWorkshop } from './workshop-server.ts'

/** A workshop with an open edit panel. It saves into a copy of the flow configs. */
export interface Bench {
  readonly url: string
  readonly page: Page
  readonly panel: EditPanel
  readonly screen: FrameLocator
  readonly fileOf: (name: string) => string
  readonly textOf: (name: string) => string
  readonly jsonOf: (name: string) => ReturnType<typeof JSON.parse>
  /** Waits until the check has found no problem. */
  readonly isSound: () => Promise<void>
  /** Waits until the check has found no problem, and saves. */
  readonly saveSound: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the workshop on a copy of the flow configs, and opens the edit panel beside the login of web. */
export async function openBench(browser: Browser): Promise<Bench> {
  const folder = join(mkdtempSync(join(tmpdir(), 'workshop-')), 'flow-configs')
  cpSync('flow-configs', folder, { recursive: true })
  const workshop = await startWorkshop(folder)
  const page = await browser.newPage({ viewport: { width: 1600, height: 1000 } })
  const panel = editPanelOf(page)
  await page.goto(`${workshop.url}/?path=/story/${idOfPlace('web', 'step', 'login')}--ready`)
  await page.getByRole('tab', { name: 'Edit' }).click({ timeout: 120_000 })
  await panel.root.getByRole('button', { name: 'Select on screen' }).waitFor({ timeout: 240_000 })
  const fileOf = (name: string) => join(folder, name)
  const textOf = (name: string) => readFileSync(fileOf(name), 'utf8')
  const isSound = () => expect(panel.state).toContainText('; no problem', { timeout: 120_000 })
  return {
    ...{ url: workshop.url, page, panel, fileOf, textOf, isSound },
    screen: page.frameLocator('#storybook-preview-iframe'),
    jsonOf: name => JSON.parse(textOf(name)),
    async saveSound() {
      await isSound()
      await panel.save()
    },
    async stop() {
      await page.close()
      await workshop.stop()
      rmSync(join(folder, '..'), { recursive: true })
    },
  }
}
