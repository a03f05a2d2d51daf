'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** What the admin posts to its preview when the document is saved (Payload's live preview protocol). */
const SAVED = 'payload-document-event'

/** Inside the admin's preview: shows the document anew whenever it is saved. */
export function RefreshOnSave() {
  const router = useRouter()
  useEffect(() => {
    const { origin } = window.location
    const onMessage = (event: MessageEvent<{ type?: string } | null>) => {
      if (event.origin === origin && event.data?.type === SAVED) router.refresh()
    }
    window.addEventListener('message', onMessage)
    const admin = window.opener ?? window.parent
    admin?.postMessage({ type: 'payload-live-preview', ready: true }, origin)
    return () => window.removeEventListener('message', onMessage)
  }, [router])
  return null
}
