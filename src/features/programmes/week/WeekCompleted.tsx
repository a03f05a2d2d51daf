import { TextLink } from '@/ui/TextLink'
import { dayText } from '../calendar-day'
import { type Progress, type ProgressWeek, weekAfter } from '../progress'

/** A line for a week whose steps are all done, and the way to what comes after it. Renders a `div`. */
export function WeekCompleted({ progress, week }: { progress: Progress; week: ProgressWeek }) {
  const next = weekAfter(progress, week.week)
  return (
    <div className="programme-done" role="status">
      <p className="font-display text-h4">Week {week.week} is done. It stays with you.</p>
      {next && !next.open && next.opensOn !== null && (
        <p className="text-text-soft">
          Week {next.week} opens on {dayText(next.opensOn)}.
        </p>
      )}
      {next?.uri && (
        <TextLink href={next.uri} arrow>
          {next.title ? `Week ${next.week}: ${next.title}` : `Week ${next.week}`}
        </TextLink>
      )}
      {progress.completion && (
        <TextLink href={progress.completion} arrow>
          See what you have done
        </TextLink>
      )}
    </div>
  )
}
