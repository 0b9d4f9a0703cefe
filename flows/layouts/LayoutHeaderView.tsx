import { AppHeader } from '../../design-system/components/AppHeader/AppHeader.tsx'
import type { LayoutHeader } from './layout-props.ts'

/** The whole header of a step, as it is told. Renders an AppHeader. */
export function LayoutHeaderView({ header }: { readonly header: LayoutHeader }) {
  const { variant, title, titleAs, back, menu, isCompact, subject } = header
  return (
    <AppHeader variant={variant} title={title} titleAs={titleAs} back={back} menu={menu} isCompact={isCompact}>
      {variant === 'hero' ? subject : undefined}
    </AppHeader>
  )
}
