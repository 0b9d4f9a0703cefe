import type { CDPSession } from '@playwright/test'

const KBIT = 1024 / 8

/** Lighthouse's settings for a slow phone on slow 4G. */
export const throttling = {
  cpuSlowdown: 4,
  /** Delay before each answer, in ms. */
  latencyMs: 150,
  downKbps: 1638.4,
  upKbps: 750,
}

export async function throttle(cdp: CDPSession): Promise<void> {
  const { cpuSlowdown, latencyMs, downKbps, upKbps } = throttling
  await cdp.send('Network.enable')
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: latencyMs,
    downloadThroughput: downKbps * KBIT,
    uploadThroughput: upKbps * KBIT,
  })
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
}
