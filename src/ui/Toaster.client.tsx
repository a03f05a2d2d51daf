'use client'

import { type ComponentType, createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react'
import type { Toast, ToastAction, ToastAreaProps } from './ToastArea.client'
import { whenIdle } from './when-idle'

type Toasts = {
  /** A green toast. `action`, such as Undo, closes it. */
  success(text: string, action?: ToastAction): void
  /** A red toast. */
  error(text: string): void
}

const ToastContext = createContext<Toasts | null>(null)

type Props = {
  /** How long a toast is open, in milliseconds. */
  durationMs: number
  /** Loads the toast library once the page is idle, so that toasts work offline too. */
  preload: boolean
  children: ReactNode
}

/** Provides toasts: short messages that close by themselves. The toast library is loaded lazily. */
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
        // Offline the import fails; the next toast retries it and shows this one too.
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

/** Shows toasts. @throws outside ToastProvider */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider above it.')
  return toasts
}
