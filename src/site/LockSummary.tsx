import type { StoredRow } from '@/catalogue/queries.server'
import { LazyLockActions } from './LazyLockActions.client'
import { lockReasonOf } from './lock-reason.server'

/**
 * Which plan opens a restricted item, and the way to it, in its header on phones: there the notice with the details is
 * below the first screen.
 */
export async function LockSummary({ row }: { row: Pick<StoredRow, 'postType' | 'requiredPlan' | 'uri'> }) {
  const { joinUrl, sentence } = await lockReasonOf(row)
  return (
    <div className="grid gap-4 lg:hidden">
      <p className="font-semibold">{sentence}</p>
      <LazyLockActions joinUrl={joinUrl} />
    </div>
  )
}
