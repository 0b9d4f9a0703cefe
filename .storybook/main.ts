import type { StorybookConfig } from '@storybook/react-vite'
import { TEST_ONLY } from '../workshop/flows/story-entries.ts'
import { withPages } from '../workshop/guides/paged.ts'
import { withPlainNames } from '../workshop/names/with-plain-names.ts'
import { virtualIndexers } from '../workshop/virtual-stories.ts'

const config: StorybookConfig = {
  framework: {
    name: '@storybook/react-vite',
    options: { builder: { viteConfigPath: '.storybook/vite.config.ts' } },
  },
  stories: [
    { directory: '../design-system/components', files: '*/*.stories.tsx', titlePrefix: 'Components' },
    '../flows/blocks/*/*.stories.tsx',
    '../flows/layouts/*.stories.tsx',
    '../flows/app/*/*.stories.tsx',
    '../flow-configs/*/flow.json',
    '../flow-configs/*.flow.json',
    '../flow-configs/variants/*.variant.json',
    '../flow-configs/shared/errors.json',
    '../workshop/paying/table.ts',
    '../workshop/walk/taps.ts',
    '../workshop/sheets/*.stories.tsx',
    '../workshop/changes/*.stories.tsx',
    '../workshop/replay/*.stories.tsx',
    '../workshop/foundations/*.mdx',
    '../workshop/welcome/*.mdx',
  ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  experimental_indexers: existing => [...(existing ?? []).map(withPages).map(withPlainNames), ...virtualIndexers],
  staticDirs: ['./static', '../public'],
  tags: { [TEST_ONLY]: { defaultFilterSelection: 'exclude' } },
  features: { sidebarOnboardingChecklist: false },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
}

export default config
