import { createElement } from 'react'
import { addons, types, useParameter } from 'storybook/manager-api'
import { SourcePanel } from '../workshop/flows/source-panel.ts'
import type { Source } from '../workshop/flows/sources.ts'

const ID = 'recarrega/flow-config'

function Panel() {
  return createElement(SourcePanel, { source: useParameter<Source | undefined>('flowConfig') })
}

addons.register(ID, () => {
  addons.add(ID, {
    type: types.PANEL,
    title: 'Flow config',
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => (active ? createElement(Panel) : null),
  })
})
