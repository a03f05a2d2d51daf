'use client'

import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useMemo, useState } from 'react'
import type { LoginLabels, LoginRequest } from './LoginDialog.client'

/** Loaded when it is opened: it brings the dialog and the sign-in by passkey. */
const LoginDialog = lazy(() => import('./LoginDialog.client').then((module) => ({ default: module.LoginDialog })))

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
  return (
    <LoginModalContext value={modal}>
      {children}
      {request && (
        <Suspense>
          <LoginDialog key={request.number} labels={labels} request={request} onClose={close} />
        </Suspense>
      )}
    </LoginModalContext>
  )
}

/** The login modal. @throws outside LoginModalProvider */
export function useLoginModal(): LoginModalControls {
  const modal = useContext(LoginModalContext)
  if (!modal) throw new Error('useLoginModal needs a LoginModalProvider above it.')
  return modal
}
