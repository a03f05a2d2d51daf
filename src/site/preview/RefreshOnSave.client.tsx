'use client'

import { useRouter } from 'next/navigation'
import { useEffect } from 'react'

/** The message that the admin posts to its preview when the document is saved (`@payloadcms/ui`, LivePreview/Window). */
const SAVED = 'payload-document-event'

/**
 * Refreshes the admin's preview when the document is saved. Written by hand because `@payloadcms/live-preview-react`
 * has no release 3.90.2, the installed version of Payload, whose packages must all have the same version.
 */
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
