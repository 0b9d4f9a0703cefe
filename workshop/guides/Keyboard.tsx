import type { Guide } from '../../design-system/guide.ts'
import { Section, Table } from '../pages/Page.tsx'

/** Each key and its effect. */
export function Keyboard({ keys }: { keys: NonNullable<Guide['keys']> }) {
  if (keys.length === 0)
    return (
      <Section title="Keyboard" text="It has no control, so the focus passes over it.">
        {' '}
      </Section>
    )
  return (
    <Section title="Keyboard">
      <Table
        label="Keyboard"
        head={['Key', 'Effect']}
        rows={keys.map(({ key, does }) => ({ key, cells: [key, does] }))}
      />
    </Section>
  )
}
