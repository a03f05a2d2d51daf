'use client'

import { dayText } from '../calendar-day'
import { type ProgrammeName, StartForm } from '../plan-controls/StartForm.client'
import type { ProgressWeek } from '../progress'

type Props = {
  programmes: readonly [ProgrammeName, ...ProgrammeName[]]
  /** The week that the page is about and that is not open yet. */
  closedWeek?: ProgressWeek
  as: 'h2' | 'h3'
  onStarted?: () => void
}

/** Invites a member who follows no program to start one. */
export function Invitation({ as: Title, closedWeek, onStarted, programmes }: Props) {
  const title = programmes.length === 1 ? programmes[0].title : 'Begin when you like'
  return (
    <div className="programme-invitation">
      <div className="programme-invitation-card" data-brief={closedWeek ? '' : undefined}>
        <div className="grid content-start gap-4">
          <Title className="type-h3">{closedWeek ? 'Begin with week 1' : title}</Title>
          {closedWeek && <p className="font-semibold">{whenItOpens(closedWeek)}</p>}
          {!closedWeek && (
            <p className="text-text-soft">
              A few steps a day, each one small. Choose your first day. You can pause whenever you need to.
            </p>
          )}
        </div>
        <StartForm programmes={programmes} brief={closedWeek !== undefined} onStarted={onStarted} />
      </div>
    </div>
  )
}

function whenItOpens({ opensOn, week }: ProgressWeek): string {
  if (week === 1) return 'It opens on your first day, and the others one after the other.'
  return opensOn === null
    ? `Week ${week} is not open yet. The weeks open one after the other, from your first day.`
    : `If you begin today, week ${week} opens on ${dayText(opensOn)}.`
}
