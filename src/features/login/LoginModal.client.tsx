'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { PasskeySignIn } from '@/features/passkeys/PasskeySignIn.client'
import { useReturnUrl } from '@/platform/session/sign-in-links'
import { useKnownBrowser } from '@/platform/session/use-known-browser.client'
import { redirectAfterSignIn } from '@/platform/session/use-return-redirect.client'
import { loginPath, signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/button-variants'
import { Dialog } from '@/ui/Dialog.client'

/** The editors' labels for signing in and signing up. */
type Labels = { login: string; signUp: string }
type LoginModalControls = {
  /**
   * Opens the modal. `returnPath` is where to go after signing in; without it, this page. `freeIsEnough` is false for what
   * needs a plan that costs.
   */
  open(returnPath?: string, options?: { freeIsEnough?: boolean }): void
}

const LoginModalContext = createContext<LoginModalControls | null>(null)

/** Provides the modal that a visitor gets on a feature for members (docs/product.md#shared-screens). */
export function LoginModalProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  const [request, setRequest] = useState<(Request & { number: number }) | null>(null)
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
      {request && <LoginDialog key={request.number} labels={labels} request={request} onClose={close} />}
    </LoginModalContext>
  )
}

/** The login modal. @throws outside LoginModalProvider */
export function useLoginModal(): LoginModalControls {
  const modal = useContext(LoginModalContext)
  if (!modal) throw new Error('useLoginModal needs a LoginModalProvider above it.')
  return modal
}

type Request = { returnPath?: string; freeIsEnough: boolean }

function LoginDialog({ labels, request, onClose }: { labels: Labels; request: Request; onClose(): void }) {
  const { freeIsEnough, returnPath } = request
  const currentPath = useReturnUrl()
  const returnTo = returnPath ?? currentPath
  const known = useKnownBrowser()
  const logIn = (
    <a
      className={button({ variant: known ? 'primary' : 'plain' })}
      href={loginPath(returnTo)}
      data-focus={known ? '' : undefined}
    >
      {labels.login}
    </a>
  )
  return (
    <Dialog title={TEXTS.loginModalTitle} onClose={onClose} aside={<Light />}>
      <p className="text-lg text-text-soft">{TEXTS.loginModalText(labels.login, labels.signUp)}</p>
      {freeIsEnough && <p>{TEXTS.freeIsEnough}</p>}
      <div className="flex flex-wrap gap-3">
        {/* Who has signed in with this browser before most likely wants to again. */}
        {known && logIn}
        <a
          className={button({ variant: known ? 'plain' : 'primary' })}
          href={signUpPath(returnTo)}
          data-focus={known ? undefined : ''}
        >
          {labels.signUp}
        </a>
        {!known && logIn}
      </div>
      <PasskeySignIn onSignedIn={() => redirectAfterSignIn(returnTo)} />
    </Dialog>
  )
}

/** Decoration: evening light on a wall. */
function Light() {
  return (
    <div className="light-section" data-light="dusk" aria-hidden="true">
      <div className="window-light" />
    </div>
  )
}
