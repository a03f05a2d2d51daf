'use client'

import { useSignInLinks } from '@/platform/session/sign-in-links'
import { useKnownBrowser } from '@/platform/session/use-known-browser.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { joinFormUrl } from '@/rules/join-form-url'
import { button } from '@/ui/button-variants'

/** The way to join, beside the sign-in form: the primary button for people who never signed in here. */
export function JoinFirst() {
  const { signUp } = useSignInLinks()
  const known = useKnownBrowser()
  return (
    <p>
      <a className={button({ variant: known ? 'plain' : 'primary' })} href={joinFormUrl(signUp)}>
        {COMMON_TEXTS.joinForFullContent}
      </a>
    </p>
  )
}
