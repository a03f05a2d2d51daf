'use client'

import { X } from 'lucide-react'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useModal } from './use-modal.client'

type Props = {
  title: string
  /** Called on close by the button, Escape or a click outside. The parent must then stop rendering the dialog. */
  onClose: () => void
  /** Decoration beside the text. */
  aside?: ReactNode
  children: ReactNode
}

/**
 * A modal dialog, open while it is rendered. The focus moves to the element with `data-focus`, else to the close button,
 * and returns on close. The page behind does not scroll; on small screens the dialog is a sheet. Renders a `dialog`.
 */
export function Dialog({ title, onClose, aside, children }: Props) {
  const titleId = useId()
  const ref = useRef<HTMLDialogElement>(null)

  useModal(ref)

  // The close event is asynchronous: React's development mode may have reopened the dialog by then.
  const handleClose = () => ref.current?.open || onClose()

  useEffect(() => {
    const dialog = ref.current
    let pointerDownTarget: EventTarget | null = null
    const onPointerDown = ({ target }: Event) => {
      pointerDownTarget = target
    }
    // Only a click that starts and ends outside closes: selecting text beyond the edge does not.
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
