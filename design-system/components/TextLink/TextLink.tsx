import type { ReactNode, Ref } from 'react'
import { textLink } from './TextLink.css.ts'

interface Shared {
  children: ReactNode
  /** `target` is for a separate link, which is 44 px high. `inline` is for a link inside a sentence. */
  size?: 'target' | 'inline' | undefined
}

interface LinkProps extends Shared {
  href: string
  target?: '_blank' | undefined
  onClick?: (() => void) | undefined
  ref?: Ref<HTMLAnchorElement> | undefined
}

interface ActionProps extends Shared {
  href?: undefined
  onClick: () => void
  ref?: Ref<HTMLButtonElement> | undefined
}

export type TextLinkProps = LinkProps | ActionProps

/** A text link. Renders an `<a>` if it has `href`, or else a `<button>`. */
export function TextLink(props: TextLinkProps) {
  const className = textLink({ size: props.size ?? 'target' })
  if (props.href === undefined) {
    return (
      <button type="button" ref={props.ref} className={className} onClick={props.onClick}>
        {props.children}
      </button>
    )
  }
  return (
    <a
      ref={props.ref}
      className={className}
      href={props.href}
      onClick={props.onClick}
      target={props.target}
      rel={props.target === '_blank' ? 'noopener noreferrer' : undefined}
    >
      {props.children}
    </a>
  )
}
