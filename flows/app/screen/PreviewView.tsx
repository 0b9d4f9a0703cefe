import { PreviewBanner } from '../../../design-system/components/PreviewBanner/PreviewBanner.tsx'
import type { Preview } from '../../kit/app.ts'
import { useWords } from '../../kit/words.ts'

/** Renders a banner with the name of the previewed variant and a button that ends the preview. */
export function PreviewView({ preview: { title, end } }: { readonly preview: Preview }) {
  const words = useWords()
  const text = title === undefined ? words.noPreview : words.preview.replace('{title}', () => title)
  return <PreviewBanner text={text} actionLabel={words.endPreview} onAct={end} />
}
