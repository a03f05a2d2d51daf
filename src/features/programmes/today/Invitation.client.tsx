'use client'

import { type ProgrammeName, StartForm } from '../plan-controls/StartForm.client'

type Props = {
  programmes: readonly [ProgrammeName, ...ProgrammeName[]]
  as: 'h2' | 'h3'
  onStarted?: () => void
}

/** Invites a member who follows no program to start one. */
export function Invitation({ as: Title, onStarted, programmes }: Props) {
  return (
    <div className="programme-invitation">
      <div className="programme-invitation-card">
        <div className="grid content-start gap-4">
          <Title className="type-h3">{programmes.length === 1 ? programmes[0].title : 'Begin when you like'}</Title>
          <p className="text-text-soft">
            A few steps a day, each one small. Choose your first day. You can pause whenever you need to.
          </p>
        </div>
        <StartForm programmes={programmes} onStarted={onStarted} />
      </div>
    </div>
  )
}
