import type { Meta } from '@storybook/react-vite'
import { layoutMeta, onNarrow, onWide } from '../../workshop/flows/layout-story.tsx'
import { LightblueLayout } from './LightblueLayout.tsx'

export default { ...layoutMeta, title: 'Layouts/Lightblue', component: LightblueLayout } satisfies Meta<
  typeof LightblueLayout
>

export const BrandOnANarrowScreen = onNarrow('brand', 'lightblue')
export const BrandOnAWideScreen = onWide('brand', 'lightblue')
export const TitleOnANarrowScreen = onNarrow('title', 'lightblue')
export const TitleOnAWideScreen = onWide('title', 'lightblue')
export const HeroOnANarrowScreen = onNarrow('hero', 'lightblue')
export const HeroOnAWideScreen = onWide('hero', 'lightblue')
