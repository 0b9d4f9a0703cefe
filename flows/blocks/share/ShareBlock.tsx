import { useState } from 'react'
import { Button } from '../../../design-system/components/Button/Button.tsx'
import { useFacts } from '../../kit/app-context.ts'
import { fillCopy } from '../../kit/copy.ts'
import { useTextIfKnown } from '../use-text-if-known.ts'
import { offered, said } from './ShareBlock.css.ts'
import type { ShareProps } from './schema.ts'
import { type Shared, shareText } from './share-text.ts'

export function ShareBlock({ label, title, copied, failed, ...wording }: ShareProps) {
  const words = fillCopy(useTextIfKnown(wording), useFacts())
  const [shared, setShared] = useState<Shared>('closed')
  const isCopied = shared === 'copied'
  return (
    <div>
      <Button
        tone="outline"
        icon={isCopied ? 'check' : 'share'}
        onClick={() => void shareText(navigator, { title, text: words }).then(setShared)}
      >
        <span aria-live="polite">{isCopied ? copied : label}</span>
      </Button>
      <div role="status">
        {shared === 'failed' ? (
          <>
            <p className={said}>{failed}</p>
            <p className={offered}>{words}</p>
          </>
        ) : null}
      </div>
    </div>
  )
}
