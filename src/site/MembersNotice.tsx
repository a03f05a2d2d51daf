import { Lock } from 'lucide-react'
import { SignInPrompt } from '@/platform/session/SignInPrompt.client'
import { signUpPath } from '@/rules/safe-return'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'

/**
 * Replaces the rest of a restricted item, which is not sent at all.
 * @param uri the item's address, the return URL after joining
 */
export function MembersNotice({ uri }: { uri: string | null | undefined }) {
  return (
    <section className="wrap py-8" aria-labelledby="members-only">
      <div className="notice">
        <Lock className="size-7 text-text-coral" strokeWidth={1.6} aria-hidden="true" />
        <h2 className="type-h2 max-w-[17ch]" id="members-only">
          {TEXTS.membersOnlyNotice}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href={signUpPath(uri ?? '/')}>{TEXTS.joinForFullContent}</ButtonLink>
          <SignInPrompt />
        </div>
      </div>
    </section>
  )
}
