'use client'

import { useCallback, useState } from 'react'
import { storeSignedInUser } from '@/features/session/store-signed-in-user'
import { useBfcacheRestore } from '@/features/session/use-bfcache-restore'
import { TEXTS } from '@/rules/texts'
import { Button } from '@/ui/Button'
import { usePasskeySupport } from './use-passkey-support.client'

type State = { step: 'idle' | 'asking' } | { step: 'refused'; message: string }

/** @returns what to say, if anything; null when the person is signed in */
async function signIn(): Promise<State | null> {
  try {
    const { signInByPasskey } = await import('./ceremonies')
    const outcome = await signInByPasskey()
    // Whoever closes the browser's window knows that they did.
    if (outcome.step !== 'done') return outcome.step === 'cancelled' ? { step: 'idle' } : outcome
    storeSignedInUser(outcome.answer)
    return null
  } catch {
    return { step: 'refused', message: TEXTS.siteUnreachable }
  }
}

/** Signs in by a passkey, whoever's the device has. @param onSignedIn leads on, as after a password */
export function PasskeySignIn({ onSignedIn }: { onSignedIn: () => void }) {
  const known = usePasskeySupport()
  const [state, setState] = useState<State>({ step: 'idle' })
  useBfcacheRestore(useCallback(() => setState({ step: 'idle' }), []))

  async function press() {
    setState({ step: 'asking' })
    const next = await signIn()
    // Goes on turning: the next page is on its way.
    if (next) setState(next)
    else onSignedIn()
  }

  if (!known) return <p className="text-sm text-text-soft">{TEXTS.passkeysUnsupported}</p>
  return (
    <div className="grid gap-3">
      <Button variant="plain" pending={state.step === 'asking'} onClick={press}>
        {TEXTS.passkeySignIn}
      </Button>
      <p className="text-bad empty:hidden" role="alert">
        {state.step === 'refused' ? state.message : ''}
      </p>
    </div>
  )
}
