import { Lock } from 'lucide-react'
import { lockReasonOf } from '@/features/locks/lock-reason.server'
import { Badge } from '@/ui/Badge'
import type { LockedRow } from './LockSummary'

/** For whom a restricted item is: the first thing that is read of it. */
export async function LockBadge({ row }: { row: LockedRow }) {
  const { badge } = await lockReasonOf(row)
  return (
    <Badge>
      <Lock className="size-3.5 flex-none" strokeWidth={2.5} aria-hidden="true" />
      {badge}
    </Badge>
  )
}
