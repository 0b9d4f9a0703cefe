/// <reference path="./globals.d.ts" />

import { Code, Section, Table } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { Marked } from './Marked.tsx'

/** The place in a component's comment where the sentence about its element begins. */
export const RENDERS = /(?<=\.) (?=Renders )/

/**
 * The props of a component, with their types, defaults and comments. If a type contains one of our own types, that type
 * is shown too.
 */
export function PropsTable({ component }: { component: string }) {
  const known = __COMPONENT_PROPS__[component]
  if (known === undefined) return null
  const types = new Map(known.props.flatMap(prop => prop.types).map(({ name, text }) => [name, text]))
  const [, renders = ''] = known.about.split(RENDERS)
  const elements = known.elements.map(element => `<${element}>`).join(', ')
  const others = elements === '' ? '' : ` Beside these, every attribute of \`${elements}\`.`
  const text = `${renders}${others}`.trim()
  return (
    <Section title="Props" text={text === '' ? undefined : <Marked text={text} />}>
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
