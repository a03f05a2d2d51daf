'use client'

import type { ComponentProps, ComponentType, ReactNode } from 'react'
import { useDeferred } from '@/ui/use-deferred.client'
import type { DASHBOARD_PARTS } from './dashboard-parts'

type Parts = typeof DASHBOARD_PARTS

/** `loading`: the skeleton that the part shows at first as well, rendered on the server. */
type PartProps<Name extends keyof Parts> = ComponentProps<Parts[Name]> & { loading: ReactNode }

const loadParts = () => import('./dashboard-parts').then(({ DASHBOARD_PARTS: parts }) => parts)
const loadFavorites = () => loadParts().then(({ FavoritesBrowser }) => FavoritesBrowser)
const loadMilestones = () => loadParts().then(({ MilestoneList }) => MilestoneList)
const loadProgramme = () => loadParts().then(({ ProgrammeToday }) => ProgrammeToday)
const loadCardState = () => loadParts().then(({ CardState }) => CardState)

/** The favorites of the member, whose code the page does not wait for. */
export function DeferredFavoritesBrowser({ loading, ...props }: PartProps<'FavoritesBrowser'>) {
  return <Deferred load={loadFavorites} loading={loading} props={props} />
}

/** The milestones of the member, whose code the page does not wait for. */
export function DeferredMilestoneList({ loading, ...props }: PartProps<'MilestoneList'>) {
  return <Deferred load={loadMilestones} loading={loading} props={props} />
}

/** Today in the programs of the member, whose code the page does not wait for. */
export function DeferredProgrammeToday({ loading, ...props }: PartProps<'ProgrammeToday'>) {
  return <Deferred load={loadProgramme} loading={loading} props={props} />
}

/** Where the member stands, on a card. Its line is empty until then. */
export function DeferredCardState(props: ComponentProps<Parts['CardState']>) {
  const State = useDeferred(loadCardState)
  return State && <State {...props} />
}

type DeferredProps<Props> = { load: () => Promise<ComponentType<Props>>; loading: ReactNode; props: Props }

function Deferred<Props extends object>({ load, loading, props }: DeferredProps<Props>) {
  const Part = useDeferred(load)
  if (Part) return <Part {...props} />
  return (
    <div className="outline-none" tabIndex={-1}>
      {loading}
    </div>
  )
}
