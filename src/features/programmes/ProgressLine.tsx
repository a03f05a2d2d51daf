import { useId } from 'react'
import { dayText } from './calendar-day'
import { doneCount, type Progress } from './progress'

type Props = {
  progress: Progress
  /** Whether the first day is still to come. */
  waiting: boolean
}

/** Where a member stands: "You are on day 9 of 42", with a bar of days. Before the start and while paused, since or until when. */
export function ProgressLine({ progress, waiting }: Props) {
  const id = useId()
  const { day, enrolment, programme } = progress
  if (!enrolment) return null
  if (programme.days === 0) return <p className="text-text-soft">There are no steps here yet.</p>
  if (waiting) return <p className="font-display text-h3">Starts on {dayText(enrolment.startedOn)}</p>
  const done = doneCount(progress)
  return (
    <div className="grid gap-3">
      <p className="font-display text-h3" id={id}>
        {`You are on day ${day} of ${programme.days}`}
      </p>
      <progress
        className="progress-bar programme-progress"
        aria-labelledby={id}
        value={day}
        max={programme.days || 1}
      />
      {enrolment.pausedOn !== null && <p className="font-semibold">Paused since {dayText(enrolment.pausedOn)}</p>}
      {done > 0 && <p className="text-sm text-text-soft">{done === 1 ? '1 step done' : `${done} steps done`}</p>}
    </div>
  )
}
