'use client'

import { useViewer } from '@/platform/session/Session.client'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { useSignInLinks } from '@/platform/session/sign-in-links'
import { useKnownBrowser } from '@/platform/session/use-known-browser.client'
import { COMMON_TEXTS } from '@/rules/common-texts'
import { ButtonLink } from '@/ui/ButtonLink'

type Props = {
  /** The page on which the plan that opens the item is chosen, or the sign-up form if any account opens it. */
  joinUrl: string
  /** What leads there: the button of that plan. */
  chooseLabel: string
}

/** The ways past a lock: joining first; where someone has signed in with this browser before, signing in first. */
export function LockActions({ chooseLabel, joinUrl }: Props) {
  const { audience } = useViewer()
  const known = useKnownBrowser()
  const { login } = useSignInLinks()
  if (known && audience === 'visitor') {
    return (
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink href={login}>{COMMON_TEXTS.signIn}</ButtonLink>
        <ButtonLink href={joinUrl} variant="plain">
          {chooseLabel}
        </ButtonLink>
      </div>
    )
  }
  return (
    // On phones one below the other: beside the button the text would move to the next line while it arrives.
    <div className="grid justify-items-start gap-x-6 gap-y-2 sm:flex sm:flex-wrap sm:items-center">
      <ButtonLink href={joinUrl}>{chooseLabel}</ButtonLink>
      <SignInPrompt signUpUrl={joinUrl} />
    </div>
  )
}
