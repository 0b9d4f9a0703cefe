import type { Page } from '@playwright/test'
import { PLACES, placeOf } from '../../runtime/trials/assignment.ts'

/** Returns the id of a device whose place in the trial, as a part of all places, is in the range. */
export function deviceIn(trial: string, start: number, end: number): string {
  const ids = Array.from({ length: 10_000 }, (_, index) => `device-${index}`)
  const found = ids.find(id => {
    const place = placeOf(id, trial) / PLACES
    return start <= place && place < end
  })
  if (found === undefined) throw new Error(`No device has a place from ${start} to ${end}.`)
  return found
}

/** Gives the page the id of a device, before it loads. */
export async function takeDevice(page: Page, device: string): Promise<void> {
  await page.addInitScript(id => localStorage.setItem('recarrega.device', id), device)
}
