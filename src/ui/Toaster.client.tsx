'use client'

import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Toast, ToastAction, ToastAreaProps } from './ToastArea.client'

type Toasts = {
  /** Green. `action` takes back what was done, or the like; it closes the toast. */
  success(text: string, action?: ToastAction): void
  /** Red. */
  error(text: string): void
}

const ToastContext = createContext<Toasts | null>(null)

type Props = {
  /** After which a toast closes itself, in milliseconds. */
  durationMs: number
  /** Load what shows toasts once the page is idle: then they work without a network too. */
  preload: boolean
  children: ReactNode
}

/** Shows short messages that close themselves. What shows them is not part of the first load. SPEC 2.2. */
export function ToastProvider({ durationMs, preload, children }: Props) {
  const [toasts, setToasts] = useState<readonly Toast[]>([])
  const [Area, setArea] = useState<ComponentType<ToastAreaProps> | null>(null)
  const needed = preload || toasts.length > 0

  useEffect(() => {
    if (!needed || Area) return
    let cancelled = false
    const load = () => {
      import('./ToastArea.client').then(
        ({ ToastArea }) => cancelled || setArea(() => ToastArea),
        // Without a network it does not come; the next toast asks again and brings this one along.
        () => {},
      )
    }
    const cancelLoad = toasts.length > 0 ? load() : whenIdle(load)
    return () => {
      cancelled = true
      cancelLoad?.()
    }
  }, [needed, Area, toasts])

  const value = useMemo(() => {
    const add = (variant: Toast['variant']) => (text: string, action?: ToastAction) =>
      setToasts((current) => [...current, { id: current.length + 1, variant, text, action }])
    return { success: add('success'), error: add('error') }
  }, [])

  return (
    <ToastContext value={value}>
      {children}
      {Area && <Area toasts={toasts} durationMs={durationMs} />}
    </ToastContext>
  )
}

/** Says something in a toast. @throws outside ToastProvider */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.')
  return toasts
}

/** Safari has no requestIdleCallback. @returns ends the waiting */
function whenIdle(callback: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(callback, 2_000)
    return () => clearTimeout(timer)
  }
  const id = window.requestIdleCallback(callback, { timeout: 5_000 })
  return () => window.cancelIdleCallback(id)
}
