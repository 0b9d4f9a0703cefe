import type { Guide } from '../../design-system/guide.ts'
import { subjectOf } from './read-guide.ts'

const guides = import.meta.glob<Guide>(
  ['../../design-system/components/*/*.guide.ts', '../../flows/blocks/*/guide.ts'],
  { import: 'guide', eager: true },
)

/** Every guide, with the folder of its component or block. Tests and the run of all stories read this list. */
export const allGuides = Object.entries(guides).map(([path, guide]) => ({
  ...subjectOf(path),
  folder: path.replace('../../', '').replace(/\/[^/]+$/, ''),
  guide,
}))
