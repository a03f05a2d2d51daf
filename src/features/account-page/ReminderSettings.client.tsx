'use client'

import { useId, useState } from 'react'
import { ACCOUNT_TEXTS } from '@/rules/page-texts/accounts'
import { WEEKDAYS, type Weekday } from '@/rules/programme/terms'
import { Checkbox } from '@/ui/Checkbox'
import { ListLoading } from './ListLoading'
import { useReminders } from './use-reminders.client'

const labelOf = (weekday: Weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1)

/** A switch for reminders of the user's programs, and the weekdays. Each change is saved at once. */
export function ReminderSettings({ userId }: { userId: number }) {
  const errorId = useId()
  const { change, failed, outcome, retry, settings } = useReminders(userId)
  const [hasNoDay, setHasNoDay] = useState(false)

  if (failed || !settings) return <ListLoading failed={failed} onRetry={retry} />
  const { on, weekdays } = settings

  function toggleDay(weekday: Weekday, isChosen: boolean) {
    const chosen = WEEKDAYS.filter((each) => (each === weekday ? isChosen : weekdays.includes(each)))
    setHasNoDay(chosen.length === 0)
    if (chosen.length > 0) change({ on, weekdays: chosen })
  }

  const saved = on ? ACCOUNT_TEXTS.remindersSaved : ACCOUNT_TEXTS.remindersOff
  return (
    <>
      <Checkbox
        role="switch"
        name="reminders"
        label="Remind me by email"
        checked={on}
        onChange={({ target }) => {
          setHasNoDay(false)
          change({ on: target.checked, weekdays: weekdays.length > 0 ? weekdays : [...WEEKDAYS] })
        }}
      />
      <fieldset className="w-full max-w-measure" disabled={!on} aria-describedby={errorId}>
        <legend className="font-semibold">Days</legend>
        <div className="grid grid-cols-2 gap-x-6 sm:grid-cols-3">
          {WEEKDAYS.map((weekday) => (
            <Checkbox
              key={weekday}
              name={weekday}
              label={labelOf(weekday)}
              checked={weekdays.includes(weekday)}
              onChange={({ target }) => toggleDay(weekday, target.checked)}
            />
          ))}
        </div>
      </fieldset>
      <p className="font-semibold text-bad text-sm empty:hidden" id={errorId} role="alert">
        {hasNoDay ? ACCOUNT_TEXTS.remindersNoDay : outcome === 'failed' ? ACCOUNT_TEXTS.remindersFailed : ''}
      </p>
      <p className="text-good empty:hidden" role="status">
        {outcome === 'saved' && !hasNoDay ? saved : ''}
      </p>
    </>
  )
}
