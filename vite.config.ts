import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flattenLayers } from './design-system/tokens/flatten-layers.ts'
import { flowsPlugin } from './scripts/flows-plugin.ts'
import { sandboxPlugin } from './scripts/sandbox-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))
const BROWSERS = ['chrome90', 'safari15.4', 'ios15.4', 'firefox98']

/** The client by default; with `--ssr sandbox/serve.ts`, the server that serves it with the sandbox. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), flowsPlugin(), sandboxPlugin()],
  define: { __APP_VERSION__: JSON.stringify(version) },
  // The oldest browsers would skip everything inside a layer.
  css: { postcss: { plugins: [flattenLayers] } },
  // Found late, it would reload the page in the middle.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: isSsrBuild
    ? { outDir: 'build', target: 'node20', copyPublicDir: false }
    : {
        outDir: 'dist',
        target: BROWSERS,
        cssTarget: BROWSERS,
        // A browser that cannot preload modules only loses the hint.
        modulePreload: { polyfill: false },
        assetsInlineLimit: file => (file.endsWith('.woff2') ? false : undefined),
      },
}))
