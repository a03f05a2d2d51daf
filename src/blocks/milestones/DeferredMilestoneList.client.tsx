'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useDeferred } from '@/ui/use-deferred.client'
import type { DASHBOARD_PARTS } from '../dashboard-parts'

const load = () => import('../dashboard-parts').then(({ DASHBOARD_PARTS: parts }) => parts.MilestoneList)

type Props = ComponentProps<(typeof DASHBOARD_PARTS)['MilestoneList']> & {
  /** The skeleton that it shows at first as well, rendered on the server. */
  loading: ReactNode
}

/** The milestones of the member, whose code the page does not wait for. */
export function DeferredMilestoneList({ loading, ...props }: Props) {
  const MilestoneList = useDeferred(load)
  if (MilestoneList) return <MilestoneList {...props} />
  return (
    <div className="outline-none" tabIndex={-1}>
      {loading}
    </div>
  )
}
