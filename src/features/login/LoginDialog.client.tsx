'use client'

import { PasskeySignIn } from '@/features/passkeys/PasskeySignIn.client'
import { useReturnUrl } from '@/platform/session/sign-in-links'
import { useKnownBrowser } from '@/platform/session/use-known-browser.client'
import { redirectAfterSignIn } from '@/platform/session/use-return-redirect.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { joinFormUrl } from '@/rules/join-form-url'
import { loginPath, signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { button } from '@/ui/button-variants'
import { Dialog } from '@/ui/Dialog.client'

/** The editors' labels for signing in and signing up. */
export type LoginLabels = { login: string; signUp: string }

/** What the modal is opened for. */
export type LoginRequest = { returnPath?: string; freeIsEnough: boolean }

type Props = { labels: LoginLabels; request: LoginRequest; onClose(): void }

/** The modal that a visitor gets on a feature for members. */
export function LoginDialog({ labels, request, onClose }: Props) {
  const { freeIsEnough, returnPath } = request
  const currentPath = useReturnUrl()
  const returnTo = returnPath ?? currentPath
  const signUp = signUpPath(returnTo)
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
    <Dialog title={COMMON_TEXTS.loginModalTitle} onClose={onClose} aside={<Light />}>
      <p className="text-lg text-text-soft">{TEXTS.loginModalText(labels.login, labels.signUp)}</p>
      {freeIsEnough && <p>{TEXTS.freeIsEnough}</p>}
      <div className="flex flex-wrap gap-3">
        {/* Who has signed in with this browser before most likely wants to again. */}
        {known && logIn}
        <a
          className={button({ variant: known ? 'plain' : 'primary' })}
          href={freeIsEnough ? joinFormUrl(signUp) : signUp}
          data-focus={known ? undefined : ''}
        >
          {labels.signUp}
        </a>
        {!known && logIn}
      </div>
      <PasskeySignIn returnTo={returnTo} onSignedIn={() => redirectAfterSignIn(returnTo)} />
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
