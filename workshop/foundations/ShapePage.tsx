import { scale, shapes } from '../../design-system/tokens/scale.ts'
import { themeNames } from '../../design-system/tokens/theme-names.mjs'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { bare, box, rule } from './shape.css.ts'
import { type Tokens, tokensOf } from './tokens.ts'
import { UsedBy } from './UsedBy.tsx'

type Group = keyof (typeof shapes)['classic']

const groups: readonly { group: Group; title: string; text: string }[] = [
  {
    group: 'radius',
    title: 'Corners',
    text: 'Named by what has them. The larger a part, the rounder it is; light-blue is rounder throughout.',
  },
  {
    group: 'shadow',
    title: 'Shadows',
    text: 'A shadow says that something lies over the page. Classic divides by lines, so its cards have none.',
  },
  {
    group: 'hero',
    title: 'Hero',
    text: 'The room inside the hero: a card in light-blue, a band in classic.',
  },
  {
    group: 'section',
    title: 'Sections',
    text: 'The room inside a group of blocks: a card in light-blue.',
  },
]

const valueIn = (group: Tokens, prefix: string, name: string) =>
  tokensOf(group, prefix).find(token => token.name === name)?.value ?? ''

/** The corners, shadows and lines of each theme, and the order of layers. */
export function ShapePage() {
  return (
    <Page
      title="Shape"
      lead="Corners, shadows and the room inside cards give a theme its character: they are the only measures that differ between themes."
    >
      {groups.map(({ group, title, text }) => (
        <Section key={group} title={title} text={text}>
          <Table
            label={title}
            head={['Token', ...themeNames, 'Used by']}
            rows={tokensOf(shapes.classic[group], `shape.${group}`).map(({ name }) => ({
              key: name,
              token: name,
              cells: [
                <Code key="name">{name}</Code>,
                ...themeNames.map(theme => {
                  const value = valueIn(shapes[theme][group], `shape.${group}`, name)
                  return (
                    <span key={theme}>
                      {group === 'radius' ? <span className={box} style={{ borderRadius: value }} /> : null}
                      {group === 'shadow' ? <span className={bare} style={{ boxShadow: value }} /> : null}
                      {value}
                    </span>
                  )
                }),
                <UsedBy key="users" token={name} />,
              ],
            }))}
          />
        </Section>
      ))}
      <Section title="Strokes" text="The widths of lines and rings, and how far a ring is from what it surrounds.">
        <Table
          label="Strokes"
          head={['Token', 'Value', 'Sample', 'Used by']}
          rows={tokensOf(scale.stroke, 'stroke').map(({ name, value }) => ({
            key: name,
            token: name,
            cells: [
              <Code key="name">{name}</Code>,
              value,
              <span key="rule" className={rule} style={{ height: value }} />,
              <UsedBy key="users" token={name} />,
            ],
          }))}
        />
      </Section>
      <Section
        title="Depth"
        text="A higher number lies over a lower one. Dialogs are over all of them, because the browser puts them there."
      >
        <Table
          label="Depth"
          head={['Token', 'Value', 'Used by']}
          rows={tokensOf(scale.depth, 'depth').map(({ name, value }) => ({
            key: name,
            token: name,
            cells: [<Code key="name">{name}</Code>, value, <UsedBy key="users" token={name} />],
          }))}
        />
      </Section>
    </Page>
  )
}
