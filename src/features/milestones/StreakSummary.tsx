import { COMMON_TEXTS } from '@/rules/common-texts'
import type { Milestones } from './milestone'

/** The weekly streak as text. Renders a `p`. */
export function StreakSummary({ thisWeek, weeks }: Milestones['streak']) {
  if (weeks === 0) return <p className="text-text-soft">{COMMON_TEXTS.noStreak}</p>
  return (
    <p className="flex items-center gap-5">
      <span className="streak-number">{weeks}</span>
      <span className="grid">
        <span className="type-h4">{weeks === 1 ? 'week' : 'weeks in a row'}</span>
        <span className="text-sm text-text-soft">{thisWeek ? COMMON_TEXTS.streakCounts : COMMON_TEXTS.streakOpen}</span>
      </span>
    </p>
  )
}
