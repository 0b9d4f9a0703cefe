import { useState } from 'react'
import { Icon, type IconName } from '../../design-system/icons/Icon.tsx'
import { paths } from '../../design-system/icons/paths.ts'
import { copyText } from '../pages/copy-text.ts'
import { Code, Page, Section } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { grid, tile } from './icons.css.ts'

const names = Object.keys(paths).filter((name): name is IconName => name in paths)
const sizes = ['small', 'medium', 'large', 'huge'] as const

/** Every icon, with its name in configs. A click copies the name. */
export function IconsPage() {
  const [said, setSaid] = useState('')
  const copy = async (name: IconName) =>
    setSaid(
      (await copyText(name))
        ? `“${name}” was copied.`
        : `This browser does not let a page copy. The name is “${name}”.`,
    )
  return (
    <Page
      title="Icons"
      lead="One set of strokes on a grid of 24, in the colour of the text around them. An icon stands beside words. Alone it stands only on the buttons for back, menu, close and help, which have a name for screen readers."
    >
      <Section
        title="Names"
        text={
          <>
            A config writes the name, as in <Code>"icon": "gift"</Code>. Click an icon to copy its name.
          </>
        }
      >
        <ul className={grid}>
          {names.map(name => (
            <li key={name} data-token={`icon.${name}`}>
              <button type="button" className={tile} onClick={() => void copy(name)}>
                <Icon name={name} />
                {name}
              </button>
            </li>
          ))}
        </ul>
        <output className={css.prose}>{said}</output>
      </Section>
      <Section
        title="Sizes and weights"
        text="Bold strokes are for tiles, for signs of a state and for the arrow at the end of a row; all others are regular."
      >
        <ul className={grid}>
          {sizes.map(size => (
            <li key={size} className={tile}>
              <Icon name="calendar" size={size} />
              <Icon name="calendar" size={size} weight="bold" />
              {size}
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  )
}
