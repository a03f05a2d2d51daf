import type { StoredRow } from '@/catalogue/queries.server'
import { LazyLockActions } from '@/features/locks/LazyLockActions.client'
import { lockReasonOf } from '@/features/locks/lock-reason.server'
import { TEXTS } from '@/rules/texts'
import { ButtonLink } from '@/ui/ButtonLink'

/**
 * Which plan opens a restricted item and what it costs, in its header, with the way to it. On phones, where the notice
 * with the details is far below, that is also to sign in; on wide screens a link to the notice.
 */
export async function LockSummary({ row }: { row: Pick<StoredRow, 'postType' | 'requiredPlan' | 'uri'> }) {
  const { joinLabel, joinUrl, price, sentence } = await lockReasonOf(row)
  return (
    <div className="grid justify-items-start gap-3 md:gap-4">
      <div>
        <p className="text-balance font-semibold">{sentence}</p>
        {price && <p className="text-text-soft">{price}</p>}
      </div>
      <div className="hidden flex-wrap items-center gap-x-6 gap-y-3 lg:flex">
        <ButtonLink href={joinUrl}>{joinLabel}</ButtonLink>
        <a className="link" href="#members-only">
          {TEXTS.howToOpen}
        </a>
      </div>
      <div className="lg:hidden">
        <LazyLockActions joinUrl={joinUrl} />
      </div>
    </div>
  )
}
