import { Heading } from '../../../design-system/components/Heading/Heading.tsx'
import { useNamedFact } from '../../app/app-context.ts'
import { Copy } from '../../app/Copy.tsx'
import type { HeadingProps } from './schema.ts'

export function HeadingBlock({ level = 1, size, text, plain, unless, lead }: HeadingProps) {
  const known = useNamedFact(unless ?? '')
  const isPlain = plain !== undefined && unless !== undefined && known === undefined
  return (
    <Heading level={level} size={size} lead={lead === undefined ? undefined : <Copy text={lead} />}>
      <Copy text={isPlain ? plain : text} />
    </Heading>
  )
}
