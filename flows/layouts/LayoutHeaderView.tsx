import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import type { LayoutHeader } from './layout-props.ts'

/** Renders the complete header of a step as an AppHeader. */
export function LayoutHeaderView({ header }: { readonly header: LayoutHeader }) {
  const { subject, ...shown } = header
  return <AppHeader {...shown}>{shown.variant === 'hero' ? subject : undefined}</AppHeader>
}
