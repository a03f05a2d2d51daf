'use client'

import { useEffect } from 'react'
import { useViewer } from '@/features/session/Session.client'
import { signInLinks } from '@/features/session/sign-in-links'

/**
 * A visitor's press on a link to the sign-in or the join page takes the page on show along as the
 * way back. The links themselves stand in HTML that many people share. SPEC 2.1.
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
    // Before the browser follows it, in a new tab too.
    document.addEventListener('click', onClick, true)
    document.addEventListener('auxclick', onClick, true)
    return () => {
      document.removeEventListener('click', onClick, true)
      document.removeEventListener('auxclick', onClick, true)
    }
  }, [audience])
  return null
}

/** A link to a part of the page on show, such as the skip link: following it loads nothing. */
const isSamePageAnchor = ({ hash, pathname }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === window.location.pathname
