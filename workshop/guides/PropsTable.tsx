/// <reference path="./globals.d.ts" />

import { Code, Section, Table } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { Marked } from './Marked.tsx'

/**
 * The props of a component, with their types, defaults and comments. If a type contains one of our own types, that type
 * is shown too.
 */
export function PropsTable({ component }: { component: string }) {
  const known = __COMPONENT_PROPS__[component]
  if (known === undefined) return null
  const types = new Map(known.props.flatMap(prop => prop.types).map(({ name, text }) => [name, text]))
  const elements = known.elements.map(element => `<${element}>`).join(', ')
  return (
    <Section title="Props" text={elements === '' ? undefined : `Beside these, every attribute of ${elements}.`}>
      <Table
        label="Props"
        head={['Name', 'Type', 'Default', 'About']}
        rows={known.props.map(({ name, type, isRequired, about, fallback }) => ({
          key: name,
          cells: [
            <Code key="name">{name}</Code>,
            <Code key="type">{type}</Code>,
            isRequired ? 'required' : fallback === undefined ? 'left out' : <Code key="fallback">{fallback}</Code>,
            <Marked key="about" text={about} />,
          ],
        }))}
      />
      {types.size === 0 ? null : <pre className={css.listing}>{[...types.values()].join('\n\n')}</pre>}
    </Section>
  )
}
