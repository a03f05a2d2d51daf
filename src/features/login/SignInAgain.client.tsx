'use client'

import { session } from '@/platform/session/session-state'
import { Dialog } from '@/ui/Dialog.client'
import { PasswordSignIn } from './PasswordSignIn.client'

type Props = { onClose: () => void; onSignedIn: () => void }

/** Signs in again over a form whose session has ended, without leaving the page. */
export function SignInAgain({ onClose, onSignedIn }: Props) {
  return (
    <Dialog title="Sign in again" onClose={onClose}>
      <p className="text-text-soft">Your session has ended. What you wrote is kept.</p>
      <PasswordSignIn
        onSignedIn={() => {
          void session.lookUp()
          onSignedIn()
        }}
      />
    </Dialog>
  )
}
