'use client'

import { useSignInLinks } from '@/platform/session/sign-in-links'
import { joinFormUrl } from '@/rules/join-form-url'
import { JOIN_TEXTS } from '@/rules/page-texts/join'
import { button } from '@/ui/button-variants'

/** The way to join, beside or above the sign-in form, which has the primary button. */
export function JoinFirst() {
  const { signUp } = useSignInLinks()
  return (
    <p>
      <a className={button({ variant: 'ink' })} href={joinFormUrl(signUp)}>
        {JOIN_TEXTS.joinForFree}
      </a>
    </p>
  )
}
