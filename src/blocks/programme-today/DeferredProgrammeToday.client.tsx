'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useDeferred } from '@/ui/use-deferred.client'
import type { DASHBOARD_PARTS } from '../dashboard-parts'

const load = () => import('../dashboard-parts').then(({ DASHBOARD_PARTS: parts }) => parts.ProgrammeToday)

type Props = ComponentProps<(typeof DASHBOARD_PARTS)['ProgrammeToday']> & {
  /** The skeleton that it shows at first as well, rendered on the server. */
  loading: ReactNode
}

/** Today in the programs of the member, whose code the page does not wait for. */
export function DeferredProgrammeToday({ loading, ...props }: Props) {
  const ProgrammeToday = useDeferred(load)
  if (ProgrammeToday) return <ProgrammeToday {...props} />
  return (
    <div className="outline-none" tabIndex={-1}>
      {loading}
    </div>
  )
}
