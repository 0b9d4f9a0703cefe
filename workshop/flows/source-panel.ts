// The manager is built with its own React, which lacks the automatic JSX runtime. This file therefore uses no JSX.
import { createElement as h, type ReactNode } from 'react'
import type { Source } from './sources.ts'
import { storyId } from './story-id.ts'
import { idIn, type Transition } from './transitions.ts'

const page = { padding: 16, fontSize: 13 }
const cell = { padding: '4px 16px 4px 0', textAlign: 'left', verticalAlign: 'top' } as const
const COLUMNS = ['On', 'Service', 'Outcome', 'When', 'Leads to']

/**
 * Shows the config's lines from which a story was made, with their targets. Below these lines it lists the states
 * without a story, each with the reason.
 */
export function SourcePanel({ source }: { readonly source: Source | undefined }): ReactNode {
  if (source === undefined) return h('p', { style: page }, 'This story comes from no flow config.')
  const { file, pointer, json, flow, transitions, omitted } = source
  const head = COLUMNS.map(name => h('th', { key: name, style: cell }, name))
  return h(
    'div',
    { style: page },
    h('p', null, h('strong', null, file), ` → ${pointer}`),
    h(
      'table',
      null,
      h('thead', null, h('tr', null, head)),
      h(
        'tbody',
        null,
        transitions.map(one => row(one, flow)),
      ),
    ),
    omitted.length === 0 ? null : without(omitted),
    h('pre', { style: { overflowX: 'auto' } }, json),
  )
}

function row(transition: Transition, flow: string): ReactNode {
  const { event, run, outcome, when } = transition
  const cells = [event, run, outcome, when, leadsTo(transition, flow)]
  return h('tr', { key: JSON.stringify(transition) }, ...cells.map(content => h('td', { style: cell }, content)))
}

function leadsTo({ target }: Transition, flow: string): ReactNode {
  const step = idIn(target, 'step') ?? idIn(target, 'return')
  const modal = idIn(target, 'modal')
  if (step === undefined && modal === undefined) return target
  const story = step === undefined ? storyId(flow, 'modal', modal ?? '') : storyId(flow, 'step', step)
  return h('a', { href: `./?path=/story/${story}` }, target)
}

function without(omitted: Source['omitted']): ReactNode {
  const items = omitted.map(({ state, why }) => h('li', { key: state }, `${state}: ${why}`))
  return h('details', null, h('summary', null, 'States without a story'), h('ul', null, items))
}
