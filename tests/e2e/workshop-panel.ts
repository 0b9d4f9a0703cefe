import { expect, type Locator, type Page } from '@playwright/test'

/** The workshop panel that edits flows, with the actions of a marketer. */
export interface EditPanel {
  readonly root: Locator
  /** The tool bar. It says how many files are changed and what the check found. */
  readonly state: Locator
  /** Chooses the flow, the variant or the shared file to edit. */
  readonly changeIn: (label: string | RegExp) => Promise<void>
  /** Selects a step, a dialog, an error, or the flow itself. */
  readonly screen: (place: string) => Promise<void>
  /** Selects the flow itself. A new part is written into the file of this screen. */
  readonly flowNear: (place: string) => Promise<void>
  /** Selects a screen of the flow web, and shows the fields of one of its parts. */
  readonly partOfWeb: (place: string, part: string) => Promise<void>
  /** Shows the fields of one part of the screen. */
  readonly part: (name: string) => Promise<void>
  readonly field: (label: string) => Locator
  readonly within: (group: string, label: string) => Locator
  readonly group: (name: string) => Locator
  readonly addBlock: (block: string) => Promise<void>
  /** Adds a link to the selected screen, with a new event that leads to the target. */
  readonly addLink: (link: { readonly label: string; readonly event: string; readonly target: string }) => Promise<void>
  /** Adds an item, and types its name. */
  readonly addNamed: (label: string, name: string) => Promise<void>
  readonly press: (button: string) => Promise<void>
  /** Replaces the selected part by this JSON. */
  readonly writeJson: (text: string) => Promise<void>
  readonly save: () => Promise<void>
}

/**
 * Returns the edit panel of the open story. The panel answers an action a moment later, and until then shows the fields
 * of the former part, which may have the same labels. Like a person, each action therefore waits for the answer.
 */
export function editPanelOf(page: Page): EditPanel {
  const root = page.getByRole('region', { name: 'Edit', exact: true })
  const parts = root.getByRole('navigation', { name: 'Parts of the screen' })
  // The panel shows the fields of the selected part first. Groups of fields below them may contain the same label.
  const field = (label: string) => root.getByLabel(label, { exact: true }).first()
  const group = (name: string) => root.getByRole('group', { name, exact: true }).first()
  const press = (name: string) => root.getByRole('button', { name, exact: true }).first().click()
  const screen = async (place: string) => {
    await field('Screen').selectOption(place)
    await expect(field('Screen')).toHaveValue(place)
  }
  const part = async (name: string) => {
    const button = parts.getByRole('button', { name: new RegExp(`^${name}\\b`) }).first()
    await button.click()
    await expect(button).toHaveAttribute('aria-current', 'true')
  }
  const changeIn = async (label: string | RegExp) => {
    const select = field('Change it in')
    const texts = await select.getByRole('option').allTextContents()
    const found = texts.find(text => (typeof label === 'string' ? text === label : label.test(text))) ?? String(label)
    await select.selectOption({ label: found })
    await expect(select.locator('option:checked')).toHaveText(found)
  }
  const addBlock = async (block: string) => {
    await field('Add a block').selectOption(block)
    const before = await parts.getByRole('listitem').count()
    await parts.getByRole('button', { name: 'Add', exact: true }).click()
    await expect(parts.getByRole('listitem')).toHaveCount(before + 1)
  }
  const addNamed = async (label: string, name: string) => {
    await field(label).fill(name)
    await field(label).press('Enter')
    if (label.endsWith(': this screen')) await expect(field('Screen')).toHaveValue(new RegExp(`/${name}$`))
    else await expect(group(name).or(field(name)).first()).toBeVisible()
  }
  return {
    root,
    state: root.locator('header'),
    field,
    group,
    press,
    within: (name, label) => group(name).getByLabel(label, { exact: true }),
    ...{ screen, part, changeIn, addBlock, addNamed },
    async flowNear(place) {
      await screen(place)
      await screen('')
    },
    async partOfWeb(place, name) {
      await changeIn(/^The flow web/)
      await screen(place)
      await part(name)
    },
    async addLink({ label, event, target }) {
      await addBlock('link')
      await field('Label').fill(label)
      await field('Event').fill(event)
      await part('Where it leads')
      await addNamed('Add a name: On', event)
      await field(event).fill(target)
    },
    async writeJson(text) {
      await root.getByText('As JSON', { exact: true }).first().click()
      await field('As JSON').fill(text)
      // The edit is made when the marketer leaves the field.
      await field('As JSON').press('Tab')
    },
    async save() {
      await root.getByRole('button', { name: /^Save($| despite )/ }).click()
      await root.getByText(/^Saved: /).waitFor()
    },
  }
}
