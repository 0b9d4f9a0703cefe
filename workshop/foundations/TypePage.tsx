import { scale } from '../../design-system/tokens/scale.ts'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { tokensOf } from './tokens.ts'
import { sample } from './type.css.ts'
import { UsedBy } from './UsedBy.tsx'

const { family, ...rest } = scale.type

const groups = [
  {
    title: 'Sizes',
    text: 'Set in rem, so that they follow the size that a customer chose in the browser. The headline grows with the screen.',
    tokens: tokensOf(rest.size, 'type.size'),
    styleOf: (fontSize: string) => ({ fontSize }),
  },
  {
    title: 'Weights',
    text: 'Headings and amounts are bold; an action is bold too, so that it is found without its colour.',
    tokens: tokensOf(rest.weight, 'type.weight'),
    styleOf: (weight: string) => ({ fontWeight: Number(weight), fontSize: scale.type.size.title }),
  },
  {
    title: 'Line heights',
    text: 'Tight for large amounts and headings, which rarely have two lines; open for what is read.',
    tokens: tokensOf(rest.line, 'type.line'),
    styleOf: (lineHeight: string) => ({ lineHeight, maxWidth: '28ch' }),
  },
  {
    title: 'Letter spacing',
    text: 'Large text is set tighter, because its gaps grow with it.',
    tokens: tokensOf(rest.tracking, 'type.tracking'),
    styleOf: (letterSpacing: string) => ({ letterSpacing, fontSize: scale.type.size.large, fontWeight: 700 }),
  },
]

/** Adds pixels to each length in rem, at the browser's usual text size: `1rem (16 px)`. */
function withPixels(value: string): string {
  return value.replace(
    /([\d.]+)rem/g,
    (rem, number: string) => `${rem} (${Math.round(Number(number) * 1600) / 100} px)`,
  )
}

/** The type scale in its real sizes. */
export function TypePage() {
  return (
    <Page
      title="Type"
      lead="One family, Figtree, in a variable file of the Latin letters. If it arrives late, the page keeps a local font of the same measures, so that nothing moves."
    >
      <Section title="Family">
        <Table
          label="Family"
          head={['Token', 'Value', 'Sample']}
          rows={[
            {
              key: 'family',
              token: 'type.family',
              cells: [
                <Code key="name">type.family</Code>,
                family,
                'Recarga na hora, sem fila e sem senha. R$ 1.234,56',
              ],
            },
          ]}
        />
      </Section>
      {groups.map(({ title, text, tokens, styleOf }) => (
        <Section key={title} title={title} text={text}>
          <Table
            label={title}
            head={['Token', 'Value', 'Sample', 'Used by']}
            rows={tokens.map(({ name, value }) => ({
              key: name,
              token: name,
              cells: [
                <Code key="name">{name}</Code>,
                withPixels(value),
                <span key="sample" className={sample} style={styleOf(value)}>
                  Sua recarga em um minuto. R$ 20,00
                </span>,
                <UsedBy key="users" token={name} />,
              ],
            }))}
          />
        </Section>
      ))}
    </Page>
  )
}
