/// <reference path="./globals.d.ts" />
import { Fragment, use } from 'react'
import * as blockTable from '../../flows/block-table.ts'
import type { BlockSpec } from '../../flows/kit/block-spec.ts'
import { isRecord } from '../../runtime/rules/is-record.ts'
import { storyId } from '../flows/story-id.ts'
import { Code, Section, Table } from '../pages/Page.tsx'
import * as css from '../pages/page.css.ts'
import { WorkshopLink } from '../pages/WorkshopLink.tsx'
import { type BlockProp, propsOfSchema } from './block-props.ts'
import { type BlockUse, usesOf } from './block-uses.ts'
import { Marked } from './Marked.tsx'
import { pageOf } from './page-address.ts'

const specs = new Map(Object.entries<BlockSpec>(blockTable))

function Names({ label, names }: { label: string; names: readonly string[] }) {
  return (
    <li>
      {label}:
      {names.length === 0
        ? ' none'
        : names.map(name => (
            <Fragment key={name}>
              {' '}
              <Code>{name}</Code>
            </Fragment>
          ))}
    </li>
  )
}

/** Returns the texts at the path of a prop. The path `items[].event` has one text for each item. */
function textsAt(value: unknown, [part, ...rest]: readonly string[]): string[] {
  if (part === undefined) return typeof value === 'string' ? [value] : []
  const next = isRecord(value) ? value[part.replace('[]', '')] : undefined
  return (Array.isArray(next) ? next : [next]).flatMap(one => textsAt(one, rest))
}

/** Returns the names of facts or events in one use of a block. They are the values of the props with this rule. */
function namedBy(props: readonly BlockProp[], rule: string, node: BlockUse['node'] | undefined): string[] {
  return props.filter(({ rules }) => rules.includes(rule)).flatMap(({ name }) => textsAt(node, name.split('.')))
}

const loading = new Map<string, Promise<BlockUse[]>>()

function usesOnce(block: string): Promise<BlockUse[]> {
  const begun = loading.get(block) ?? usesOf(block)
  loading.set(block, begun)
  return begun
}

/**
 * The config line that makes the block. Also its props, the facts that it writes, its events, and the places where it
 * is used.
 */
export function BlockFacts({ block }: { block: string }) {
  const uses = use(usesOnce(block))
  const spec = specs.get(block)
  const source = __BLOCK_SOURCES__[block]
  const props = propsOfSchema(spec?.schema)
  const required = props.filter(({ name, isRequired }) => isRequired && !/[.[]/.test(name)).map(({ name }) => name)
  const example = uses.find(({ node }) => required.every(name => name in node))
  const places = [...new Map(uses.map(one => [`${one.flow} ${one.kind} ${one.id}`, one])).values()]
  const written = namedBy(props, 'The name of the fact that the block writes.', example?.node)
  const emitted = namedBy(props, 'The name of the event that the block emits.', example?.node)
  return (
    <>
      <Section
        title="In a flow config"
        text={example === undefined ? undefined : <>From {example.file}, which the check compiles.</>}
      >
        {example === undefined ? null : (
          <pre className={css.listing} lang="pt-BR">
            {JSON.stringify(example.node, undefined, 2)}
          </pre>
        )}
        <ul className={css.bullets}>
          <Names label="Writes the facts" names={[...new Set([...written, ...(spec?.writes ?? [])])]} />
          <Names label="Emits the events" names={[...new Set([...emitted, ...(spec?.emits ?? [])])]} />
          {spec?.emitsActions ? <li>Emits the events of its message’s buttons too.</li> : null}
        </ul>
      </Section>
      <Section title="Props">
        <Table
          label="Props"
          head={['Name', 'Type', 'Needed', 'About']}
          rows={props.map(({ name, type, isRequired, rules }) => ({
            key: name,
            cells: [
              <Code key="name">{name}</Code>,
              type,
              isRequired ? 'required' : 'may be left out',
              <Marked key="about" text={[source?.comments[name] ?? '', ...rules].join(' ').trim()} />,
            ],
          }))}
        />
      </Section>
      <Section title="Made of" text="Keyboard and screen reader are those of its components.">
        <ul className={css.bullets}>
          {source?.components.map(name => (
            <li key={name}>
              <WorkshopLink to={pageOf({ kind: 'component', name })}>{name}</WorkshopLink>
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Used by">
        <ul className={css.bullets}>
          {places.map(({ flow, kind, id }) => (
            <li key={`${flow} ${kind} ${id}`}>
              <WorkshopLink to={`/story/${storyId(flow, kind, id)}`}>
                {flow}: {kind === 'step' ? '' : 'modal '}
                {id}
              </WorkshopLink>
            </li>
          ))}
        </ul>
      </Section>
    </>
  )
}
