import type { Milestones } from './milestone'

/** The weekly streak as text. Renders a `p`. */
export function StreakSummary({ thisWeek, weeks }: Milestones['streak']) {
  const unitText = weeks === 1 ? 'week' : 'weeks in a row'
  return (
    <p className="flex items-center gap-5">
      <span className="streak-number">{weeks}</span>
      <span className="grid">
        <span className="type-h4">{weeks === 0 ? 'weeks so far' : unitText}</span>
        <span className="text-sm text-text-soft">{streakText(weeks, thisWeek)}</span>
      </span>
    </p>
  )
}

function streakText(weeks: number, thisWeek: boolean): string {
  if (weeks === 0) return 'One thing makes a week count: a video, a favorite, a recipe you rate.'
  if (thisWeek) return 'This week counts already. Rest days are part of it.'
  return 'This week is still open, and rest days are part of it.'
}
