'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'

/** A button in a toast, such as "Undo". Offer the action elsewhere too, since a toast closes soon. */
export type ToastAction = { label: string; onClick(): void }
/** One message; ids increase. */
export type Toast = { id: number; variant: 'success' | 'error'; text: string; action?: ToastAction }
export type ToastAreaProps = { toasts: readonly Toast[]; durationMs: number }

/** Renders the toasts. Loaded lazily, since sonner is 10 kB and rarely needed. */
export function ToastArea({ toasts, durationMs }: ToastAreaProps) {
  const shownCount = useRef(0)
  // Runs after the Toaster's own effects, which subscribe to toasts.
  useEffect(() => {
    for (const { action, id, variant, text } of toasts.slice(shownCount.current)) {
      const onAction = () => {
        toast.dismiss(id)
        action?.onClick()
      }
      toast.custom(() => <Message variant={variant} text={text} label={action?.label} onClick={onAction} />, {
        id,
        duration: durationMs,
      })
    }
    shownCount.current = toasts.length
  }, [toasts, durationMs])
  return <Toaster position="bottom-center" containerAriaLabel="Messages" />
}

type MessageProps = Pick<Toast, 'variant' | 'text'> & { label?: string; onClick(): void }

function Message({ label, variant, onClick, text }: MessageProps) {
  const Icon = variant === 'success' ? CircleCheck : CircleAlert
  return (
    <div className="toast" data-variant={variant} role={variant === 'success' ? 'status' : 'alert'}>
      <Icon className="size-5 flex-none" aria-hidden="true" />
      <p className="flex-1">{text}</p>
      {label && (
        <button className="toast-action" type="button" onClick={onClick}>
          {label}
        </button>
      )}
    </div>
  )
}
