import { useSyncExternalStore } from 'react'

/** Whether this browser can use passkeys, at this address. In HTML that many people share, it is taken to. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(noSubscription, isSupported, () => true)
}

const isSupported = () => typeof window.PublicKeyCredential === 'function'
const noSubscription = () => () => {}
