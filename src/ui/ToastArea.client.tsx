'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'

/** Something to press in a toast, such as "Undo". What it does is also offered elsewhere: a toast is soon gone. */
export type ToastAction = { label: string; act(): void }
/** One message; ids count up. */
export type Toast = { id: number; look: 'success' | 'error'; text: string; action?: ToastAction }
export type ToastAreaProps = { toasts: readonly Toast[]; durationMs: number }

/** Where toasts appear. A part of its own, since sonner weighs 10 kB and is seldom needed. */
export function ToastArea({ toasts, durationMs }: ToastAreaProps) {
  const shown = useRef(0)
  // After the Toaster's own effects, which begin to listen.
  useEffect(() => {
    for (const { action, id, look, text } of toasts.slice(shown.current)) {
      const pressed = () => {
        toast.dismiss(id)
        action?.act()
      }
      toast.custom(() => <Message look={look} text={text} label={action?.label} onPress={pressed} />, {
        id,
        duration: durationMs,
      })
    }
    shown.current = toasts.length
  }, [toasts, durationMs])
  return <Toaster position="bottom-center" containerAriaLabel="Messages" />
}

type MessageProps = Pick<Toast, 'look' | 'text'> & { label?: string; onPress(): void }

function Message({ label, look, onPress, text }: MessageProps) {
  const Icon = look === 'success' ? CircleCheck : CircleAlert
  return (
    <div className="toast" data-look={look} role={look === 'success' ? 'status' : 'alert'}>
      <Icon className="size-5 flex-none" aria-hidden="true" />
      <p className="flex-1">{text}</p>
      {label && (
        <button className="toast-action" type="button" onClick={onPress}>
          {label}
        </button>
      )}
    </div>
  )
}
