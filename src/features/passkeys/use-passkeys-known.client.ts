import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys, at this address. In HTML that many people share, it is taken to. */
export function usePasskeysKnown(): boolean {
  return useSyncExternalStore(noSubscription, known, () => true)
}

const known = () => typeof window.PublicKeyCredential === 'function'
const noSubscription = () => () => {}
