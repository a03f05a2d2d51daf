import { MEMBER_TEXTS } from '@/rules/page-texts/members'
import type { Streak } from '@/rules/streak'

/** The weekly streak as text. Renders a `p`. */
export function StreakSummary({ thisWeek, weeks }: Pick<Streak, 'thisWeek' | 'weeks'>) {
  if (weeks === 0) return <p className="text-text-soft">{MEMBER_TEXTS.noStreak}</p>
  return (
    <p className="flex items-center gap-5">
      <span className="streak-number">{weeks}</span>
      <span className="grid">
        <span className="type-h4">{weeks === 1 ? 'week' : 'weeks in a row'}</span>
        <span className="text-sm text-text-soft">{thisWeek ? MEMBER_TEXTS.streakCounts : MEMBER_TEXTS.streakOpen}</span>
      </span>
    </p>
  )
}
