import { type IconName, paths } from '../../design-system/icons/paths.ts'

/** The icon that a config names; a plain sign for a name that is none. */
export function iconNamed(name: string): IconName {
  return isIconName(name) ? name : 'alert'
}

function isIconName(name: string): name is IconName {
  return Object.prototype.hasOwnProperty.call(paths, name)
}
