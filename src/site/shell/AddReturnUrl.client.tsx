'use client'

import { useEffect } from 'react'
import { useViewer } from '@/platform/session/Session.client'
import { signInLinks } from '@/platform/session/sign-in-links'

/**
 * Adds the current page as return URL when a visitor clicks a link to the sign-in or join page. The links themselves
 * are in HTML that many users share.
 */
export function AddReturnUrl() {
  const { audience } = useViewer()
  useEffect(() => {
    if (audience !== 'visitor') return
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
      if (!link || link.origin !== window.location.origin || link.search || isSamePageAnchor(link)) return
      const { login, signUp } = signInLinks()
      if (/^\/login\/?$/.test(link.pathname)) link.href = login
      if (/^\/memberships\/?$/.test(link.pathname)) link.href = signUp + link.hash
    }
    // In the capture phase: before the browser follows the link, also in a new tab.
    document.addEventListener('click', onClick, true)
    document.addEventListener('auxclick', onClick, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('auxclick', onClick, true)
    }
  }, [audience])
  return null
}

/** A link to an anchor on the current page, such as the skip link: following it loads nothing. */
const isSamePageAnchor = ({ hash, pathname }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname
