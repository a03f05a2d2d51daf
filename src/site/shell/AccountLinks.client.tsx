'use client'

import { useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { TEXTS } from '@/rules/texts'
import { useToast } from '@/ui/Toaster.client'
import { redirectAfterLogout } from './redirect-after-logout'

const MEMBER_PAGES = [
  ['/dashboard/', 'Dashboard'],
  ['/profile/', 'Profile'],
  ['/account/', 'Account'],
] as const

/**
 * The member's account links and sign-out; sign-in links once the session has ended.
 * @param showName shows the user's name as a link to the profile instead of all links
 */
export function AccountLinks({ showName = false }: { showName?: boolean }) {
  const { state, user } = useViewer()
  const { login } = useSignInLinks()
  const [sending, setSending] = useState(false)
  const toast = useToast()

  async function signOut() {
    setSending(true)
    try {
      await session.signOut()
      redirectAfterLogout()
    } catch {
      toast.error(TEXTS.logoutFailed)
      setSending(false)
    }
  }

  if (state === 'anonymous' && !sending) {
    return (
      <a className="nav-link" href={login}>
        {TEXTS.signIn}
      </a>
    )
  }
  return (
    <>
      {showName && (
        <span className="header-user">
          {user && (
            <a href="/profile/" title="Your profile">
              {user.firstName}
            </a>
          )}
        </span>
      )}
      {!showName &&
        MEMBER_PAGES.map(([href, label]) => (
          <a className="nav-link" key={href} href={href}>
            {label}
          </a>
        ))}
      <button className="nav-link" type="button" onClick={signOut} disabled={sending}>
        Sign out
      </button>
    </>
  )
}
