import { useEffect, useRef } from 'react'

/** Reads the code from the SMS if the browser supports WebOTP and the customer agrees. Calls `onCode` with the code. */
export function useWebOtp(onCode: (code: string) => void): void {
  const latest = useRef(onCode)
  latest.current = onCode
  useEffect(() => {
    if (!('OTPCredential' in window)) return
    const abort = new AbortController()
    const request: CredentialRequestOptions & { otp: { transport: string[] } } = {
      otp: { transport: ['sms'] },
      signal: abort.signal,
    }
    navigator.credentials.get(request).then(
      credential => {
        const code = credential !== null && 'code' in credential ? credential.code : undefined
        if (typeof code === 'string') latest.current(code)
      },
      () => undefined,
    )
    return () => abort.abort()
  }, [])
}
