'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/**
 * Opens the page of a clicked {@link PageLink} with the router. Without scripts, in a new tab and with a modifier key the
 * browser follows the link.
 */
export function FollowPageLinks() {
  const router = useRouter()
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0) return
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      const link = event.composedPath().find(isPageLink)
      if (!link || (link.target !== '' && link.target !== '_self') || link.origin !== window.location.origin) return
      event.preventDefault()
      router.push(link.pathname + link.search + link.hash)
    }
    // On the window: after the handlers of the page, which may have prevented it.
    window.addEventListener('click', follow)
    return () => window.removeEventListener('click', follow)
  }, [router])
  return null
}

/** Looked for in the path of the event: a handler may have closed what contained the link. */
const isPageLink = (target: EventTarget): target is HTMLAnchorElement =>
  target instanceof HTMLAnchorElement && target.dataset.pageLink !== undefined
