import { scale } from '../../design-system/tokens/scale.ts'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { bar } from './space.css.ts'
import { type Token, tokensOf } from './tokens.ts'
import { UsedBy } from './UsedBy.tsx'

function Measures({ label, tokens }: { label: string; tokens: readonly Token[] }) {
  return (
    <Table
      label={label}
      head={['Token', 'Value', 'As long as', 'Used by']}
      rows={tokens.map(({ name, value }) => ({
        key: name,
        token: name,
        cells: [
          <Code key="name">{name}</Code>,
          value,
          <span key="bar" className={bar} style={{ width: value }} />,
          <UsedBy key="users" token={name} />,
        ],
      }))}
    />
  )
}

/** Shows every distance and every fixed measure. */
export function SpacePage() {
  return (
    <Page
      title="Space"
      lead="Distances come in steps of four pixels; x1 is one step, x4 is four. What belongs together is closer than what does not."
    >
      <Section
        title="Distances"
        text="The gutter is the distance to the edge of the screen: 16 px, 20 px from a width of 360 px, and wider beside a notch."
      >
        <Measures label="Distances" tokens={tokensOf(scale.space, 'space')} />
      </Section>
      <Section
        title="Measures"
        text="Heights and widths that have a reason of their own: controls, icons, the column of a step, and placeholders that are as high as what replaces them."
      >
        <Measures label="Measures" tokens={tokensOf(scale.size, 'size')} />
      </Section>
    </Page>
  )
}
