'use client'

import { MessagesSquare } from 'lucide-react'
import { useId, useState } from 'react'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/button-variants'

/**
 * The chat of a live class, hidden and not loaded until it is opened; once hidden again it keeps running. Its
 * sandboxed frame can neither navigate the page nor access it.
 * @param src https, of another site
 */
export function Chat({ src, title }: { src: string; title: string }) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const [loaded, setLoaded] = useState(false)
  return (
    <div className="live-chat">
      <button
        className={button({ variant: 'plain', size: 'slim' })}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => {
          setLoaded(true)
          setOpen(!open)
        }}
      >
        <MessagesSquare className="size-4.5 flex-none" aria-hidden="true" />
        {open ? TEXTS.hideChat : TEXTS.showChat}
      </button>
      <div id={id} hidden={!open}>
        {loaded && (
          <iframe
            className="live-chat-embed"
            src={src}
            title={`${TEXTS.chat}: ${title}`}
            sandbox="allow-scripts allow-same-origin allow-forms allow-popups"
            referrerPolicy="strict-origin-when-cross-origin"
          />
        )}
      </div>
    </div>
  )
}
