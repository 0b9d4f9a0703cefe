import { Code, Page, Section, Table } from '../pages/Page.tsx'
import { sections } from './sections.ts'

/** The first page of the workshop. It explains the sections, and how to find something. */
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
              <a key="link" href={`./?path=/${start.endsWith('--docs') ? 'docs' : 'story'}/${start}`} target="_top">
                {name}
              </a>,
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
        title="To choose the look"
        text="“Look” in the toolbar sets theme, mode and width at once. The look stays in the address: whoever opens your link sees the same."
      >
        <p>The filter beside the search shows only steps, only modals, one journey or one theme.</p>
      </Section>
    </Page>
  )
}
