import { isLayoutName, layoutThemes } from '../../flows/layouts/layout-names.ts'
import { capital, plainName, plainWords } from '../../flows/words/plain-name.ts'
import type { Plan } from './plan.ts'
import type { FlowFile } from './read-flows.ts'
import { idOfPlace } from './story-id.ts'

interface Place {
  readonly id: string
  readonly title: string
  readonly pointer: string
  readonly tags: readonly string[]
}

/** Returns the folder of a flow in the sidebar: `Flows/Open finance`, `Flows/Web, variant december`. */
export function flowFolder(name: string): string {
  const [flow = '', variant] = name.split('~')
  return `Flows/${plainName(flow)}${variant === undefined ? '' : `, variant ${variant}`}`
}

/**
 * Returns the place of a step or modal in the sidebar. It is in the folder of its flow, and there in the folder of its
 * journey.
 */
export function placeOf({ name, flow, fileOf }: FlowFile, kind: 'steps' | 'modals', id: string): Place {
  const journey = journeyOf(fileOf(`${kind}/${id}`))
  const title = flow[kind][id]?.title ?? ''
  const label = kind === 'steps' ? plainName(id) : `Modal: ${plainWords(id)}`
  const folders = [flowFolder(name), ...(journey === undefined ? [] : [plainName(journey)])]
  return {
    id: idOfPlace(name, kind === 'steps' ? 'step' : 'modal', id),
    title: [...folders, `${label} · ${plainTitle(title)}`].join('/'),
    pointer: `${kind}/${id}`,
    tags: [
      kind === 'steps' ? 'step' : 'modal',
      themeTag(flow.layout),
      ...(journey === undefined ? [] : [`journey-${journey}`]),
    ],
  }
}

/** Returns the tag of a layout's theme, in which customers see the layout. */
function themeTag(layout: string): string {
  return `theme-${isLayoutName(layout) ? layoutThemes[layout] : 'classic'}`
}

/** Returns the name of a journey's file. Returns undefined for the main file of a flow or variant. */
function journeyOf(file: string): string | undefined {
  const name = file.replace(/^.*[\\/]/, '').replace(/\.json$/, '')
  return name === 'flow' || /\.(flow|variant)$/.test(name) ? undefined : name
}

/**
 * Returns a title that customers see, in the form for the sidebar. Placeholders become `…`, because their facts vary.
 * The slash is replaced, because it separates folders in the sidebar.
 */
function plainTitle(title: string): string {
  return title.replace(/\{[^}]*\}/g, '…').replaceAll('/', '∕')
}

/** Returns the name of a story: `Payment: asks for the CVV`, `Modal CVV: ready`. */
export function storyName({ pointer, name }: Plan): string {
  const [kind, id = ''] = pointer.split('/')
  return `${kind === 'modals' ? `Modal ${plainWords(id)}` : capital(plainWords(id))}: ${name}`
}
