import { Copy } from '../../kit/Copy.tsx'
import type { TextProps } from './schema.ts'
import { paragraph } from './TextBlock.css.ts'

export function TextBlock({ text }: TextProps) {
  return (
    <p className={paragraph}>
      <Copy text={text} />
    </p>
  )
}
