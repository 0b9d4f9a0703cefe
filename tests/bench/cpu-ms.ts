/** Returns the CPU time of this process in ms. Other processes on the machine therefore do not affect the result. */
export function cpuMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
