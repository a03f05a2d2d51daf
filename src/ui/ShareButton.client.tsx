'use client'

import { Share2 } from 'lucide-react'
import { Button } from './Button'
import { useToast } from './Toaster.client'

type Props = {
  /** Of what is shared. */
  title: string
  /** Said when the address was copied instead, and when that did not work. */
  copiedMessage: string
  failedMessage: string
  children: string
}

/**
 * Hands the page's address to the device's own list of apps; copies it where there is none. The address alone: neither
 * its query nor its hash goes along, which may say something of the person. Renders a `button`.
 */
export function ShareButton({ children, copiedMessage, failedMessage, title }: Props) {
  const toast = useToast()

  async function share() {
    const url = window.location.origin + window.location.pathname
    try {
      if (typeof navigator.share === 'function') return await navigator.share({ title, url })
    } catch (error) {
      // The person changed their mind. Anything else: there is still the copy.
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
