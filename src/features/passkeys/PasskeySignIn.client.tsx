'use client'

import { useCallback, useState } from 'react'
import { storeSignedInUser } from '@/platform/session/store-signed-in-user'
import { useBfcacheRestore } from '@/platform/session/use-bfcache-restore.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'
import { usePasskeySupport } from './use-passkey-support.client'

type State = { step: 'idle' | 'pending' } | { step: 'refused'; message: string }

/** @returns the state to show; null after a successful sign-in */
async function signIn(returnTo: string | undefined): Promise<State | null> {
  try {
    const { signInByPasskey } = await import('./ceremonies')
    const outcome = await signInByPasskey(returnTo)
    // No error message for a user who has canceled the browser's dialog.
    if (outcome.step !== 'done') return outcome.step === 'cancelled' ? { step: 'idle' } : outcome
    storeSignedInUser(outcome.answer)
    return null
  } catch {
    return { step: 'refused', message: COMMON_TEXTS.siteUnreachable }
  }
}

/**
 * A button that signs in with a passkey.
 * @param onSignedIn redirects, as after a password
 * @param returnTo where that leads, if it is not this page's own return URL
 */
export function PasskeySignIn({ onSignedIn, returnTo }: { onSignedIn: () => void; returnTo?: string }) {
  const known = usePasskeySupport()
  const [state, setState] = useState<State>({ step: 'idle' })
  useBfcacheRestore(useCallback(() => setState({ step: 'idle' }), []))

  async function startSignIn() {
    setState({ step: 'pending' })
    const next = await signIn(returnTo)
    // The button stays pending until the next page has loaded.
    if (next) setState(next)
    else onSignedIn()
  }

  if (!known) return <p className="text-sm text-text-soft">{ACCOUNT_TEXTS.passkeysUnsupported}</p>
  return (
    <div className="grid gap-3">
      <Button variant="plain" pending={state.step === 'pending'} onClick={startSignIn}>
        {TEXTS.passkeySignIn}
      </Button>
      <p className="text-bad empty:hidden" role="alert">
        {state.step === 'refused' ? state.message : ''}
      </p>
    </div>
  )
}
