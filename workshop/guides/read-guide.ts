import type { Guide } from '../../design-system/guide.ts'

type Load = () => Promise<{ readonly guide: Guide }>

const guides: { readonly [path: string]: Load } = {
  ...import.meta.glob<{ guide: Guide }>('../../design-system/components/*/*.guide.ts'),
  ...import.meta.glob<{ guide: Guide }>('../../flows/blocks/*/guide.ts'),
}

/** A component or a block that has a page. */
export interface Subject {
  readonly kind: 'component' | 'block'
  /** The name of the folder, which is also the name in code and configs. */
  readonly name: string
}

/** Returns the component or block that a file with stories is about. */
export function subjectOf(file: string): Subject {
  const [, kind, name = ''] = /(components|blocks)\/([^/]+)\//.exec(file) ?? []
  return { kind: kind === 'blocks' ? 'block' : 'component', name }
}

/** Returns the guide of a component or a block. If there is no guide, returns undefined. */
export async function readGuide({ kind, name }: Subject): Promise<Guide | undefined> {
  const end = kind === 'block' ? `/blocks/${name}/guide.ts` : `/${name}.guide.ts`
  const load = Object.entries(guides).find(([path]) => path.endsWith(end))?.[1]
  return load === undefined ? undefined : (await load()).guide
}
