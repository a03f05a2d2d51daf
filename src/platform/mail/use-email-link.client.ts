'use client'

import { useEffect, useState } from 'react'

export type EmailLinkState = {
  /** False until the URL has been read. */
  ready: boolean
  token: string | null
  /** As received, not validated. */
  returnTo: string | null
}

/**
 * The parameters of a link in an email. The token is removed from the URL at once, so that analytics and history do
 * not record it.
 */
export function useEmailLink(): EmailLinkState {
  const [link, setLink] = useState<EmailLinkState>({ ready: false, token: null, returnTo: null })
  useEffect(() => {
    // After the router has settled, since it writes the URL once more during hydration.
    const timer = setTimeout(() => {
      const url = new URL(window.location.href)
      setLink({ ready: true, token: url.searchParams.get('token'), returnTo: url.searchParams.get('return') })
      url.searchParams.delete('token')
      window.history.replaceState(window.history.state, '', url)
    })
    return () => clearTimeout(timer)
  }, [])
  return link
}
