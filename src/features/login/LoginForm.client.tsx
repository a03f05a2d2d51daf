'use client'

import { useKnownBrowser } from '@/platform/session/use-known-browser.client'
import { useReturnRedirect } from '@/platform/session/use-return-redirect.client'
import { PasswordSignIn } from './PasswordSignIn.client'

/**
 * Sign-in by password or passkey. Afterwards the return URL is loaded as a new document, so that it renders for its
 * audience.
 * @param belowJoin a way to join stands above it, which is the primary button for people who never signed in here
 */
export function LoginForm({ belowJoin = false }: { belowJoin?: boolean }) {
  const known = useKnownBrowser()
  return <PasswordSignIn onSignedIn={useReturnRedirect()} submitVariant={belowJoin && !known ? 'ink' : 'primary'} />
}
