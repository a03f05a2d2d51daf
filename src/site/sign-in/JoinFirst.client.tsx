'use client'

import { useSignInLinks } from '@/platform/session/sign-in-links'
import { useKnownBrowser } from '@/platform/session/use-known-browser.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { joinFormUrl } from '@/rules/join-form-url'
import { button } from '@/ui/button-variants'
import { SIGN_IN_ID } from './SignInHeading.client'

/**
 * The way to join, beside the sign-in form: the primary button for people who never signed in here. Where the form is
 * below, a link leads to it.
 */
export function JoinFirst() {
  const { signUp } = useSignInLinks()
  const known = useKnownBrowser()
  return (
    <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
      <a className={button({ variant: known ? 'plain' : 'primary' })} href={joinFormUrl(signUp)}>
        {COMMON_TEXTS.joinForFullContent}
      </a>
      {/* Below it the form is out of sight. */}
      <a className="link flex min-h-touch items-center lg:hidden" href={`#${SIGN_IN_ID}`}>
        {COMMON_TEXTS.signIn}
      </a>
    </p>
  )
}
