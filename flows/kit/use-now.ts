import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** Returns a clock's time in ms. Renders the component again at least once a second, while it is on screen. */
export function useNow<Time>(now: () => Time): Time {
  const [, setTicks] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setTicks(ticks => ticks + 1), SECOND_MS)
    return () => clearInterval(timer)
  }, [])
  return now()
}
