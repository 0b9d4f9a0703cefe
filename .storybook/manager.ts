import { createElement } from 'react'
import { addons, types, useParameter } from 'storybook/manager-api'
import { EditPanel } from '../workshop/edit/panel/EditPanel.tsx'
import { usePage } from '../workshop/edit/panel/use-page.ts'
import type { Shown } from '../workshop/edit/protocol.ts'
import { SourcePanel } from '../workshop/flows/source-panel.ts'
import type { Source } from '../workshop/flows/sources.ts'

const ID = 'recarrega/flow-config'
const EDIT = 'recarrega/edit'

function Panel() {
  return createElement(SourcePanel, { source: useParameter<Source | undefined>('flowConfig') })
}

function Editing() {
  return createElement(EditPanel, usePage(useParameter<Shown | undefined>('edit')))
}

addons.register(ID, () => {
  addons.add(EDIT, {
    type: types.PANEL,
    title: 'Edit',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(Editing) : null),
  })
  addons.add(ID, {
    type: types.PANEL,
    title: 'Flow config',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(Panel) : null),
  })
})
