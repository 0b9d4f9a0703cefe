/** The number of parallel requests to a store. */
const AT_ONCE = 16

/** Does the work for each value, several at a time. After the first error, it rejects and starts no further work. */
export async function eachOf<T>(values: readonly T[], work: (value: T) => Promise<unknown>): Promise<void> {
  const left = values.values()
  let hasFailed = false
  const worker = async () => {
    for (const value of left) {
      if (hasFailed) return
      await work(value)
    }
  }
  const workers = Array.from({ length: AT_ONCE }, () =>
    worker().catch(error => {
      hasFailed = true
      throw error
    }),
  )
  await Promise.all(workers)
}
