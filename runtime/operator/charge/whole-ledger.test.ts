import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { LEDGER, openAttempts } from '../../../tests/runtime/charges.ts'
import { dropped } from '../../../tests/runtime/network.ts'
import { ANA, BRUNO, KEY_MEMORY_MS, START } from '../../../tests/runtime/page.ts'

const HOUR = 3_600_000

/**
 * Creates a device. The test controls its storage and its clock. If the storage is full, its entries can still be read
 * and deleted.
 */
function openDevice() {
  let nowMs = START
  let ids = 0
  const first = openAttempts('first')
  const { storage } = first
  storage.remove = async key => void storage.values.delete(key)
  return {
    storage,
    now: () => nowMs,
    pass: (ms: number) => {
      nowMs += ms
    },
    fill: () => {
      storage.writes = { kind: 'throws' }
    },
    empty: () => {
      storage.writes = { kind: 'well' }
    },
    /** Opens a page. It knows only the data that the device stored. */
    openPage() {
      ids += 1
      const page = openAttempts(`page-${ids}`, storage, KEY_MEMORY_MS, () => nowMs)
      return {
        ...page,
        isKept: () => page.attempts.isKept(ANA),
        /** Sends a charge whose answer is lost. */
        async lose() {
          page.attempts.review()
          page.network.plan('POST', dropped)
          await page.charge({ isAgreed: true })
        },
        /**
         * Stores that the page has read the history. By default, the device already knew every charge in the history.
         */
        read: (msisdn = ANA, isKnown = true) => page.attempts.recalled(msisdn, isKnown),
      }
    },
  }
}

/** Creates a device whose list of charges began an hour ago. */
async function openOldDevice() {
  const device = openDevice()
  await device.openPage().read()
  device.pass(HOUR)
  return device
}

describe('when the stored list of charges counts as complete for a customer', () => {
  test('if the history was read an hour after the list of charges began, the list is complete, for the next page too', async () => {
    const device = openDevice()
    const page = device.openPage()
    await page.read()
    device.pass(HOUR - 1)
    await page.read()
    expect(await page.isKept()).toBe(false)
    device.pass(1)
    expect(await page.isKept()).toBe(false)
    await page.read()
    expect([await page.isKept(), await device.openPage().isKept()]).toEqual([true, true])
  })

  test('while the history contains a charge that the device does not know, the stored list of charges is incomplete', async () => {
    const page = (await openOldDevice()).openPage()
    await page.read(ANA, false)
    expect(await page.isKept()).toBe(false)
  })

  test('if the operator’s time is unknown, the stored list of charges is incomplete', async () => {
    const device = await openOldDevice()
    const page = openAttempts('timeless', device.storage, KEY_MEMORY_MS, () => undefined)
    await page.attempts.recalled(ANA, true)
    expect(await page.attempts.isKept(ANA)).toBe(false)
  })

  test('the stored list of charges is complete only for customers whose history was read', async () => {
    const page = (await openOldDevice()).openPage()
    await page.read()
    expect(await page.attempts.isKept(BRUNO)).toBe(false)
    await page.read(BRUNO)
    expect([await page.isKept(), await page.attempts.isKept(BRUNO)]).toEqual([true, true])
    expect(page.storage.text).not.toContain(BRUNO)
  })

  test('the stored list of charges is no longer complete for a customer who has deleted their account', async () => {
    const page = (await openOldDevice()).openPage()
    await page.read()
    await page.read(BRUNO)
    await page.attempts.forgetEnded(BRUNO)
    expect([await page.isKept(), await page.attempts.isKept(BRUNO)]).toEqual([true, false])
    await page.read(BRUNO)
    expect(await page.attempts.isKept(BRUNO)).toBe(true)
  })

  test('the stored list of charges can be complete only for a limited number of customers', async () => {
    const page = (await openOldDevice()).openPage()
    await page.read()
    for (let number = 0; number < 10; number += 1) await page.read(`1190000000${number}`)
    expect([await page.isKept(), await page.attempts.isKept('11900000000')]).toEqual([false, true])
  })

  test('if another tab could not write a record, the list of charges is incomplete, even if this tab writes later', async () => {
    const device = await openOldDevice()
    const [one, two] = [device.openPage(), device.openPage()]
    await one.read()
    await two.attempts.open(ANA)
    device.fill()
    await one.lose()
    device.empty()
    await two.lose()
    expect(device.storage.text).toContain(two.keys()[0])
    expect(await two.isKept()).toBe(false)
  })

  test('if this tab overwrites the records of another tab, the stored list of charges is no longer complete', async () => {
    const device = await openOldDevice()
    const [one, two] = [device.openPage(), device.openPage()]
    await one.read()
    device.fill()
    await one.lose()
    device.empty()
    await two.lose()
    await one.lose()
    expect(device.storage.text).not.toContain(two.keys()[0])
    expect(await one.isKept()).toBe(false)
  })

  test.each(['{', '{"records":[{}],"seen":[]}'])('a damaged list of charges is not complete: %s', async text => {
    const device = openDevice()
    device.storage.values.set(LEDGER, text)
    expect(await device.openPage().isKept()).toBe(false)
  })

  test('if a record could not be stored at first, the list of charges is complete an hour after the record was stored', async () => {
    const device = await openOldDevice()
    const page = device.openPage()
    await page.read()
    device.fill()
    await page.lose()
    expect(await page.isKept()).toBe(false)
    device.empty()
    await device.openPage().read()
    expect(await device.openPage().isKept()).toBe(false)
    await page.read()
    device.pass(HOUR)
    await page.read()
    expect([await page.isKept(), device.storage.text.includes(`${page.keys()[0]}`)]).toEqual([true, true])
  })

  test('if the storage cannot be read, the stored list of charges is never complete', async () => {
    const device = await openOldDevice()
    const page = device.openPage()
    await page.read()
    device.storage.forbid()
    expect(await page.isKept()).toBe(false)
  })
})

const deeds = ['charge', 'read', 'reload', 'fill', 'empty', 'pass'] as const

test('a complete list of charges can lack only charges sent at least an hour ago, despite two tabs and a full storage', async () => {
  const some = fc.array(fc.tuple(fc.constantFrom(...deeds), fc.nat({ max: 1 })), { minLength: 5, maxLength: 40 })
  let missing = 0
  await fc.assert(
    fc.asyncProperty(some, async all => {
      const device = openDevice()
      const tabs = [device.openPage(), device.openPage()]
      const sent: { readonly id: string; readonly atMs: number }[] = []
      for (const [deed, at] of all) {
        const page = tabs[at]
        if (deed === 'charge' && page !== undefined) {
          await page.lose()
          sent.push({ id: page.keys().at(-1) ?? '', atMs: device.now() })
        }
        if (deed === 'read') await page?.read()
        if (deed === 'reload') tabs[at] = device.openPage()
        if (deed === 'fill') device.fill()
        if (deed === 'empty') device.empty()
        if (deed === 'pass') device.pass(HOUR / 2)
        const isKept = await device.openPage().isKept()
        const lacking = isKept ? sent.filter(({ id }) => !device.storage.text.includes(id)) : []
        missing += lacking.length
        for (const { atMs } of lacking) expect(device.now() - atMs).toBeGreaterThanOrEqual(HOUR)
      }
    }),
    { numRuns: 400, seed: 895261 },
  )
  expect(missing).toBeGreaterThan(0)
})
