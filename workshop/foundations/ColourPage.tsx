import { contrast } from '../../design-system/tokens/contrast.ts'
import { leastContrast, pairsOf } from '../../design-system/tokens/contrast-pairs.ts'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { bullets } from '../pages/page.css.ts'
import { swatch, swatchChip } from './colour.css.ts'
import { colourGroups } from './colour-uses.ts'
import { lowestContrast } from './least-contrast.ts'
import { type Look, looks } from './looks.ts'

type Kind = keyof typeof leastContrast

/** Returns the colour pairs of all looks, each pair once. Some looks have pairs that other looks lack. */
function pairNames(kind: Kind): (readonly [string, string])[] {
  const all = looks.flatMap(({ palette }) => pairsOf(palette)[kind].map(([over, ground]) => `${over} ${ground}`))
  return [...new Set(all)].map(pair => pair.split(' ')).map(([over = '', ground = '']) => [over, ground] as const)
}

function Pair({ look, kind, over, ground }: { look: Look; kind: Kind; over: string; ground: string }) {
  const used = pairsOf(look.palette)[kind].find(pair => pair[0] === over && pair[1] === ground)
  if (used === undefined) return <span>not used</span>
  const [front, back] = [look.palette[used[0]], look.palette[used[1]]]
  return (
    <span className={swatchChip} style={{ background: back, color: front }}>
      {kind === 'text' ? 'Aa' : '●'} {contrast(front, back).toFixed(2)}
    </span>
  )
}

const names = looks.map(({ name }) => name)

function Pairs({ kind, label }: { kind: Kind; label: string }) {
  return (
    <Table
      compares
      label={label}
      head={['Colour', 'On', ...names]}
      rows={pairNames(kind).map(([over, ground]) => ({
        key: `${over} ${ground}`,
        cells: [
          <Code key="over">{over}</Code>,
          <Code key="ground">{ground}</Code>,
          ...looks.map(look => <Pair key={look.name} look={look} kind={kind} over={over} ground={ground} />),
        ],
      }))}
    />
  )
}

/**
 * Every colour in each theme and mode. If a screen puts two colours together, the measured contrast of the pair is
 * shown.
 */
export function ColourPage() {
  return (
    <Page
      title="Colour"
      lead="Colours are named by their job. A theme gives each job a colour, for light and for dark; a component names the job and never a number."
    >
      <Section title="Contrast">
        <ul className={bullets}>
          <li>Text: {lowestContrast('text')}</li>
          <li>Edges and marks: {lowestContrast('edge')}</li>
        </ul>
      </Section>
      {colourGroups.map(({ title, colours }) => (
        <Section key={title} title={title}>
          <Table
            compares
            label={title}
            head={['Token', 'For', ...names]}
            rows={colours.map(([name, use]) => ({
              key: name,
              token: `colour.${name}`,
              cells: [
                <Code key="name">{name}</Code>,
                use,
                ...looks.map(({ name: look, palette }) => {
                  const value = Object.entries(palette).find(([one]) => one === name)?.[1] ?? ''
                  return (
                    <span key={look}>
                      <span className={swatch} style={{ background: value }} />
                      {value === 'transparent' ? 'none' : value}
                    </span>
                  )
                }),
              ],
            }))}
          />
        </Section>
      ))}
      <Section
        title="Text on its ground"
        text={`Measured from the tokens by the formula of WCAG 2.2. Every pair reaches ${leastContrast.text} to 1 at least; a test refuses a palette that does not. A pair that is not in this table may not be used.`}
      >
        <Pairs kind="text" label="Contrast of text" />
      </Section>
      <Section
        title="Edges and marks on their ground"
        text={`Whatever shows a control or its state reaches ${leastContrast.edge} to 1 at least. Lines that only divide are exempt, and so are disabled controls.`}
      >
        <Pairs kind="edge" label="Contrast of edges and marks" />
      </Section>
    </Page>
  )
}
