import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { logo } from './BankLogo.css.ts'

export interface BankLogoProps {
  /** The address of the image. Without it, or if the image cannot be loaded, a generic icon is shown. */
  src?: string | undefined
}

/**
 * A bank's logo beside the bank's name. Screen readers skip it, because they read the name. Renders an `<img>` or
 * an `<svg>`.
 */
export function BankLogo({ src }: BankLogoProps) {
  const [lost, setLost] = useState<string>()
  if (src === undefined || lost === src) return <Icon name="bank" />
  return <img className={logo} src={src} alt="" loading="lazy" decoding="async" onError={() => setLost(src)} />
}
