'use client'

import dynamic from 'next/dynamic'
import { useState } from 'react'
import { Button } from '@/ui/Button'

const SignInAgain = dynamic(() => import('./SignInAgain.client').then((module) => module.SignInAgain), { ssr: false })

/** Below a form whose session has ended: says so, and leads to a dialog that signs in again without leaving the page. */
export function SessionEnded() {
  const [open, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <div className="grid justify-items-start gap-3" role="alert">
      <p>You are signed out. What you wrote is kept.</p>
      <Button variant="plain" size="slim" onClick={() => setOpen(true)}>
        Sign in again
      </Button>
      {open && <SignInAgain onClose={close} onSignedIn={close} />}
    </div>
  )
}
