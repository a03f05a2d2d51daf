'use client'

import { useState } from 'react'
import { useViewer } from '@/features/session/Session.client'
import { pathRules } from '@/site/path-rules'

/** SPEC 2.1: from a member-only area logout leads home, elsewhere the page loads anew. */
function leave() {
  if (pathRules(window.location.pathname).signOutTo === '/') window.location.assign('/')
  else window.location.reload()
}

/** Who is signed in, and the way out. */
export function AccountLinks() {
  const { user } = useViewer()
  const [sending, setSending] = useState(false)

  async function signOut() {
    setSending(true)
    try {
      await fetch('/api/auth/logout', { method: 'POST' })
    } finally {
      leave()
    }
  }

  return (
    <>
      <span className="hidden min-w-24 text-right text-sm text-text-soft sm:block">{user?.firstName}</span>
      <button className="nav-link px-3" type="button" onClick={signOut} disabled={sending}>
        Sign out
      </button>
    </>
  )
}
