import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as blockTable from '../../flows/block-table.ts'
import type { BlockSpec } from '../../flows/kit/block-spec.ts'
import { weighs } from '../../flows/kit/weighs.ts'
import type { BlockNode, Flow } from '../../runtime/engine/flow.ts'
import type { Service } from '../../runtime/service/service.ts'
import { services } from '../../runtime/services.ts'
import { weighty } from '../../runtime/weighty.ts'
import { allFlows } from '../../workshop/flows/read-flows.ts'

/**
 * If a tap runs one of these services by mistake, no harm is done. They read data, open a step, or store what the
 * customer has typed.
 */
const harmless = [
  'login.requestCode',
  'login.openSession',
  'login.openSigned',
  'session.close',
  'gateway.end',
  'recharge.chooseRecipient',
  'recharge.repeat',
  'recharge.find',
  'recharge.recall',
  // This service searches for a charge and never pays.
  'recharge.verify',
  // These services create a Pix, or open the page of a bank or a checkout. They take no money.
  'pix.begin',
  'pix.loadCode',
  'pix.watchPayment',
  'pix.checkPayment',
  'pisp.arrive',
  'pisp.openBank',
  'pisp.watchPayment',
  'pisp.checkPayment',
  'checkout.arrive',
  'checkout.openPage',
  'checkout.watchPayment',
  'checkout.checkPayment',
  'cards.add',
  'cards.addToPay',
  'cards.favorite',
  'cards.confirm',
  'recipients.add',
  'customer.update',
  'schedule.load',
  'schedule.begin',
  'schedule.check',
]

test('each service is listed as important (it moves money, deletes or agrees) or as harmless', () => {
  const listed = [...weighty, ...harmless].toSorted()
  expect(listed, 'list it in runtime/weighty.ts, or above as harmless').toEqual(Object.keys(services).toSorted())
})

test('each service that charges is on the list of important services, except the one that creates a Pix when its page opens', async () => {
  const loaded = await Promise.all(Object.entries(services).map(async ([name, load]) => ({ name, ...(await load()) })))
  const charging = loaded.filter((service: Pick<Service, 'charges'>) => service.charges !== undefined)
  expect(charging.map(({ name }) => name).filter(name => !weighty.includes(name))).toEqual(['pix.begin'])
  expect(charging.length).toBeGreaterThan(5)
})

/** Returns the events of a block: those in its code, and those in its props. */
function eventsOf(node: BlockNode): readonly string[] {
  const spec = Object.entries<BlockSpec>(blockTable).find(([name]) => name === node.block)?.[1]
  const props = new Map<string, unknown>(Object.entries(node))
  const named = Object.entries(spec?.schema.properties ?? {}).flatMap(([name, prop]) => {
    const event = props.get(name)
    return typeof prop === 'object' && prop.role === 'event' && typeof event === 'string' ? [event] : []
  })
  return [...(spec?.emits ?? []), ...named]
}

function isHeld(block: string): boolean {
  const folder = `flows/blocks/${block}`
  return readdirSync(folder).some(file => readFileSync(`${folder}/${file}`, 'utf8').includes('useHold('))
}

/**
 * Returns one line, such as `steps/payment: pay emits submit`, for each control that moves money, deletes or agrees.
 */
function weightyIn(flow: Flow, screen: string, step: string, modal: string | null, nodes: readonly BlockNode[]) {
  return nodes.flatMap(node =>
    eventsOf(node)
      .filter(event => weighs(flow, step, modal, event))
      .map(event => ({ block: node.block, name: `${screen}: ${node.id} emits ${event}` })),
  )
}

/** Blocks that emit events without a tap: the bank's frame emits `submit` when the bank agrees. */
const pressedByNobody = ['secure-frame']

test.each(allFlows().map(({ name, flow }) => [name, flow] as const))(
  'in the flow %s, if a control moves money, deletes or agrees, it ignores taps until the customer can have read it',
  (_, flow) => {
    const ofSteps = Object.entries(flow.steps).flatMap(([id, step]) =>
      weightyIn(flow, `steps/${id}`, id, null, step?.blocks ?? []),
    )
    // Each modal is checked over each step, because a modal can open over any step that handles its events.
    const ofModals = Object.entries(flow.modals).flatMap(([id, modal]) =>
      Object.keys(flow.steps).flatMap(step => weightyIn(flow, `modals/${id}`, step, id, modal?.blocks ?? [])),
    )
    const all = [...ofSteps, ...ofModals]
    expect(all.length).toBeGreaterThan(0)
    const open = all.filter(({ block }) => !isHeld(block) && !pressedByNobody.includes(block))
    expect(new Set(open.map(({ name }) => name))).toEqual(new Set())
  },
)
