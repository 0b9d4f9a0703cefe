import type { Meta } from '@storybook/react-vite'
import { blockStory } from '../../../workshop/flows/block-story.tsx'

export default { title: 'Blocks/icon' } satisfies Meta

export const Good = blockStory('icon', { tone: 'good', icon: 'check' })
export const Solid = blockStory('icon', { tone: 'good', icon: 'check', look: 'solid' })
export const Info = blockStory('icon', { tone: 'info', icon: 'clock' })
export const Warning = blockStory('icon', { tone: 'warning', icon: 'alert' })
export const Bad = blockStory('icon', { tone: 'bad', icon: 'alert' })
export const UnknownIcon = blockStory('icon', { tone: 'info', icon: 'constructor' })
