import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  define: { __APP_VERSION__: JSON.stringify('0.0.0') },
  test: {
    include: ['{runtime,design-system,flows,sandbox,flow-configs,scripts,tests}/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
  },
})
