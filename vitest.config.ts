import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  test: {
    include: ['{runtime,design-system,flows,sandbox,flow-configs,scripts,tests/unit}/**/*.test.{ts,tsx}'],
    passWithNoTests: false,
  },
})
