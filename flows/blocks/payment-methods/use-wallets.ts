import { useEffect, useState } from 'react'
import { useOperator } from '../../kit/app-context.ts'

const walletTypes = ['googlepay', 'applepay'] as const
const none: readonly string[] = []

export function isWallet(type: string): boolean {
  return walletTypes.some(wallet => wallet === type)
}

/**
 * Returns the wallets in this list that the browser can pay with. Returns undefined until the browser has answered.
 * Only wallets that the operator accepts are checked, because a check may cost a request.
 */
export function useWallets(types: readonly string[] | undefined): readonly string[] | undefined {
  const { wallet } = useOperator()
  const [offered, setOffered] = useState<readonly string[]>()
  const asked = types && walletTypes.filter(type => types.includes(type)).join()
  useEffect(() => {
    if (asked === undefined || asked === '') return
    let isLeft = false
    const offers = walletTypes.map(async type => {
      const isOffered = asked.includes(type) && (await (await wallet(type))?.isOffered()) === true
      return isOffered ? [type] : []
    })
    void Promise.all(offers).then(found => isLeft || setOffered(found.flat()))
    return () => {
      isLeft = true
    }
  }, [asked, wallet])
  return asked === '' ? none : offered
}
