import { media } from '../../design-system/tokens/media.ts'
import { scale } from '../../design-system/tokens/scale.ts'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { target } from './screens.css.ts'

const uses: Readonly<Record<keyof typeof media, string>> = {
  narrow: 'A phone of 320 px, or a phone at a zoom. Light-blue keeps a smaller gutter there.',
  roomy: 'Most phones. The gutter is 20 px and the labels of buttons are larger.',
  card: 'A tablet. A dialog is a card in the middle instead of a sheet from below.',
  tablet: 'Probably no phone: the QR code comes first, because a phone can scan it.',
  wide: 'A computer. The step keeps its column beside the brand panel.',
  spacious: 'Room on all sides: a step need not begin at the top.',
  tall: 'High enough for a fixed bar. At a zoom of 400 % no screen is, and the bar scrolls with the page.',
  hover: 'A pointer that can rest on something. Nothing is reached by hovering alone.',
  dark: 'The device prefers dark. The toolbar of the workshop overrides it.',
  stillness: 'The device asks for less motion: nothing moves.',
  motion:
    'The device allows motion: a step slides in. A style asks this if even the first frame of a movement would disturb customers who want less motion.',
  forced: 'The system forces its own colours: parts that differ only by their ground get an edge.',
}

const targets = [
  { token: 'target', text: 'The least height and width of whatever can be tapped: 44 px.' },
  { token: 'control', text: 'Buttons and fields: 56 px, for a thumb in motion.' },
] as const

/** The widths at which a screen's layout changes, and the size of targets for a finger. */
export function ScreensPage() {
  return (
    <Page
      title="Screens"
      lead="A step is made for a phone held in one hand, and keeps its column on a wide screen: it is never a stretched phone. Every step is looked at in 320, 390, 768 and 1280 px."
    >
      <Section title="Where a screen changes">
        <Table
          label="Where a screen changes"
          head={['Name', 'Query', 'What changes', 'Here now']}
          rows={Object.entries(media).map(([name, query]) => ({
            key: name,
            token: `media.${name}`,
            cells: [
              <Code key="name">{`media.${name}`}</Code>,
              query,
              Object.entries(uses).find(([one]) => one === name)?.[1],
              globalThis.matchMedia?.(query).matches ? 'yes' : 'no',
            ],
          }))}
        />
      </Section>
      <Section title="Touch targets" text="A link inside a sentence is exempt, as in WCAG 2.5.8.">
        <Table
          label="Touch targets"
          head={['Token', 'Value', 'In real size', 'For']}
          rows={targets.map(({ token, text }) => ({
            key: token,
            cells: [
              <Code key="name">{`size.${token}`}</Code>,
              scale.size[token],
              <span key="box" className={target} style={{ width: scale.size[token], height: scale.size[token] }} />,
              text,
            ],
          }))}
        />
      </Section>
    </Page>
  )
}
