import { useSyncExternalStore } from 'react'

/** Whether this browser supports passkeys at this address. In shared HTML it is assumed to. */
export function usePasskeySupport(): boolean {
  return useSyncExternalStore(noSubscription, isSupported, () => true)
}

const isSupported = () => typeof window.PublicKeyCredential === 'function'
const noSubscription = () => () => {}
