'use client'

import { useState } from 'react'
import { Badge } from '@/ui/Badge'
import { browserDay, dayText } from '../calendar-day'
import { Disclosure } from '../Disclosure'
import { dateOf, daysOf, type PlanDay, type Progress, type ProgressWeek, type Step } from '../progress'
import { StepList } from '../steps/StepList.client'

type Props = {
  progress: Progress
  week: ProgressWeek
  /** The number of the day that is due, or that the member has just finished at their own pace. */
  dueDay: number
  onMark(step: Step, done: boolean): void
}

/** The days of a week: the one that is due first, then those to come; earlier ones are collapsed below. */
export function WeekDays({ dueDay, onMark, progress, week }: Props) {
  const [today] = useState(() => browserDay(new Date()))
  const days = daysOf(week).filter(({ steps }) => steps.length > 0)
  const isDue = days.some(({ day }) => day === dueDay)
  const earlier = isDue ? days.filter(({ day }) => day < dueDay) : []
  const section = (planDay: PlanDay) => (
    <WeekDay
      key={planDay.day}
      planDay={planDay}
      date={dateOf(progress, week, planDay.day, today)}
      due={planDay.day === progress.day && progress.enrolment?.pausedOn === null}
      onMark={onMark}
    />
  )
  return (
    <>
      {days.filter((planDay) => !earlier.includes(planDay)).map(section)}
      {earlier.length > 0 && (
        <div>
          <Disclosure title="Earlier days">{earlier.map(section)}</Disclosure>
        </div>
      )}
    </>
  )
}

type DayProps = Pick<Props, 'onMark'> & { planDay: PlanDay; date: string | null; due: boolean }

function WeekDay({ date, due, onMark, planDay: { day, steps } }: DayProps) {
  return (
    <div className="programme-day" data-due={due ? '' : undefined}>
      <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
        <h3 className="type-h4">Day {day}</h3>
        {due && <Badge variant="sun">Today</Badge>}
        {date && <p className="text-sm text-text-soft">{dayText(date)}</p>}
      </div>
      <StepList steps={steps} label={`Steps of day ${day}`} onMark={onMark} />
    </div>
  )
}
