export const browserClock = {
  now: () => Date.now(),
  elapsed: () => performance.now(),
  after(delayMs: number, call: () => void): () => void {
    const timer = setTimeout(call, delayMs)
    return () => clearTimeout(timer)
  },
}
