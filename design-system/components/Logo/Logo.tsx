import { bar, high, logo, mark, tile } from './Logo.css.ts'

export interface LogoProps {
  /** The brand's name beside the symbol. */
  name?: string | undefined
  /** The background under the logo. */
  ground?: 'page' | 'hero' | 'panel' | undefined
}

/** The brand's symbol and name. Renders a `<span>`. */
export function Logo({ name = 'recarrega', ground = 'page' }: LogoProps) {
  return (
    <span className={logo({ ground })}>
      <svg className={mark} viewBox="0 0 26 26" aria-hidden="true" fill="none" strokeWidth={4} strokeLinecap="round">
        <rect className={tile} width="26" height="26" rx="8" />
        <path className={bar} d="M7 18v-.6M13 18v-4.4" />
        <path className={high} d="M19 18V8.4" />
      </svg>
      <span>{name}</span>
    </span>
  )
}
