import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { virtualStories } from '../workshop/virtual-stories.ts'

/** Of the workshop alone: the app's own has what does not belong into it. */
export default defineConfig({
  plugins: [react(), vanillaExtractPlugin(), virtualStories()],
  define: { __APP_VERSION__: JSON.stringify('0.0.0'), __LOGO_ORIGINS__: '[]' },
  // Found late, they would reload the page in the middle.
  optimizeDeps: {
    include: ['@vanilla-extract/recipes/createRuntimeFn', 'axe-core', 'msw', 'msw/browser', 'msw-storybook-addon/csf3'],
  },
  build: { chunkSizeWarningLimit: 4000, reportCompressedSize: false },
})
