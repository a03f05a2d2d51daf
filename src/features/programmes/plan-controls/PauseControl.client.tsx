'use client'

import { Button } from '@/ui/Button'
import { dayText } from '../calendar-day'
import type { Enrolment } from '../progress'
import type { PlanControl } from './plan-change'

/** Pauses the program, or goes on with it. */
export function PauseControl({ change, pausedOn, pending }: PlanControl & Pick<Enrolment, 'pausedOn'>) {
  const paused = pausedOn !== null
  return (
    <div className="grid justify-items-start gap-2">
      <p className="font-semibold">{paused ? `Paused since ${dayText(pausedOn)}` : 'Pause'}</p>
      <p className="max-w-measure text-sm text-text-soft">
        {paused ? 'Today counts again when you go on.' : 'Paused days do not count. Go on whenever you like.'}
      </p>
      <Button
        variant="plain"
        size="slim"
        pending={pending === 'pause' || pending === 'resume'}
        onClick={() => void change(paused ? 'resume' : 'pause')}
      >
        {paused ? 'End the pause' : 'Pause the program'}
      </Button>
    </div>
  )
}
