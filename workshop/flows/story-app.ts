import errors from '../../flow-configs/shared/errors.json'
import { channelOf, newcomer } from '../../flows/app/boot/channel.ts'
import { createApp } from '../../flows/app/boot/create-app.ts'
import { type OperatorConfig, readOperatorConfig } from '../../flows/app/operator/operator-config.ts'
import type { App } from '../../flows/kit/app.ts'
import { wholeContents } from '../../flows/kit/contents.ts'
import { surroundings } from '../../flows/kit/surroundings.ts'
import published from '../../public/config.json'
import type { WholeFlow } from '../../runtime/engine/flow.ts'
import { prepare } from '../../runtime/engine/prepare.ts'
import type { Sandbox } from '../../sandbox/app.ts'
import { newSession } from '../../sandbox/calls/session.ts'
import { testNumbers } from '../../sandbox/seed/seed.ts'
import type { Person } from './action.ts'
import { loadScreens } from './load-screens.ts'
import { createStoryClock } from './story-clock.ts'
import { closeOperator, openOperator } from './story-operator.ts'
import { createStoryPage, type Network, type StoryPage } from './story-page.ts'

/** Skips Apple's check of the merchant, which is impossible in the workshop. */
const applepay = { merchantName: 'Recarrega', validation: '/apple-pay' }
async function readOperator(): Promise<OperatorConfig> {
  const config = readOperatorConfig(published)
  return { ...config, wallets: { ...config.wallets, applepay } }
}

export interface StoryApp {
  readonly app: App
  readonly flow: WholeFlow
  readonly page: StoryPage
  readonly sandbox: Sandbox
  /** Returns the number of the operator's answers that are delayed for ever. */
  readonly held: () => number
  close(): void
}

/**
 * Returns an app that is not open yet, with its own page and operator. Whenever the app leads to another flow, calls
 * `goesTo` with that flow.
 */
export async function createStoryApp(
  config: unknown,
  network?: Network,
  goesTo: (flow: string) => void = () => undefined,
  seed = '',
): Promise<StoryApp> {
  const storyId = crypto.randomUUID()
  const flow = prepare(config)
  if (flow === undefined) throw new Error('This is no flow config.')
  const channel = channelOf(flow, newcomer, false)
  const clock = createStoryClock()
  const { sandbox, held } = openOperator(storyId, channel.name, clock.now, `${flow.id} ${seed}`)
  const page = createStoryPage(storyId, network, clock)
  await loadScreens(flow.layout)
  const contents = wholeContents(flow, errors)
  const app = createApp(
    {
      flow,
      surroundings: surroundings.parse(config),
      contents,
      channel,
      readOperator,
      startOf: async id => {
        goesTo(id)
        return undefined
      },
    },
    page,
  )
  return {
    app,
    flow,
    page,
    sandbox,
    held,
    close() {
      page.close()
      closeOperator(storyId)
    },
  }
}

/**
 * Brings the app into the state after a login. The login's screens are skipped, because they have their own stories.
 */
export async function logIn(app: App, { world }: Sandbox, person: Person): Promise<void> {
  const { msisdn } = testNumbers.find(({ key }) => key === person) ?? { msisdn: '' }
  const customer = world.store.get('customer', world.store.get('number', msisdn)?.customerId ?? '')
  if (customer === undefined) throw new Error(`${person} is no customer.`)
  const { context } = await app.loadOperations()
  await context.session.open({
    token: newSession(world, customer.id, context.deviceId()),
    msisdn,
    customerId: customer.id,
  })
  app.facts.write({
    'session.authenticated': true,
    'session.msisdn': msisdn,
    'session.customerId': customer.id,
    'customer.name': customer.name,
    'recharge.target': msisdn,
    'login.msisdn': msisdn,
  })
}
