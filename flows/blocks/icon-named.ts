import { type IconName, paths } from '../../design-system/icons/paths.ts'

/** Returns the icon with this name, or a generic icon if the name is unknown. */
export function iconNamed(name: string): IconName {
  return isIconName(name) ? name : 'alert'
}

function isIconName(name: string): name is IconName {
  return Object.prototype.hasOwnProperty.call(paths, name)
}
