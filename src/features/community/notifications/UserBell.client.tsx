'use client'

import { Bell } from 'lucide-react'
import dynamic from 'next/dynamic'
import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { bellName, NOTIFICATION_TEXTS } from './notification-texts'
import { useLatestNotifications } from './use-notifications.client'

/** Lazy: most pages are left without opening it. */
const NotificationPanel = dynamic(
  () => import('./NotificationPanel.client').then(({ NotificationPanel: Panel }) => Panel),
  { ssr: false },
)

type Props = {
  userId: number
  /** It was pressed before its code was there. */
  startsOpen: boolean
}

/**
 * A button with the number of unread notifications. Its panel closes on Escape, which focuses the button, on a click
 * outside, and when the focus leaves it.
 */
export function UserBell({ startsOpen, userId }: Props) {
  const [isOpen, setIsOpen] = useState(startsOpen)
  const panelId = useId()
  const frame = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const unread = useLatestNotifications(userId).list?.unread ?? 0

  useEffect(() => {
    if (!isOpen) return
    const closeOutside = ({ target }: MouseEvent) => {
      if (target instanceof Node && !frame.current?.contains(target)) setIsOpen(false)
    }
    // In the capture phase: a click on "Mark as read" removes its button before the click arrives here.
    document.addEventListener('click', closeOutside, true)
    return () => document.removeEventListener('click', closeOutside, true)
  }, [isOpen])

  function closeOnEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !isOpen) return
    setIsOpen(false)
    button.current?.focus()
  }

  function closeOnBlur({ currentTarget, relatedTarget }: FocusEvent) {
    // Without a related target (a click on the page, another window) the click decides.
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setIsOpen(false)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button and the links are the controls; this only listens
    <div className="notification-bell" ref={frame} onBlur={closeOnBlur} onKeyDown={closeOnEscape}>
      <button
        className="header-icon"
        type="button"
        ref={button}
        aria-label={bellName(unread)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Bell className="size-6" aria-hidden="true" />
        {unread > 0 && <span className="header-count">{unread > 99 ? '99+' : unread}</span>}
      </button>
      {isOpen && (
        <section className="notification-panel" id={panelId} aria-label={NOTIFICATION_TEXTS.title} tabIndex={-1}>
          <NotificationPanel userId={userId} />
        </section>
      )}
    </div>
  )
}
