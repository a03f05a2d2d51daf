'use client'

import { Check } from 'lucide-react'
import { useStreak } from '@/features/milestones/use-milestones.client'
import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import { type CalendarDay, daysOfWeek, weekdayName } from '@/rules/weekly-program'

/** The days of this week, with those on which the member was active, and how many weeks in a row it makes. */
export function WeekStrip({ today }: { today: CalendarDay }) {
  const streak = useStreak()
  return (
    <>
      <ol className="week-strip" aria-label={MEMBER_TEXTS.yourWeek}>
        {daysOfWeek(today).map((day) => {
          const isActive = streak?.days.includes(day) === true
          const name = weekdayName(day)
          return (
            <li key={day} data-active={isActive || undefined} aria-current={day === today ? 'date' : undefined}>
              {isActive && <Check aria-hidden="true" />}
              <span aria-hidden="true">{name[0]}</span>
              <span className="sr-only">{isActive ? MEMBER_TEXTS.activeDay(name) : name}</span>
            </li>
          )
        })}
      </ol>
      <p className="text-sm text-text-soft max-md:sr-only">
        {streak && (streak.weeks === 0 ? MEMBER_TEXTS.streakBegins : MEMBER_TEXTS.weeksInARow(streak.weeks))}
      </p>
    </>
  )
}
