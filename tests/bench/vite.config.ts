import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const path = (from: string) => fileURLToPath(new URL(from, import.meta.url))
/** The same browsers as for the app's build. */
const BROWSERS = ['chrome90', 'safari15.4', 'ios15.4', 'firefox98']

/** Builds the hand-written pages by default. With `--ssr`, it builds the benchmark itself for Node. */
export default defineConfig(({ isSsrBuild }) =>
  isSsrBuild
    ? {
        root: path('../..'),
        build: {
          ssr: true,
          outDir: path('../../build/bench/node'),
          target: 'node20',
          copyPublicDir: false,
          rolldownOptions: {
            input: {
              run: path('run.ts'),
              anchors: path('anchors.ts'),
              'first-page': path('hand-written/first-page.tsx'),
              operator: path('operator/run.ts'),
              'operator-server': path('operator/server.ts'),
            },
          },
        },
      }
    : {
        root: path('hand-written'),
        publicDir: path('../../public'),
        plugins: [react()],
        build: {
          outDir: path('../../build/bench/hand-written'),
          emptyOutDir: true,
          target: BROWSERS,
          cssTarget: BROWSERS,
          modulePreload: { polyfill: false },
        },
      },
)
