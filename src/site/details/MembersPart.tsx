import { Lock } from 'lucide-react'
import { membersPartOf } from '@/content/members-part'
import { NOTICE_ID } from '@/content/transforms/members-parts'
import type { Audience } from '@/rules/audience'
import { LOCK_TEXTS } from '@/rules/page-texts/locks'
import { TEXTS } from '@/rules/texts'

/** Says in an item's header that a part of its open text is for members, and leads there. Renders a `p`, or nothing. */
export function MembersPart({ audience, html }: { audience: Audience; html: string }) {
  const part = membersPartOf(html, audience)
  if (!part) return null
  return (
    <p className="flex items-baseline gap-2 text-sm text-text-soft">
      <Lock className="size-3.5 flex-none" strokeWidth={2.5} aria-hidden="true" />
      <span>
        <a className="inline-link" href={`#${NOTICE_ID}`}>
          {LOCK_TEXTS.membersPart[part]}
        </a>
        . {TEXTS.freeIsEnough}
      </span>
    </p>
  )
}
