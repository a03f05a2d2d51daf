'use client'

import { useEffect, useState } from 'react'

export type EmailLinkState = {
  /** False until the address has been read. */
  ready: boolean
  token: string | null
  /** As it arrived: nobody has checked it. */
  returnTo: string | null
}

/**
 * What the link in a letter carries. The token is taken out of the address at once: whatever
 * measures or remembers addresses must not get it.
 */
export function useEmailLink(): EmailLinkState {
  const [link, setLink] = useState<EmailLinkState>({ ready: false, token: null, returnTo: null })
  useEffect(() => {
    // After the router has settled: on its way it writes the address once more.
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
