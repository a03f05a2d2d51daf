'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { useLoaded } from '@/ui/use-loaded.client'

const loadDialog = () => import('@/ui/Dialog.client').then(({ Dialog }) => Dialog)

/** The content of a modal, rendered on the server and mounted when it is opened. */
export type ContentModalItem = { key: string; title: string; content: ReactNode }
type ContentModalControls = {
  /** Opens the modal with this key, if there is one. */
  open(key: string): void
}

const ContentModalContext = createContext<ContentModalControls | null>(null)

/** Provides the modals that editors wrote. A link to `#key` anywhere on a page opens one. */
export function ContentModalProvider({ items, children }: { items: ContentModalItem[]; children: ReactNode }) {
  const [activeKey, setActiveKey] = useState<string | null>(null)
  const modal = useMemo(() => ({ open: (key: string) => setActiveKey(key) }), [])
  const close = useCallback(() => setActiveKey(null), [])

  useEffect(() => {
    if (items.length === 0) return
    const itemForHash = (hash: string) =>
      items.find(({ key }) => hash === `#${key}` || hash === `#${encodeURIComponent(key)}`)
    const openFromLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const found = link && itemForHash(link.getAttribute('href') ?? '')
      if (!found || event.defaultPrevented) return
      event.preventDefault()
      setActiveKey(found.key)
    }
    // The page may have been opened by a link with the hash.
    const openFromHash = () => {
      const found = itemForHash(window.location.hash)
      if (found) setActiveKey(found.key)
    }
    openFromHash()
    // In the capture phase, before the router handles the link.
    document.addEventListener('click', openFromLink, true)
    window.addEventListener('hashchange', openFromHash)
    return () => {
      document.removeEventListener('click', openFromLink, true)
      window.removeEventListener('hashchange', openFromHash)
    }
  }, [items])

  const activeItem = items.find(({ key }) => key === activeKey)
  const Dialog = useLoaded(loadDialog, activeItem !== undefined, close)
  return (
    <ContentModalContext value={modal}>
      {children}
      {activeItem && Dialog && (
        <Dialog title={activeItem.title} onClose={close}>
          <div className="prose">{activeItem.content}</div>
        </Dialog>
      )}
    </ContentModalContext>
  )
}

/** The content modal. @throws outside ContentModalProvider */
export function useContentModal(): ContentModalControls {
  const modal = useContext(ContentModalContext)
  if (!modal) throw new Error('useContentModal needs a ContentModalProvider above it.')
  return modal
}
