import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { bullets } from '../pages/page.css.ts'
import { WorkshopLink } from '../pages/WorkshopLink.tsx'
import { sections } from './sections.ts'

/** The first page of the workshop. It explains the sections, and how to find, change and review something. */
export function WelcomePage() {
  return (
    <Page
      title="Welcome"
      lead="Every screen of Recarrega, as customers see it. The flow configs write these stories, so that none is out of date."
    >
      <Section title="The sections">
        <Table
          label="The sections of the sidebar"
          head={['Section', 'What it shows']}
          rows={sections.map(({ name, start, text }) => ({
            key: name,
            cells: [
              <WorkshopLink key="link" to={`/${start.endsWith('--docs') ? 'docs' : 'story'}/${start}`}>
                {name}
              </WorkshopLink>,
              text,
            ],
          }))}
        />
      </Section>
      <Section
        title="To find a screen"
        text="Type what you look for into the search above the sidebar, in plain words or in the words of the customer."
      >
        <Table
          label="Searches"
          head={['Type', 'You find']}
          rows={[
            { key: 'modal', cells: [<Code key="c">modal cvv</Code>, 'the modal that asks for the CVV'] },
            { key: 'error', cells: [<Code key="c">error 424</Code>, 'the message of the error 424'] },
            { key: 'state', cells: [<Code key="c">payment refused</Code>, 'the payment that the operator refused'] },
            { key: 'title', cells: [<Code key="c">Como você quer pagar</Code>, 'the step with this title'] },
          ]}
        />
      </Section>
      <Section
        title="To change a screen"
        text="Open a story below Flows, Errors or Paying, and then the tab “Edit” of the panel. It opens in some seconds."
      >
        <ul className={bullets}>
          <li>“Select on screen” lets you tap a piece of the screen. Its texts, icons and targets become fields.</li>
          <li>The screen follows while you type. The check says at the field what is wrong.</li>
          <li>Save the edits into the flow, or keep them as a variant for some customers and some days.</li>
        </ul>
      </Section>
      <Section title="To review and publish what changed">
        <p>
          <WorkshopLink to="/story/changes--changes">Changes</WorkshopLink> says in words what customers meet otherwise
          since a commit or a release, with the screens before and after.{' '}
          <WorkshopLink to="/story/sheets--sheets">Sheets</WorkshopLink> shows all screens of a flow at once, and{' '}
          <Code>npm run visual</Code> finds each pixel that differs.
        </p>
        <p>
          Customers get what was saved after <Code>npm run flows -- publish</Code>;{' '}
          <Code>npm run flows -- rollback</Code> undoes it.
        </p>
      </Section>
      <Section
        title="To choose the look"
        text="“Look” in the toolbar sets theme, mode and width at once. The look stays in the address: whoever opens your link sees the same."
      >
        <p>The filter beside the search shows only steps, only modals, one journey or one theme.</p>
      </Section>
    </Page>
  )
}
