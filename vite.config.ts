import { readFileSync } from 'node:fs'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { flattenLayers } from './design-system/tokens/flatten-layers.ts'
import { flowsPlugin } from './scripts/flows/flows-plugin.ts'
import { oldestBrowsers } from './scripts/machine/oldest-browsers.mjs'
import { sandboxPlugin } from './scripts/sandbox-plugin.ts'
import { readHosts } from './scripts/serving/hosts.mjs'
import { sitePlugin } from './scripts/site/site-plugin.ts'

const { version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'))

const FIRST_SCREEN =
  /\/flows\/(app\/(screen\/App|boot\/(create-app|boot|prefetch|when-online))\.tsx?|kit\/page\.ts|blocks\/(heading|links|phone-field|submit|security-note)\/\w+\.tsx)$|\/node_modules\/react-dom\/client\.js$/
/** Puts everything that the first screen of a flow needs into a single file, because small files compress badly. */
const isOfFirstScreen = (id: string) => FIRST_SCREEN.test(id)

/**
 * Sends events and finds a visitor's variant. This code is in a separate file, so it does not load anything that it
 * shares with late code.
 */
const VISIT = /\/(flows\/app\/(events\/|boot\/stopped|operator\/(clock-offset|device-id))|runtime\/(events|trials)\/)/

const PRERENDERED_WITH = [
  /^(react|react-dom|react-hook-form|swr|zustand|zod|uqr|use-sync-external-store)($|\/)/,
  /^@vanilla-extract\//,
]

/**
 * Builds the client by default. With `--ssr`, it builds the server, which serves the client with the sandbox, and the
 * code that prerenders the client's pages.
 */
export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [react(), vanillaExtractPlugin(), flowsPlugin(), sandboxPlugin(), sitePlugin()],
  define: { __APP_VERSION__: JSON.stringify(version), __LOGO_ORIGINS__: JSON.stringify(readHosts().logos) },
  // The oldest browsers would skip everything inside a layer.
  css: { postcss: { plugins: [flattenLayers] } },
  // In a build, the prerenderer's bundle contains its packages. So pages are prerendered with the same packages as the
  // app, and publishing needs no installed packages.
  ssr: { noExternal: command === 'build' ? PRERENDERED_WITH : [] },
  // If Vite found this package later, it would reload the page in the middle of a test.
  optimizeDeps: { include: ['@vanilla-extract/recipes/createRuntimeFn'] },
  build: isSsrBuild
    ? {
        ssr: true,
        outDir: 'build',
        target: 'node20',
        copyPublicDir: false,
        rollupOptions: {
          input: {
            serve: 'sandbox/server/serve.ts',
            prerender: 'flows/app/boot/prerender.tsx',
            releases: 'releases/main.ts',
          },
        },
      }
    : {
        outDir: 'dist',
        manifest: true,
        target: oldestBrowsers,
        cssTarget: oldestBrowsers,
        rollupOptions: {
          output: {
            codeSplitting: {
              groups: [
                { name: 'app', test: isOfFirstScreen, priority: 3 },
                { name: 'visit', test: VISIT, priority: 2 },
                { name: 'shared', minShareCount: 2, test: /\/(flows|runtime|design-system)\//, priority: 1 },
              ],
            },
          },
        },
        // If a browser cannot preload modules, it only loses the hint.
        modulePreload: { polyfill: false },
        assetsInlineLimit: file => (/\.(woff2|svg)$/.test(file) ? false : undefined),
      },
}))
