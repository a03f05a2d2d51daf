'use client'

import { dayText } from './calendar-day'
import { GoOn } from './GoOn.client'
import { OpenWeeks } from './OpenWeeks.client'
import { ProgressLine } from './ProgressLine'
import type { Progress, ProgressWeek } from './progress'
import { usePlanChange } from './use-plan-change.client'

/** A week that has not opened yet: when it does, and the way to open all of them, where there is one. */
export function ClosedWeek({ progress, week }: { progress: Progress; week: ProgressWeek }) {
  const plan = usePlanChange(progress.programme.slug)
  const paused = progress.enrolment?.pausedOn !== null
  return (
    <div className="programme">
      <div className="programme-head">
        <h2 className="type-h3">{opening(week, paused)}</h2>
        {paused && <GoOn slug={progress.programme.slug} />}
        <OpenWeeks {...plan} progress={progress} />
      </div>
      <ProgressLine progress={progress} waiting={progress.day === 0} />
    </div>
  )
}

function opening({ opensOn, week }: ProgressWeek, paused: boolean): string {
  if (paused) return `Week ${week} opens later, because your program is paused`
  return opensOn === null ? `Week ${week} is not open yet` : `Opens on ${dayText(opensOn)}`
}
