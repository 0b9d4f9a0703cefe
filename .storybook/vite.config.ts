import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { changesPlugin } from '../scripts/flows/changes-plugin.ts'
import { editServer } from '../workshop/edit/server/edit-server.ts'
import { tokenUsers } from '../workshop/foundations/token-users.ts'
import { blockSources } from '../workshop/guides/block-sources.ts'
import { componentProps } from '../workshop/guides/component-props.ts'
import { storyKeys } from '../workshop/keys/story-keys.ts'
import { sheetFiles } from '../workshop/sheets/sheet-files.ts'
import { partsOf, virtualStories } from '../workshop/virtual-stories.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
/**
 * Matches the code that almost every story needs. The compiler is left out, because only the panel “Edit” and some
 * pages need it.
 */
const PRODUCT = /^(design-system|flows|sandbox|runtime\/(?!compiler\/)|workshop\/flows\/(?!web-config))/
const STORIES = /\.(stories|guide)\.tsx?$|\/guide\.ts$/
const isProduct = (id: string) => id.startsWith(ROOT) && PRODUCT.test(id.slice(ROOT.length)) && !STORIES.test(id)

/**
 * Puts the product's code and its packages into one file. If there were hundreds of files, a browser would mostly wait
 * for requests. This is a plugin, because Storybook ignores the `build` of a config.
 */
function fewFiles(): Plugin {
  const groups = [{ name: 'product', test: isProduct }]
  return {
    name: 'recarrega-few-files',
    config: () => ({
      build: {
        chunkSizeWarningLimit: 4000,
        reportCompressedSize: false,
        rolldownOptions: { output: { codeSplitting: { groups } } },
      },
    }),
  }
}

/**
 * Does not watch the folders that other commands write. `npm run visual` writes whole versions of the project, and each
 * HTML file in them would reload the page of whoever edits. This is a plugin, because Storybook ignores the `server` of a
 * config.
 */
function unwatched(): Plugin {
  const ignored = ['**/.cache/**', '**/dist/**', '**/published/**', '**/storybook-static/**']
  return { name: 'recarrega-unwatched', config: () => ({ server: { watch: { ignored } } }) }
}

/** The workshop has its own config, because it must not run the plugins of the app's config. */
export default defineConfig({
  plugins: [
    fewFiles(),
    unwatched(),
    storyKeys(partsOf),
    react(),
    vanillaExtractPlugin(),
    virtualStories(),
    editServer(),
    changesPlugin(),
    sheetFiles(),
  ],
  define: {
    __APP_VERSION__: JSON.stringify('0.0.0'),
    __LOGO_ORIGINS__: '[]',
    __TOKEN_USERS__: JSON.stringify(tokenUsers()),
    __COMPONENT_PROPS__: JSON.stringify(componentProps()),
    __BLOCK_SOURCES__: JSON.stringify(blockSources()),
  },
  // Vite prepares these packages when it starts. If it found them later, it would reload the page in the middle of a
  // test.
  optimizeDeps: {
    include: [
      '@storybook/addon-docs/blocks',
      '@vanilla-extract/recipes/createRuntimeFn',
      'axe-core',
      'd3-selection',
      'd3-zoom',
      'jsonc-parser',
      'msw',
      'msw/browser',
      'msw-storybook-addon/csf3',
    ],
  },
})
