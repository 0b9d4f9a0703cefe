import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'
import { narrow } from '../../../workshop/widths.ts'

export default { title: 'Blocks/resend' } satisfies Meta

const props = {
  label: 'Reenviar código',
  waitLabel: 'Reenviar código em {time}',
  doneLabel: 'Enviamos um novo código.',
  afterSeconds: 30,
}
const sent = [{ do: 'number' }, { do: 'run', service: 'login.requestCode' }] as const

export const Offered = blockStory('resend', { ...props, afterSeconds: 0 }, { isStranger: true })
export const Waiting = blockStory('resend', props, { isStranger: true, actions: sent })
export const OnANarrowScreen = blockStory('resend', props, { ...narrow, isStranger: true, actions: sent })
