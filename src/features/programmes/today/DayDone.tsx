import { TextLink } from '@/ui/TextLink'
import { dayText } from '../calendar-day'
import { type Progress, weekAfter, weekOfStep } from '../progress'

type Props = {
  progress: Progress
  /** Whether the day is today, rather than another one at one's own pace. */
  today: boolean
}

/** A line for a day whose steps are all done, and what is next. Renders a `div`. */
export function DayDone({ progress, today }: Props) {
  const { next, week } = progress
  const opening = next ? undefined : weekAfter(progress, week)
  const nextWeek = next ? weekOfStep(progress, next.id) : undefined
  return (
    <div className="programme-done" role="status">
      <p className="font-display text-h4">
        {today ? 'That is today, done. The rest of the day is yours.' : 'That day is done.'}
      </p>
      {next && (
        <p className="text-text-soft">
          Next: {next.uri ? <TextLink href={next.uri}>{next.title}</TextLink> : next.title}
          {nextWeek && nextWeek.week !== week && `, in week ${nextWeek.week}`}
        </p>
      )}
      {opening?.opensOn && (
        <p className="text-text-soft">
          Week {opening.week} opens on {dayText(opening.opensOn)}.
        </p>
      )}
    </div>
  )
}
