import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Returns the time of a clock in ms. Renders the component again every second while it is mounted. */
export function useNow<Time>(now: () => Time): Time {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks(ticks => ticks + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now()
}
