'use client'

import { useEffect } from 'react'
import { useLoginModal } from '@/features/login-modal/LoginModal.client'
import { useViewer } from '@/features/session/Session.client'
import { pathRules } from '@/rules/path-rules'

/**
 * A visitor's press on a link into a member-only area opens the login modal in its place, and
 * leads there after signing in. Without scripts the server sends them to the sign-in page. SPEC 2.1, 2.2.
 */
export function MembersOnlyLinks() {
  const { audience, state } = useViewer()
  const isVisitor = audience === 'visitor' && state !== 'authenticated'
  const { open } = useLoginModal()
  useEffect(() => {
    if (!isVisitor) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.target === '_blank' || link.origin !== window.location.origin) return
      // A new tab or window is asked for: there the server answers.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (!pathRules(link.pathname).requiresSession) return
      event.preventDefault()
      open(link.pathname + link.search + link.hash)
    }
    // Before the router's own links act.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isVisitor, open])
  return null
}
