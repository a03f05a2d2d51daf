'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useDeferred } from '@/ui/use-deferred.client'
import type { DASHBOARD_PARTS } from '../dashboard-parts'

const load = () => import('../dashboard-parts').then(({ DASHBOARD_PARTS: parts }) => parts.FavoritesBrowser)

type Props = ComponentProps<(typeof DASHBOARD_PARTS)['FavoritesBrowser']> & {
  /** The skeleton that it shows at first as well, rendered on the server. */
  loading: ReactNode
}

/** The favorites of the member, whose code the page does not wait for. */
export function DeferredFavoritesBrowser({ loading, ...props }: Props) {
  const FavoritesBrowser = useDeferred(load)
  if (FavoritesBrowser) return <FavoritesBrowser {...props} />
  return (
    <div className="outline-none" tabIndex={-1}>
      {loading}
    </div>
  )
}
