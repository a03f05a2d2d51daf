'use client'

import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from 'react'
import { Dialog } from '@/ui/Dialog.client'

/** A window of the site: its content was rendered on the server, and rests until it is opened. */
export type ContentWindow = { key: string; title: string; content: ReactNode }
type ContentModal = {
  /** Opens the window with this key; nothing when there is none. */
  open(key: string): void
}

const ContentModalContext = createContext<ContentModal | null>(null)

/** Holds the windows that editors wrote. A link to `#key` anywhere on a page opens one. SPEC 2.2, 4. */
export function ContentModalProvider({ windows, children }: { windows: ContentWindow[]; children: ReactNode }) {
  const [active, setActive] = useState<string | null>(null)
  const modal = useMemo(() => ({ open: (key: string) => setActive(key) }), [])
  const close = useCallback(() => setActive(null), [])

  useEffect(() => {
    if (windows.length === 0) return
    const known = (hash: string) =>
      windows.find(({ key }) => hash === `#${key}` || hash === `#${encodeURIComponent(key)}`)
    const press = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null
      const found = link && known(link.getAttribute('href') ?? '')
      if (!found || event.defaultPrevented) return
      event.preventDefault()
      setActive(found.key)
    }
    // A link on another page may have led here.
    const arrive = () => {
      const found = known(window.location.hash)
      if (found) setActive(found.key)
    }
    arrive()
    // Before the router's own links act.
    document.addEventListener('click', press, true)
    window.addEventListener('hashchange', arrive)
    return () => {
      document.removeEventListener('click', press, true)
      window.removeEventListener('hashchange', arrive)
    }
  }, [windows])

  const shown = windows.find(({ key }) => key === active)
  return (
    <ContentModalContext value={modal}>
      {children}
      {shown && (
        <Dialog title={shown.title} onClose={close}>
          <div className="prose">{shown.content}</div>
        </Dialog>
      )}
    </ContentModalContext>
  )
}

/** The content modal. @throws outside ContentModalProvider (SPEC 8) */
export function useContentModal(): ContentModal {
  const modal = useContext(ContentModalContext)
  if (!modal) throw new Error('useContentModal needs a ContentModalProvider above it.')
  return modal
}
