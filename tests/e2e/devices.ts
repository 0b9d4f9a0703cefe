import type { Page } from '@playwright/test'
import { PLACES, placeOf } from '../../runtime/trials/assignment.ts'

/**
 * Returns a device id that the trial places between `start` and `end`. The range is a part of all places, from 0 to 1.
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
  await page.addInitScript(id => localStorage.setItem('recarrega.device', id), device)
}
