import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { Copy } from '../../kit/Copy.tsx'
import { useTextIfKnown } from '../use-text-if-known.ts'
import type { HeadingProps } from './schema.ts'

export function HeadingBlock({ level = 1, size, lead, ...words }: HeadingProps) {
  const text = useTextIfKnown(words)
  return (
    <Heading level={level} size={size} lead={lead === undefined ? undefined : <Copy text={lead} />}>
      <Copy text={text} />
    </Heading>
  )
}
