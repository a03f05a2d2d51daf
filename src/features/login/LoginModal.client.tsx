'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { PasskeySignIn } from '@/features/passkeys/PasskeySignIn.client'
import { useReturnUrl } from '@/platform/session/sign-in-links'
import { redirectAfterSignIn } from '@/platform/session/use-return-redirect.client'
import { loginPath, signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/Dialog.client'

/** The editors' labels for signing in and signing up. */
type Labels = { login: string; signUp: string }
type LoginModalControls = {
  /** Opens the modal. `returnPath` is where to go after signing in; without it, this page. */
  open(returnPath?: string): void
}

const LoginModalContext = createContext<LoginModalControls | null>(null)

/** Provides the modal that a visitor gets on a feature for members (docs/product.md#shared-screens). */
export function LoginModalProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  const [request, setRequest] = useState<{ number: number; returnPath?: string } | null>(null)
  // Numbered, since the close event is asynchronous: one that is opened in between must not be closed by it.
  const modal = useMemo(
    () => ({
      open: (returnPath?: string) => setRequest((last) => ({ number: (last?.number ?? 0) + 1, returnPath })),
    }),
    [],
  )
  const close = useCallback(() => setRequest(null), [])
  return (
    <LoginModalContext value={modal}>
      {children}
      {request && <LoginDialog key={request.number} labels={labels} returnPath={request.returnPath} onClose={close} />}
    </LoginModalContext>
  )
}

/** The login modal. @throws outside LoginModalProvider */
export function useLoginModal(): LoginModalControls {
  const modal = useContext(LoginModalContext)
  if (!modal) throw new Error('useLoginModal needs a LoginModalProvider above it.')
  return modal
}

function LoginDialog({ labels, returnPath, onClose }: { labels: Labels; returnPath?: string; onClose(): void }) {
  const currentPath = useReturnUrl()
  const returnTo = returnPath ?? currentPath
  return (
    <Dialog title={TEXTS.loginModalTitle} onClose={onClose} aside={<Light />}>
      <p className="text-lg text-text-soft">{TEXTS.loginModalText(labels.login, labels.signUp)}</p>
      <div className="flex flex-wrap gap-3">
        <a className={button()} href={loginPath(returnTo)} data-focus>
          {labels.login}
        </a>
        <a className={button({ variant: 'plain' })} href={signUpPath(returnTo)}>
          {labels.signUp}
        </a>
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
