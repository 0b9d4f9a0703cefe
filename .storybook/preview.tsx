import type { Preview } from '@storybook/react-vite'
import { setupWorker } from 'msw/browser'
import { mswLoader } from 'msw-storybook-addon/csf3'
import { lazy } from 'react'
import { configure } from 'storybook/test'
import '../design-system/tokens/global.css.ts'
import '../design-system/tokens/themes.css.ts'
import { themeNames } from '../design-system/tokens/theme-names.mjs'
import { startEditing } from '../workshop/edit/preview/start-editing.ts'
import { operatorHandler } from '../workshop/flows/operator-handler.ts'
import { loadFonts } from '../workshop/load-fonts.ts'
import { WIDTHS } from '../workshop/look/look-names.mjs'
import { showStates } from '../workshop/look/show-state.ts'

// Only the workshop's pages need this code. It is loaded separately, so that a story does not fetch it.
const PageFrame = lazy(async () => {
  // Storybook runs its loaders only for stories, so a page loads the fonts here. An optional font that arrives after
  // the first paint is not used.
  const [frame] = await Promise.all([import('../workshop/pages/PageFrame.tsx'), loadFonts()])
  return frame
})
const GuidePage = lazy(() => import('../workshop/guides/GuidePage.tsx'))

/** The canvas opens at the width of a phone, since most customers have one. */
const phone = { value: 'w390', isRotated: false }
const TALL = { narrow: 844, wide: 900 }

/**
 * The test runner first opens a page without a story. Storybook reads an address's globals only if the address names a
 * story. This code therefore reads them itself.
 */
const asked = new URLSearchParams(window.location.search)

/**
 * axe takes most of a second for each story. In the workshop, a person starts it in the panel “Accessibility”. If it ran
 * by itself, Storybook would load its whole page again when the person goes on to another story too soon.
 */
const axe = { manual: window.frameElement?.id === 'storybook-preview-iframe' }

/**
 * Makes the product forget where the customer pressed last, by a press without a position. Otherwise a press of an
 * earlier story could change this story: the product moves a dialog away if one of its controls appears at the place of
 * the last press.
 */
function forgetPress(): void {
  for (const type of ['pointerdown', 'pointerup']) window.dispatchEvent(new PointerEvent(type))
}

startEditing()

// A play function waits at most this long for what it expects. The limit is high, because a picture of a story on a
// slow machine must not show an earlier moment.
configure({ asyncUtilTimeout: 20_000 })

const preview: Preview = {
  loaders: [
    loadFonts,
    mswLoader(async () => {
      const worker = setupWorker(operatorHandler)
      await worker.start({ quiet: true, onUnhandledRequest: 'bypass' })
      return worker
    }),
  ],
  beforeEach: forgetPress,
  decorators: [
    (Story, { globals, parameters }) => {
      const { dataset } = document.documentElement
      // If a story is made for one theme, it always shows in that theme.
      dataset.theme = parameters.theme ?? globals.theme
      dataset.mode = globals.mode
      if (parameters.state === undefined) return <Story />
      showStates()
      return (
        <div data-state={parameters.state} style={{ display: 'contents' }}>
          <Story />
        </div>
      )
    },
  ],
  globalTypes: {
    theme: {
      toolbar: { title: 'Theme', icon: 'paintbrush', dynamicTitle: true, items: [...themeNames] },
    },
    mode: {
      toolbar: { title: 'Mode', icon: 'mirror', dynamicTitle: true, items: ['light', 'dark'] },
    },
  },
  initialGlobals: {
    theme: asked.get('theme') ?? 'classic',
    mode: asked.get('mode') ?? 'light',
    viewport: phone,
    a11y: axe,
  },
  parameters: {
    a11y: { test: 'error' },
    // Storybook cannot save stories that are made of flow configs, so its own saving is off. The panel “Edit” saves
    // them.
    controls: { disableSaveFromUI: true },
    docs: { container: PageFrame, page: GuidePage },
    viewport: {
      options: Object.fromEntries(
        WIDTHS.map(width => [
          `w${width}`,
          {
            name: `${width} px`,
            styles: { width: `${width}px`, height: `${width < 768 ? TALL.narrow : TALL.wide}px` },
            type: width < 768 ? 'mobile' : 'desktop',
          },
        ]),
      ),
    },
    // Storybook reads this part of the file without running it, so the names are written out here.
    options: {
      storySort: {
        // Storybook's sidebar and the test run list the stories in this order. The tests come before Review, because
        // the test run could not go on to them after a story of Review.
        order: [
          'Welcome',
          'Foundations',
          'Components',
          'Blocks',
          'Layouts',
          'Flows',
          'Paying',
          'Errors',
          'Tests',
          'Review',
        ],
      },
    },
  },
}

export default preview
