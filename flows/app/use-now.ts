import { useEffect, useState } from 'react'

const SECOND_MS = 1_000

/** A clock's time in ms, told anew each second while the component is on screen. */
export function useNow(now: () => number): number {
  const [time, setTime] = useState(now)
  useEffect(() => {
    const timer = setInterval(() => setTime(now()), SECOND_MS)
    return () => clearInterval(timer)
  }, [now])
  return time
}
