'use client'

import { type ProgrammeName, StartForm } from '../plan-controls/StartForm.client'

type Props = {
  programmes: readonly [ProgrammeName, ...ProgrammeName[]]
  /** The number of the week that the page is about and that is not open yet. */
  closedWeek?: number
  as: 'h2' | 'h3'
  onStarted?: () => void
}

/** Invites a member who follows no program to start one. */
export function Invitation({ as: Title, closedWeek, onStarted, programmes }: Props) {
  const title = programmes.length === 1 ? programmes[0].title : 'Begin when you like'
  return (
    <div className="programme-invitation">
      <div className="programme-invitation-card">
        <div className="grid content-start gap-4">
          <Title className="type-h3">{closedWeek ? 'Begin with week 1' : title}</Title>
          {closedWeek && <p className="font-semibold">{whenItOpens(closedWeek)}</p>}
          <p className="text-text-soft">
            A few steps a day, each one small. Choose your first day. You can pause whenever you need to.
          </p>
        </div>
        <StartForm programmes={programmes} onStarted={onStarted} />
      </div>
    </div>
  )
}

const whenItOpens = (week: number) =>
  week === 1
    ? 'It opens on your first day, and the others one after the other.'
    : `Week ${week} is not open yet. The weeks open one after the other, from your first day.`
