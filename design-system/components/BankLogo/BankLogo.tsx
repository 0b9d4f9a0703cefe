import { useState } from 'react'
import { Icon } from '../../icons/Icon.tsx'
import { logo } from './BankLogo.css.ts'

export interface BankLogoProps {
  /** Without an address, or if the image cannot be loaded, a generic icon is shown. */
  src?: string | undefined
}

/** The mark of a bank beside its name, decoration only. Renders an `<img>` or an `<svg>`. */
export function BankLogo({ src }: BankLogoProps) {
  const [lost, setLost] = useState<string>()
  if (src === undefined || lost === src) return <Icon name="bank" />
  return <img className={logo} src={src} alt="" loading="lazy" decoding="async" onError={() => setLost(src)} />
}
