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
        <div className="flex flex-wrap gap-3">
          <ButtonLink href="/memberships">{TEXTS.joinForFullContent}</ButtonLink>
          <ButtonLink href="/login" look="plain">
            {TEXTS.signIn}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
