'use client'

import { Share2 } from 'lucide-react'
import { Button } from './Button'
import { useToast } from './Toaster.client'

type Props = {
  /** The title of the page. */
  title: string
  /** The toasts for a copied link and for a failed copy. */
  copiedMessage: string
  failedMessage: string
  children: string
}

/**
 * Shares the page's URL through the device's share sheet, or copies it where there is none. Query and hash are left out,
 * since they may hold personal data. Renders a `button`.
 */
export function ShareButton({ children, copiedMessage, failedMessage, title }: Props) {
  const toast = useToast()

  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    } catch (error) {
      // AbortError: the share sheet was dismissed. Any other error: copy the URL instead.
      if (error instanceof DOMException && error.name === 'AbortError') return
    }
    try {
      await navigator.clipboard.writeText(url)
      toast.success(copiedMessage)
    } catch {
      toast.error(failedMessage)
    }
  }

  return (
    <Button variant="plain" size="slim" onClick={() => void share()}>
      <Share2 className="size-4" aria-hidden="true" />
      {children}
    </Button>
  )
}
