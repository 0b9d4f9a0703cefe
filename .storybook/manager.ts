import { createElement, type FunctionComponent } from 'react'
import { addons, types, useParameter, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { getPreferredColorScheme, themes } from 'storybook/theming'
import { EditPanel } from '../workshop/edit/panel/EditPanel.tsx'
import { usePage } from '../workshop/edit/panel/use-page.ts'
import { EDIT_PANEL, type Shown } from '../workshop/edit/protocol.ts'
import { SourcePanel } from '../workshop/flows/source-panel.ts'
import type { Source } from '../workshop/flows/sources.ts'
import { LookTool } from '../workshop/look/LookTool.ts'
import { showsPanel } from '../workshop/pages/shows-panel.ts'

const ID = 'recarrega/flow-config'
const LOOK = 'recarrega/look'

/**
 * Returns a component that renders only while the panel is open. Storybook mounts all panels at once, and marks each as
 * active. Without this check, the editor would start with every story.
 */
function whileOpen(panel: string, Content: FunctionComponent): FunctionComponent {
  return () => {
    // This hook makes the component render again when another panel is selected. Its result is not needed.
    useStorybookState()
    const api = useStorybookApi()
    return api.getSelectedPanel() === panel && api.getIsPanelShown() ? createElement(Content) : null
  }
}

function Panel() {
  return createElement(SourcePanel, { source: useParameter<Source | undefined>('flowConfig') })
}

function Editing() {
  return createElement(EditPanel, usePage(useParameter<Shown | undefined>('edit')))
}

/** If the window is at least this wide, the toolbar fits between the sidebar and the panel with its theme, mode and width. */
const BESIDE = '(min-width: 1510px)'

addons.setConfig({
  theme: { ...themes[getPreferredColorScheme()], brandTitle: 'Recarrega', brandUrl: './' },
  // If these sections were open, their hundreds of lines would hide the other sections and slow the workshop down.
  sidebar: { collapsedRoots: ['components', 'blocks', 'layouts', 'paying', 'errors', 'tests'] },
  // The panel “Edit” takes seconds to open, so a story opens with a panel that opens at once.
  selectedPanel: 'storybook/actions/panel',
  // Sets the first position of the panel. Storybook stores a position that the person chooses later, and then uses that
  // one.
  layout: {
    panelPosition: window.matchMedia(BESIDE).matches ? 'right' : 'bottom',
    rightPanelWidth: 420,
    // Less would hide the field that is edited, or the words of the check below it.
    bottomPanelHeight: Math.round(window.innerHeight * 0.45),
  },
  layoutCustomisations: { showPanel: showsPanel },
})

// Storybook lists panels in the order in which they were added, so this panel is added before Storybook's own panels.
addons.add(EDIT_PANEL, {
  type: types.PANEL,
  title: 'Edit',
  match: ({ viewMode }) => viewMode === 'story',
  render: whileOpen(EDIT_PANEL, Editing),
})

addons.register(ID, () => {
  addons.add(LOOK, {
    type: types.TOOL,
    title: 'Look',
    match: ({ viewMode }) => viewMode === 'story',
    render: () => createElement(LookTool),
  })
  addons.add(ID, {
    type: types.PANEL,
    title: 'Flow config',
    match: ({ viewMode }) => viewMode === 'story',
    render: whileOpen(ID, Panel),
  })
})
