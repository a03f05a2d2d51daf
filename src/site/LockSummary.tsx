import type { StoredRow } from '@/catalogue/queries.server'
import { LazyLockActions } from '@/features/locks/LazyLockActions.client'
import { lockReasonOf } from '@/features/locks/lock-reason.server'

/** What decides which plan opens an item. */
export type LockedRow = Pick<StoredRow, 'postType' | 'requiredPlan' | 'uri'>

/** Which plan opens a restricted item and what it costs, in its header, with the way to it. */
export async function LockSummary({ row }: { row: LockedRow }) {
  const { joinLabel, joinUrl, price, sentence } = await lockReasonOf(row)
  return (
    <div className="grid justify-items-start gap-3 md:gap-4">
      <div>
        <p className="text-balance font-semibold">{sentence}</p>
        {price && <p className="text-text-soft">{price}</p>}
      </div>
      <LazyLockActions joinUrl={joinUrl} joinLabel={joinLabel} />
    </div>
  )
}
