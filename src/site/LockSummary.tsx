import type { StoredRow } from '@/catalogue/queries.server'
import { TEXTS } from '@/rules/texts'
import { LazyLockActions } from './LazyLockActions.client'
import { lockReasonOf } from './lock-reason.server'

/**
 * Which plan opens a restricted item, in its header. On phones, where the notice with the details is far below, also the
 * way to it; on wide screens a link to the notice.
 */
export async function LockSummary({ row }: { row: Pick<StoredRow, 'postType' | 'requiredPlan' | 'uri'> }) {
  const { joinUrl, sentence } = await lockReasonOf(row)
  return (
    <div className="grid justify-items-start gap-4">
      <p className="font-semibold">{sentence}</p>
      <a className="link hidden lg:inline-flex" href="#members-only">
        {TEXTS.howToOpen}
      </a>
      <div className="lg:hidden">
        <LazyLockActions joinUrl={joinUrl} />
      </div>
    </div>
  )
}
