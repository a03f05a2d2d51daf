'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useModal } from './use-modal'

type Props = {
  title: string
  /** Called however it is closed: the button, Escape, a press outside. Take it out of the page then. */
  onClose: () => void
  /** Stands beside the words: decoration. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A window over the page, open as long as it is rendered. The focus goes to what carries
 * `data-focus`, else to its close button, and returns when it goes. The page behind stands
 * still; on small screens it is a sheet. Renders a native `dialog`.
 */
export function Dialog({ title, onClose, aside, children }: Props) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useModal(ref)

  // The event comes late: by then React's development mode may have opened it again.
  const handleClose = () => ref.current?.open || onClose()

  useEffect(() => {
    const dialog = ref.current
    let pointerDownTarget: EventTarget | null = null
    const onPointerDown = ({ target }: Event) => {
      pointerDownTarget = target
    }
    // Pressed and released outside: a text selected beyond the edge closes nothing.
    const onClick = ({ target }: Event) => {
      if (target === dialog && pointerDownTarget === dialog) dialog?.close()
    }
    dialog?.addEventListener('pointerdown', onPointerDown)
    dialog?.addEventListener('click', onClick)
    return () => {
      dialog?.removeEventListener('pointerdown', onPointerDown)
      dialog?.removeEventListener('click', onClick)
    }
  }, [])

  return (
    <dialog className="dialog" ref={ref} aria-labelledby={titleId} onClose={handleClose}>
      <div className="dialog-panel">
        {aside}
        <div className="dialog-content">
          <button className="dialog-close" type="button" aria-label="Close" onClick={() => ref.current?.close()}>
            <X className="size-5" aria-hidden="true" />
          </button>
          <h2 className="type-h3 pe-10" id={titleId}>
            {title}
          </h2>
          {children}
        </div>
      </div>
    </dialog>
  )
}
