'use client'

import { ProgressLine } from '../ProgressLine'
import { GoOn } from '../plan-controls/GoOn.client'
import { daysOf, type Progress, type ProgressWeek } from '../progress'
import { NextStep } from '../steps/NextStep.client'
import { useSteps } from '../steps/use-steps.client'
import { useListedDay } from '../use-listed-day.client'
import { WeekCompleted } from './WeekCompleted'
import { WeekDays } from './WeekDays.client'

/** A week that is open: its days with their steps, today's first. */
export function OpenWeek({ progress, week }: { progress: Progress; week: ProgressWeek }) {
  const { enrolment, programme } = progress
  const mark = useSteps(programme.slug)
  const listed = useListedDay(progress)
  const paused = enrolment?.pausedOn !== null
  const steps = daysOf(week).flatMap((planDay) => planDay.steps)
  return (
    <div className="programme">
      <div className="programme-head">
        <h2 className="font-semibold text-light-ink">{programme.title}, day by day</h2>
        <ProgressLine progress={progress} waiting={progress.day === 0} />
        {paused && <GoOn slug={programme.slug} />}
        <NextStep progress={progress} shown={steps} primary={!paused && !week.done} />
      </div>
      <div className="grid content-start gap-5">
        {week.done && <WeekCompleted progress={progress} week={week} />}
        <WeekDays
          progress={progress}
          week={week}
          dueDay={listed.day}
          onMark={(step, done) => {
            listed.stay()
            mark(step, done)
          }}
        />
      </div>
    </div>
  )
}
