import { type IconName, paths } from '../../design-system/icons/paths.ts'

/** Returns the icon that a config names; a generic one for an unknown name. */
export function iconNamed(name: string): IconName {
  return isIconName(name) ? name : 'alert'
}

function isIconName(name: string): name is IconName {
  return Object.prototype.hasOwnProperty.call(paths, name)
}
