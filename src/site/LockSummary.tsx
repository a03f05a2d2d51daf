import type { StoredRow } from '@/catalogue/queries.server'
import { LazyLockActions } from '@/features/locks/LazyLockActions.client'
import { lockReasonOf } from '@/features/locks/lock-reason.server'
import { NOTICE_ID } from './notice-id'

/** What decides which plan opens an item, and what of it everyone may know. */
export type LockedRow = Pick<StoredRow, 'docId' | 'postType' | 'requiredPlan' | 'uri'>

/** Which plan opens a restricted item and what it costs, in its header, with the one way to it. */
export async function LockSummary({ row }: { row: LockedRow }) {
  const { chooseLabel, joinUrl, price, sentence } = await lockReasonOf(row)
  return (
    <section className="grid justify-items-start gap-3 md:gap-4" aria-labelledby={NOTICE_ID}>
      <div>
        <p className="text-balance font-semibold">{sentence}</p>
        {price && <p className="text-text-soft">{price}</p>}
      </div>
      <LazyLockActions joinUrl={joinUrl} chooseLabel={chooseLabel} />
    </section>
  )
}
