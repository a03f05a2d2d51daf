'use client'

import { useReturnRedirect } from '@/platform/session/use-return-redirect.client'
import { PasswordSignIn } from './PasswordSignIn.client'

/**
 * Sign-in by password or passkey. Afterwards the return URL is loaded as a new document, so that it renders for its
 * audience.
 */
export function LoginForm() {
  return <PasswordSignIn onSignedIn={useReturnRedirect()} />
}
