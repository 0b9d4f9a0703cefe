import type { Meta } from '@storybook/react-vite'
import { layoutMeta, onNarrow, onWide } from '../../workshop/flows/layout-story.tsx'
import { ClassicLayout } from './ClassicLayout.tsx'

export default { ...layoutMeta, title: 'Layouts/Classic', component: ClassicLayout } satisfies Meta<
  typeof ClassicLayout
>

export const BrandOnANarrowScreen = onNarrow('brand')
export const BrandOnAWideScreen = onWide('brand')
export const TitleOnANarrowScreen = onNarrow('title')
export const TitleOnAWideScreen = onWide('title')
export const HeroOnANarrowScreen = onNarrow('hero')
export const HeroOnAWideScreen = onWide('hero')
