import type { Page } from '@playwright/test'
import { PLACES, placeOf } from '../../runtime/trials/assignment.ts'

/**
 * Returns a device id whose place in the trial is between `start` and `end`. 0 is the first of the trial's places, and
 * 1 is the end of the last one.
 */
export function deviceIn(trial: string, start: number, end: number): string {
  const ids = Array.from({ length: 10_000 }, (_, index) => `device-${index}`)
  const found = ids.find(id => {
    const place = placeOf(id, trial) / PLACES
    return start <= place && place < end
  })
  if (found === undefined) throw new Error(`No device has a place from ${start} to ${end}.`)
  return found
}

/** Stores this device id in the page's local storage before the page loads. */
export async function takeDevice(page: Page, device: string): Promise<void> {
  await page.addInitScript(id => {
    // Before the page arrives, Firefox runs this script in an empty document, which has no storage.
    if (origin !== 'null') localStorage.setItem('recarrega.device', id)
  }, device)
}
