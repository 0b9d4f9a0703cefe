import { useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { useFacts } from '../../app/app-context.ts'
import { fillCopy } from '../../app/copy.ts'
import type { ShareProps } from './schema.ts'

export function ShareBlock({ label, title, text, copied }: ShareProps) {
  const facts = useFacts()
  const [isCopied, setIsCopied] = useState(false)
  const onClick = async (): Promise<void> => {
    const words = fillCopy(text, facts)
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, text: words })
      await navigator.clipboard.writeText(words)
      setIsCopied(true)
    } catch {
      // The person closed the sheet, or the browser allows neither: the receipt is on screen.
    }
  }
  return (
    <Button tone="outline" icon={isCopied ? 'check' : 'share'} onClick={() => void onClick()}>
      <span aria-live="polite">{isCopied ? copied : label}</span>
    </Button>
  )
}
