import { useId } from 'react'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { icon, item as itemStyle, list, menu, toggle as toggleStyle } from './Menu.css.ts'
import { useDisclosure } from './use-disclosure.ts'

export type MenuItem =
  | { label: string; icon?: IconName | undefined; href: string; onSelect?: (() => void) | undefined }
  | { label: string; icon?: IconName | undefined; href?: undefined; onSelect: () => void }

export interface MenuProps {
  /** The accessible name of the button. */
  label: string
  items: readonly MenuItem[]
}

/** A button that opens links to other steps. Renders a `<button>`, and a `<ul>` with the links. */
export function Menu({ label, items }: MenuProps) {
  const listId = useId()
  const { open, setOpen, root, toggle, onKeyDown, onBlur } = useDisclosure()
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles keys that bubble up from the controls inside.
    <div ref={root} className={menu} onKeyDown={onKeyDown} onBlur={onBlur}>
      <button
        ref={toggle}
        type="button"
        className={toggleStyle}
        aria-label={label}
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
      >
        <Icon name={open ? 'close' : 'menu'} />
      </button>
      <ul id={listId} className={list} hidden={!open}>
        {items.map(item => (
          <li key={item.label}>
            <MenuRow item={item} close={() => setOpen(false)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function MenuRow({ item, close }: { item: MenuItem; close: () => void }) {
  const select = () => {
    close()
    item.onSelect?.()
  }
  const content = (
    <>
      {item.icon ? (
        <span className={icon}>
          <Icon name={item.icon} size="medium" />
        </span>
      ) : null}
      <span>{item.label}</span>
    </>
  )
  return item.href === undefined ? (
    <button type="button" className={itemStyle} onClick={select}>
      {content}
    </button>
  ) : (
    <a className={itemStyle} href={item.href} onClick={select}>
      {content}
    </a>
  )
}
