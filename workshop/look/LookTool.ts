// The manager is built with its own React, which lacks the automatic JSX runtime. This file therefore uses no JSX.
import { createElement as h, type ReactNode } from 'react'
import { useGlobals } from 'storybook/manager-api'
import { looks, nameOfLook } from './looks.ts'

const style = {
  alignSelf: 'center',
  padding: '4px 6px',
  border: 'none',
  background: 'none',
  color: 'inherit',
  font: '700 12px sans-serif',
}

/** Sets the theme, the mode and the width of the canvas in one step. Renders a `<select>` for the toolbar. */
export function LookTool(): ReactNode {
  const [globals, update] = useGlobals()
  const options = looks.map(({ name }) => h('option', { key: name, value: name }, name))
  return h(
    'select',
    {
      'aria-label': 'Look: theme, mode and width',
      style,
      value: nameOfLook(globals) ?? '',
      onChange: ({ target }: { readonly target: HTMLSelectElement }) => {
        const look = looks.find(({ name }) => name === target.value)
        if (look !== undefined) update({ ...look.globals })
      },
    },
    h('option', { key: '', value: '', disabled: true }, 'Look'),
    ...options,
  )
}
