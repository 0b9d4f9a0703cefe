import * as blockTable from '../../flows/block-table.ts'
import type { BlockSpec } from '../../flows/kit/block-spec.ts'
import { fillCopy } from '../../flows/kit/copy.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { Code, Page, Section, Table } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { fixedText, voiceRules } from './voice-rules.ts'

const facts = {
  'recharge.value': 2000,
  'recharge.target': '11987654321',
  'recharge.date': '2026-11-27T20:31:00-03:00',
  'customer.name': 'Ana Souza',
}
const written = [
  { text: '{recharge.value:money}', rule: 'Money has the currency before it and two decimals.' },
  { text: '{recharge.target:phone}', rule: 'A number has its area code in brackets.' },
  { text: '{recharge.date:date}', rule: 'A date is day, month and year, with the time if there is one.' },
  { text: '{customer.name:firstName}', rule: 'Customers are called by their first name, and only in a greeting.' },
]

/** The longest text that each prop of a block may have. */
const rooms = Object.entries<BlockSpec>(blockTable).flatMap(([block, { schema }]) =>
  Object.entries(schema.properties ?? {}).flatMap(([prop, property]) =>
    isRecord(property) && typeof property.maxLength === 'number' ? [{ block, prop, most: property.maxLength }] : [],
  ),
)

/** How the product speaks to customers, with texts of the flow configs. */
export function VoicePage() {
  return (
    <Page
      title="Voice"
      lead="Brazilian Portuguese, warm and short. The product speaks like somebody at the counter who knows the way: plainly, about what matters now, and never about itself."
    >
      <Section
        title="Rules"
        text="Every text under “Say” stands in a flow config today, letter for letter; a test holds this."
      >
        <Table
          label="Rules"
          head={['Rule', 'Why', 'Say', 'Not']}
          rows={voiceRules.map(({ rule, why, say, not }) => ({
            key: rule,
            cells: [
              rule,
              why,
              <span key="say" lang="pt-BR">
                {say}
              </span>,
              <s key="not" lang="pt-BR">
                {not}
              </s>,
            ],
          }))}
        />
      </Section>
      <Section
        title="Texts that stay as they are"
        text="Some messages come from the operator and are shown letter for letter, also where these rules would write them differently. Ask before you reword an error."
      >
        <p className={css.quote} lang="pt-BR">
          {fixedText}
        </p>
      </Section>
      <Section title="How values are written" text="A text names a fact and its format; the product writes it.">
        <Table
          label="How values are written"
          head={['In a config', 'On the screen', 'Rule']}
          rows={written.map(({ text, rule }) => ({
            key: text,
            cells: [<Code key="text">{text}</Code>, fillCopy(text, facts), rule],
          }))}
        />
      </Section>
      <Section
        title="How long a text may be"
        text="These texts have a limit, which editors and the checker know. Count the words that a fact may become."
      >
        <Table
          label="How long a text may be"
          head={['Block', 'Text', 'Characters']}
          rows={rooms.map(({ block, prop, most }) => ({
            key: `${block}.${prop}`,
            cells: [<Code key="block">{block}</Code>, <Code key="prop">{prop}</Code>, most],
          }))}
        />
      </Section>
    </Page>
  )
}
