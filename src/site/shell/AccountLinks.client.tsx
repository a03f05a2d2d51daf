'use client'

import { useState } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { session } from '@/platform/session/session-state'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { SchemeControl } from '@/site/scheme/SchemeControl.client'
import { useToast } from '@/ui/Toaster.client'
import { NavLink } from './NavLink.client'
import type { NavLinkItem } from './nav-item'
import { redirectAfterLogout } from './redirect-after-logout'

type Props = { items: readonly NavLinkItem[] }

/**
 * Links to the member's pages, the color scheme, and the button that signs out; a sign-in link once the session has ended. Renders `li`
 * elements.
 */
export function AccountLinks({ items }: Props) {
  const { state } = useViewer()
  const { login } = useSignInLinks()
  const [sending, setSending] = useState(false)
  const toast = useToast()

  async function signOut() {
    setSending(true)
    try {
      await session.signOut()
      redirectAfterLogout()
    } catch {
      toast.error(COMMON_TEXTS.logoutFailed)
      setSending(false)
    }
  }

  if (state === 'anonymous' && !sending) {
    return (
      <li>
        <a className="nav-link" href={login}>
          {COMMON_TEXTS.signIn}
        </a>
      </li>
    )
  }
  return (
    <>
      {items.map((item) => (
        <li key={`${item.label} ${item.url}`}>
          <NavLink className="nav-link" {...item} />
        </li>
      ))}
      <li className="py-2">
        <SchemeControl />
      </li>
      <li className="account-sign-out">
        <button className="nav-link" type="button" onClick={signOut} disabled={sending}>
          Sign out
        </button>
      </li>
    </>
  )
}
