'use client'

import { CircleAlert, CircleCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Toaster, toast } from 'sonner'

/** One message; ids count up. */
export type Toast = { id: number; look: 'success' | 'error'; text: string }
export type ToastAreaProps = { toasts: readonly Toast[]; durationMs: number }

/** Where toasts appear. A part of its own, since sonner weighs 10 kB and is seldom needed. */
export function ToastArea({ toasts, durationMs }: ToastAreaProps) {
  const shown = useRef(0)
  // After the Toaster's own effects, which begin to listen.
  useEffect(() => {
    for (const { id, look, text } of toasts.slice(shown.current)) {
      toast.custom(() => <Message look={look} text={text} />, { id, duration: durationMs })
    }
    shown.current = toasts.length
  }, [toasts, durationMs])
  return <Toaster position="bottom-center" containerAriaLabel="Messages" />
}

function Message({ look, text }: Pick<Toast, 'look' | 'text'>) {
  const Icon = look === 'success' ? CircleCheck : CircleAlert
  return (
    <p className="toast" data-look={look} role={look === 'success' ? 'status' : 'alert'}>
      <Icon className="size-5 flex-none" aria-hidden="true" />
      {text}
    </p>
  )
}
