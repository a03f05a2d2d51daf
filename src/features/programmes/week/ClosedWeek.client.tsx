'use client'

import { dayText } from '../calendar-day'
import { ProgressLine } from '../ProgressLine'
import { GoOn } from '../plan-controls/GoOn.client'
import { OpenWeeks } from '../plan-controls/OpenWeeks.client'
import { usePlanChange } from '../plan-controls/use-plan-change.client'
import type { Progress, ProgressWeek } from '../progress'

/** A week that has not opened yet: when it does, and the way to open all of them, where there is one. */
export function ClosedWeek({ progress, week }: { progress: Progress; week: ProgressWeek }) {
  const plan = usePlanChange(progress.programme.slug)
  const paused = progress.enrolment?.pausedOn !== null
  return (
    <div className="programme-head">
      <div className="grid gap-4">
        <h2 className="type-h3">{opening(week, paused)}</h2>
        <ProgressLine progress={progress} waiting={progress.day === 0} />
      </div>
      <div className="grid justify-items-start gap-4">
        {paused && <GoOn slug={progress.programme.slug} />}
        <OpenWeeks {...plan} progress={progress} />
      </div>
    </div>
  )
}

function opening({ opensOn, week }: ProgressWeek, paused: boolean): string {
  if (paused) return `Week ${week} opens later, because your program is paused`
  return opensOn === null ? `Week ${week} is not open yet` : `Opens on ${dayText(opensOn)}`
}
