'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { useLoaded } from '@/ui/use-loaded.client'
import type { LoginLabels, LoginRequest } from './LoginDialog.client'

/** With the sign-in by passkey: most pages are left without opening it. */
const loadDialog = () => import('./LoginDialog.client').then(({ LoginDialog }) => LoginDialog)

type LoginModalControls = {
  /**
   * Opens the modal. `returnPath` is where to go after signing in; without it, this page. `freeIsEnough` is false for what
   * needs a plan that costs.
   */
  open(returnPath?: string, options?: { freeIsEnough?: boolean }): void
}

const LoginModalContext = createContext<LoginModalControls | null>(null)

/** Provides the modal that a visitor gets on a feature for members (docs/product.md#shared-screens). */
export function LoginModalProvider({ labels, children }: { labels: LoginLabels; children: ReactNode }) {
  const [request, setRequest] = useState<(LoginRequest & { number: number }) | null>(null)
  // Numbered, since the close event is asynchronous: one that is opened in between must not be closed by it.
  const modal = useMemo(
    () => ({
      open: (returnPath?: string, { freeIsEnough = true } = {}) =>
        setRequest((last) => ({ number: (last?.number ?? 0) + 1, returnPath, freeIsEnough })),
    }),
    [],
  )
  const close = useCallback(() => setRequest(null), [])
  const LoginDialog = useLoaded(loadDialog, request !== null, close)
  return (
    <LoginModalContext value={modal}>
      {children}
      {request && LoginDialog && <LoginDialog key={request.number} labels={labels} request={request} onClose={close} />}
    </LoginModalContext>
  )
}

/** The login modal. @throws outside LoginModalProvider */
export function useLoginModal(): LoginModalControls {
  const modal = useContext(LoginModalContext)
  if (!modal) throw new Error('useLoginModal needs a LoginModalProvider above it.')
  return modal
}
