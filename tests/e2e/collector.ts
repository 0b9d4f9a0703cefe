import type { BrowserContext, Page, Route } from '@playwright/test'
import type { LogRecord, requestOf } from '../../runtime/events/record.ts'
import { changeJson } from './changed-json.ts'

const ADDRESS = '/collector/v1/logs'

/** An event in the format in which the collector receives it: its name and its fields. */
export type Collected = Readonly<Record<string, string | number | boolean>>

function readRecord({ eventName, attributes }: LogRecord): Collected {
  const fields = attributes.map(({ key, value }) => {
    const plain = 'intValue' in value ? Number(value.intValue) : Object.values(value)[0]
    return [key.replace('recarrega.', ''), plain] as const
  })
  return { name: eventName.replace('recarrega.', ''), ...Object.fromEntries(fields) }
}

/**
 * Makes a page send its stored events, as if the customer left the page. The page stays open, because Playwright cannot
 * see requests of a page that is really closed.
 */
export const sendEvents = (page: Page): Promise<void> =>
  page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pagehide')))

/** Configures an event collector for the pages of a browser context, and collects the events that they send. */
export async function collectEvents(
  context: BrowserContext,
  answer: (route: Route) => Promise<void> = route => route.fulfill({ json: {} }),
) {
  const bodies: string[] = []
  await changeJson(context, '**/config.json', config => ({ ...config, events: ADDRESS }))
  await context.route(`**${ADDRESS}`, async route => {
    bodies.push(route.request().postData() ?? '')
    await answer(route)
  })
  return {
    flush: sendEvents,
    text: () => bodies.join('\n'),
    events: (): readonly Collected[] =>
      bodies.flatMap(body => {
        const { resourceLogs }: ReturnType<typeof requestOf> = JSON.parse(body)
        return resourceLogs.flatMap(({ scopeLogs }) => scopeLogs.flatMap(one => one.logRecords.map(readRecord)))
      }),
  }
}
