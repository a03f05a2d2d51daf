'use client'

import { useSignInLinks } from '@/platform/session/sign-in-links'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { joinFormUrl } from '@/rules/join-form-url'
import { button } from '@/ui/button-variants'

/** Says to visitors why they cannot write here, with links that lead back. Renders a `div`. */
export function SignInReason({ reason }: { reason: string }) {
  const { login, signUp } = useSignInLinks()
  return (
    <div className="paper-card grid justify-items-start gap-4">
      <p>{reason}</p>
      <div className="flex flex-wrap gap-3">
        <a className={button()} href={login}>
          {COMMON_TEXTS.signIn}
        </a>
        <a className={button({ variant: 'plain' })} href={joinFormUrl(signUp)}>
          {COMMON_TEXTS.signUp}
        </a>
      </div>
    </div>
  )
}
