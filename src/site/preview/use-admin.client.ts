'use client'

import { useEffect, useEffectEvent } from 'react'
import { isSaved, type PreviewMessage, readPreviewMessage } from '@/rules/preview-messages'

type Handlers = {
  onMessage(message: PreviewMessage): void
  /** The document was saved. */
  onSaved(): void
}

/** The admin's window, if it has opened this preview in a frame or in a window of its own. */
function adminWindow(): Window | null {
  const opener: Window | null = window.opener
  return opener ?? (window.parent === window ? null : window.parent)
}

/**
 * Connects a preview with the admin that shows it. Only messages within this origin count.
 * @returns posts a message to the admin; nothing happens in a preview without one
 */
export function useAdmin({ onMessage, onSaved }: Handlers): (message: PreviewMessage) => void {
  const receive = useEffectEvent(({ data, origin, source }: MessageEvent<unknown>) => {
    if (origin !== window.location.origin) return
    if (isSaved(data)) onSaved()
    const message = source === adminWindow() ? readPreviewMessage(data) : null
    if (message) onMessage(message)
  })
  useEffect(() => {
    const listener = (event: MessageEvent<unknown>) => receive(event)
    window.addEventListener('message', listener)
    adminWindow()?.postMessage({ type: 'payload-live-preview', ready: true }, window.location.origin)
    return () => window.removeEventListener('message', listener)
  }, [])
  return postToAdmin
}

const postToAdmin = (message: PreviewMessage) => adminWindow()?.postMessage(message, window.location.origin)

/** Whether the admin shows this preview. Only in the browser. */
export const hasAdmin = (): boolean => adminWindow() !== null
