import { Button } from '../../design-system/components/Button/Button.tsx'
import { Notice } from '../../design-system/components/Notice/Notice.tsx'
import { useWords } from './words.ts'

/** Something that a screen shows could not be read: what, and a way to try again. Renders a Notice and a Button. */
export function ReadFailed({ text, again }: { readonly text: string; readonly again: () => void }) {
  const words = useWords()
  return (
    <div role="alert">
      <Notice tone="warning" icon="alert">
        {text}
      </Notice>
      <Button tone="quiet" onClick={again}>
        {words.tryAgain}
      </Button>
    </div>
  )
}
