import { SignInPrompt } from '@/features/session/SignInPrompt.client'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'

/** What stands where the rest of a restricted item would be. Nothing of it was sent. SPEC 2.2, 8. */
export function MembersNotice() {
  return (
    <section className="wrap py-8" aria-labelledby="members-only">
      <div className="notice">
        <h2 className="type-h2 max-w-[17ch]" id="members-only">
          {TEXTS.membersOnlyNotice}
        </h2>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <ButtonLink href="/memberships">{TEXTS.joinForFullContent}</ButtonLink>
          <SignInPrompt />
        </div>
      </div>
    </section>
  )
}
