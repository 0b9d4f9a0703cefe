import { LinkRow } from '../../../design-system/components/LinkRow/LinkRow.tsx'
import { useSend } from '../../kit/app-context.ts'
import type { LinksProps } from './schema.ts'

export function LinksBlock({ items }: LinksProps) {
  const send = useSend()
  return <LinkRow links={items.map(({ label, event }) => ({ label, onSelect: () => send(event) }))} />
}
