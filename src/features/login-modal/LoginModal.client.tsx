'use client'

import { createContext, type ReactNode, useCallback, useContext, useMemo, useState } from 'react'
import { PasskeySignIn } from '@/features/passkeys/PasskeySignIn.client'
import { redirectAfterSignIn } from '@/features/session/use-return-redirect'
import { useReturnUrl } from '@/features/session/sign-in-links'
import { signUpPath, loginPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/ButtonLink'
import { Dialog } from '@/ui/Dialog.client'

/** What the editors call the two ways in. */
type Labels = { login: string; signUp: string }
type LoginModal = {
  /** Opens it. `wanted` is the path to lead to after signing in; without it, this page. */
  open(wanted?: string): void
}

const LoginModalContext = createContext<LoginModal | null>(null)

/** Holds the window that a visitor gets on a feature reserved for members. SPEC 2.2, 8. */
export function LoginModalProvider({ labels, children }: { labels: Labels; children: ReactNode }) {
  const [opened, setOpened] = useState<{ wanted?: string } | null>(null)
  const modal = useMemo(() => ({ open: (wanted?: string) => setOpened({ wanted }) }), [])
  const close = useCallback(() => setOpened(null), [])
  return (
    <LoginModalContext value={modal}>
      {children}
      {opened && <LoginDialog labels={labels} wanted={opened.wanted} onClose={close} />}
    </LoginModalContext>
  )
}

/** The login modal. @throws outside LoginModalProvider (SPEC 8) */
export function useLoginModal(): LoginModal {
  const modal = useContext(LoginModalContext)
  if (!modal) throw new Error('useLoginModal needs a LoginModalProvider above it.')
  return modal
}

function LoginDialog({ labels, wanted, onClose }: { labels: Labels; wanted?: string; onClose(): void }) {
  const here = useReturnUrl()
  const back = wanted ?? here
  return (
    <Dialog title={TEXTS.loginModalTitle} onClose={onClose} aside={<Light />}>
      <p className="text-lg text-text-soft">{TEXTS.loginModalText(labels.login, labels.signUp)}</p>
      <div className="flex flex-wrap gap-3">
        <a className={button()} href={loginPath(back)} data-focus>
          {labels.login}
        </a>
        <a className={button({ look: 'plain' })} href={signUpPath(back)}>
          {labels.signUp}
        </a>
      </div>
      <PasskeySignIn onSignedIn={() => redirectAfterSignIn(back)} />
    </Dialog>
  )
}

/** Evening light on a wall. */
function Light() {
  return (
    <div className="band" data-light="dusk" aria-hidden="true">
      <div className="window-light" />
    </div>
  )
}
