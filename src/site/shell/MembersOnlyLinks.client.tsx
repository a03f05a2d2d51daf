'use client'

import { useEffect } from 'react'
import { useLoginModal } from '@/features/login/LoginModal.client'
import { useViewer } from '@/platform/session/Session.client'
import { requiresSession } from '@/rules/session-pages'

/**
 * When a visitor clicks a link into a member-only area, opens the sign-in modal, which goes there after signing in.
 * Without JavaScript the server redirects to the sign-in page.
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
      // The user wants a new tab or window: the server redirects there.
      if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      if (!requiresSession(link.pathname)) return
      event.preventDefault()
      // A card says so where a free account opens the area, but not the item.
      open(link.pathname + link.search + link.hash, { freeIsEnough: !link.closest('[data-locked=paid]') })
    }
    // In the capture phase: before the router's own handlers.
    document.addEventListener('click', onClick, true)
    return () => document.removeEventListener('click', onClick, true)
  }, [isVisitor, open])
  return null
}
