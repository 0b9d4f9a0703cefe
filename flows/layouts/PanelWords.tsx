import { LinkRow } from '../../design-system/components/LinkRow/LinkRow.tsx'
import { Lines } from './Lines.tsx'
import type { BrandPanel } from './layout-props.ts'

/** The panel, and the layout's class names for its parts. */
interface PanelWordsProps {
  readonly panel: BrandPanel
  readonly words: string
  readonly headline: string
  readonly lead: string
}

/** Renders what a layout's panel says below the logo: the step's own content or the flow's texts, and the links. */
export function PanelWords({ panel, words, headline, lead }: PanelWordsProps) {
  return (
    <>
      <div className={words}>
        {panel.content ?? (
          <>
            <p className={headline}>
              <Lines lines={panel.headline} />
            </p>
            <p className={lead}>
              <Lines lines={panel.lead} />
            </p>
          </>
        )}
      </div>
      {panel.links && <LinkRow links={panel.links} />}
    </>
  )
}
